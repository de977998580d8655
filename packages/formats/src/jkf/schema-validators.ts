// Made from jkf.schema.json by testing/make-validators.ts with ajv; `npx vitest run jkf/schema --update` makes it anew.
// biome-ignore-all lint: made by a program
// biome-ignore-all format: made by a program
// biome-ignore-all assist: made by a program
// @ts-nocheck
"use strict";
export const validateRecord = validate27;
const schema32 = {"type":"object","required":["header","moves"],"additionalProperties":false,"properties":{"header":{"type":"object","additionalProperties":{"type":"string"}},"initial":{"$ref":"#/$defs/initial"},"moves":{"type":"array","prefixItems":[{"$ref":"#/$defs/start"}]}}};
const schema38 = {"type":"object","properties":{"comment":{"type":"string"}}};
const schema33 = {"type":["object","null"],"required":["preset"],"additionalProperties":false,"properties":{"preset":{"enum":["HIRATE","KY","KY_R","KA","HI","HIKY","2","3","4","5","5_L","6","7_L","7_R","8","10","OTHER"]},"data":{"$ref":"#/$defs/position"}}};
const schema34 = {"type":["object","null"],"required":["color","board","hands"],"properties":{"color":{"$ref":"#/$defs/color"},"board":{"type":["array","object"],"additionalProperties":false,"items":{"type":"array","items":{"$ref":"#/$defs/square"}}},"hands":{"type":"array","minItems":2,"maxItems":2,"items":{"$ref":"#/$defs/hand"}}}};
const schema35 = {"enum":[0,1]};
const schema36 = {"type":"object","additionalProperties":false,"properties":{"color":{"enum":[0,1,null]},"kind":{"enum":["FU","KY","KE","GI","KI","KA","HI","OU","TO","NY","NK","NG","UM","RY",null]}}};
const schema37 = {"type":"object","additionalProperties":false,"properties":{"FU":{"type":"integer"},"KY":{"type":"integer"},"KE":{"type":"integer"},"GI":{"type":"integer"},"KI":{"type":"integer"},"KA":{"type":"integer"},"HI":{"type":"integer"},"OU":{"type":"integer"},"TO":{"type":"integer"},"NY":{"type":"integer"},"NK":{"type":"integer"},"NG":{"type":"integer"},"UM":{"type":"integer"},"RY":{"type":"integer"}}};
const func1 = Object.prototype.hasOwnProperty;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema34.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.color === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "color"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.board === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "board"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.hands === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hands"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.color !== undefined){
let data0 = data.color;
if(!((data0 === 0) || (data0 === 1))){
const err4 = {instancePath:instancePath+"/color",schemaPath:"#/$defs/color/enum",keyword:"enum",params:{allowedValues: schema35.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.board !== undefined){
let data1 = data.board;
if(!data1 || typeof data1 != "object"){
const err5 = {instancePath:instancePath+"/board",schemaPath:"#/properties/board/type",keyword:"type",params:{type: schema34.properties.board.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(!((key0 === "color") || (key0 === "kind"))){
const err6 = {instancePath:instancePath+"/board/" + i0+"/" + i1,schemaPath:"#/$defs/square/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.color !== undefined){
let data4 = data3.color;
if(!(((data4 === 0) || (data4 === 1)) || (data4 === null))){
const err7 = {instancePath:instancePath+"/board/" + i0+"/" + i1+"/color",schemaPath:"#/$defs/square/properties/color/enum",keyword:"enum",params:{allowedValues: schema36.properties.color.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.kind !== undefined){
let data5 = data3.kind;
if(!(((((((((((((((data5 === "FU") || (data5 === "KY")) || (data5 === "KE")) || (data5 === "GI")) || (data5 === "KI")) || (data5 === "KA")) || (data5 === "HI")) || (data5 === "OU")) || (data5 === "TO")) || (data5 === "NY")) || (data5 === "NK")) || (data5 === "NG")) || (data5 === "UM")) || (data5 === "RY")) || (data5 === null))){
const err8 = {instancePath:instancePath+"/board/" + i0+"/" + i1+"/kind",schemaPath:"#/$defs/square/properties/kind/enum",keyword:"enum",params:{allowedValues: schema36.properties.kind.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/board/" + i0+"/" + i1,schemaPath:"#/$defs/square/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/board/" + i0,schemaPath:"#/properties/board/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
const err11 = {instancePath:instancePath+"/board",schemaPath:"#/properties/board/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.hands !== undefined){
let data6 = data.hands;
if(Array.isArray(data6)){
if(data6.length > 2){
const err12 = {instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6.length < 2){
const err13 = {instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
if(!(func1.call(schema37.properties, key2))){
const err14 = {instancePath:instancePath+"/hands/" + i2,schemaPath:"#/$defs/hand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data7.FU !== undefined){
let data8 = data7.FU;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err15 = {instancePath:instancePath+"/hands/" + i2+"/FU",schemaPath:"#/$defs/hand/properties/FU/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.KY !== undefined){
let data9 = data7.KY;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/hands/" + i2+"/KY",schemaPath:"#/$defs/hand/properties/KY/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7.KE !== undefined){
let data10 = data7.KE;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err17 = {instancePath:instancePath+"/hands/" + i2+"/KE",schemaPath:"#/$defs/hand/properties/KE/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.GI !== undefined){
let data11 = data7.GI;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err18 = {instancePath:instancePath+"/hands/" + i2+"/GI",schemaPath:"#/$defs/hand/properties/GI/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.KI !== undefined){
let data12 = data7.KI;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err19 = {instancePath:instancePath+"/hands/" + i2+"/KI",schemaPath:"#/$defs/hand/properties/KI/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.KA !== undefined){
let data13 = data7.KA;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err20 = {instancePath:instancePath+"/hands/" + i2+"/KA",schemaPath:"#/$defs/hand/properties/KA/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.HI !== undefined){
let data14 = data7.HI;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err21 = {instancePath:instancePath+"/hands/" + i2+"/HI",schemaPath:"#/$defs/hand/properties/HI/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.OU !== undefined){
let data15 = data7.OU;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err22 = {instancePath:instancePath+"/hands/" + i2+"/OU",schemaPath:"#/$defs/hand/properties/OU/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.TO !== undefined){
let data16 = data7.TO;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err23 = {instancePath:instancePath+"/hands/" + i2+"/TO",schemaPath:"#/$defs/hand/properties/TO/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.NY !== undefined){
let data17 = data7.NY;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err24 = {instancePath:instancePath+"/hands/" + i2+"/NY",schemaPath:"#/$defs/hand/properties/NY/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.NK !== undefined){
let data18 = data7.NK;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err25 = {instancePath:instancePath+"/hands/" + i2+"/NK",schemaPath:"#/$defs/hand/properties/NK/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data7.NG !== undefined){
let data19 = data7.NG;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err26 = {instancePath:instancePath+"/hands/" + i2+"/NG",schemaPath:"#/$defs/hand/properties/NG/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.UM !== undefined){
let data20 = data7.UM;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err27 = {instancePath:instancePath+"/hands/" + i2+"/UM",schemaPath:"#/$defs/hand/properties/UM/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data7.RY !== undefined){
let data21 = data7.RY;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err28 = {instancePath:instancePath+"/hands/" + i2+"/RY",schemaPath:"#/$defs/hand/properties/RY/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/hands/" + i2,schemaPath:"#/$defs/hand/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"color":true,"board":true,"hands":true},"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema33.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.preset === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preset"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "preset") || (key0 === "data"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.preset !== undefined){
let data0 = data.preset;
if(!(((((((((((((((((data0 === "HIRATE") || (data0 === "KY")) || (data0 === "KY_R")) || (data0 === "KA")) || (data0 === "HI")) || (data0 === "HIKY")) || (data0 === "2")) || (data0 === "3")) || (data0 === "4")) || (data0 === "5")) || (data0 === "5_L")) || (data0 === "6")) || (data0 === "7_L")) || (data0 === "7_R")) || (data0 === "8")) || (data0 === "10")) || (data0 === "OTHER"))){
const err3 = {instancePath:instancePath+"/preset",schemaPath:"#/properties/preset/enum",keyword:"enum",params:{allowedValues: schema33.properties.preset.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate23(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.header === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "header"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.moves === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "moves"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "header") || (key0 === "initial")) || (key0 === "moves"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(typeof data0[key1] !== "string"){
const err3 = {instancePath:instancePath+"/header/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/header/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.initial !== undefined){
if(!(validate22(data.initial, {instancePath:instancePath+"/initial",parentData:data,parentDataProperty:"initial",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.moves !== undefined){
let data3 = data.moves;
if(Array.isArray(data3)){
const len0 = data3.length;
if(len0 > 0){
let data4 = data3[0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.comment !== undefined){
if(typeof data4.comment !== "string"){
const err5 = {instancePath:instancePath+"/moves/0/comment",schemaPath:"#/$defs/start/properties/comment/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/moves/0",schemaPath:"#/$defs/start/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/moves",schemaPath:"#/properties/moves/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateEntry = validate29;
const schema41 = {"type":"object","additionalProperties":false,"properties":{"comments":{"type":["array","null"],"items":{"type":"string"}},"move":{"$ref":"#/$defs/move"},"time":{"$ref":"#/$defs/time"},"special":{"enum":["TORYO","CHUDAN","SENNICHITE","TIME_UP","ILLEGAL_MOVE","+ILLEGAL_ACTION","-ILLEGAL_ACTION","JISHOGI","KACHI","HIKIWAKE","MATTA","TSUMI","FUZUMI","ERROR",null]},"forks":{"type":["array","null"],"items":{"$ref":"#/$defs/fork"}}}};
const schema47 = {"type":"array"};
const schema42 = {"type":["object","null"],"required":["color","to","piece"],"additionalProperties":false,"properties":{"color":{"$ref":"#/$defs/color"},"from":{"type":["object","null"],"required":["x","y"],"additionalProperties":false,"properties":{"x":{"type":"integer"},"y":{"type":"integer"}}},"to":{"type":"object","required":["x","y"],"additionalProperties":false,"properties":{"x":{"type":"integer"},"y":{"type":"integer"}}},"piece":{"enum":["FU","KY","KE","GI","KI","KA","HI","OU","TO","NY","NK","NG","UM","RY"]},"same":{"type":["boolean","null"]},"promote":{"type":["boolean","null"]},"capture":{"enum":["FU","KY","KE","GI","KI","KA","HI","TO","NY","NK","NG","UM","RY",null]},"relative":{"type":["string","null"],"pattern":"[LCRUMDH]"}}};
const pattern4 = new RegExp("[LCRUMDH]", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema42.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.color === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "color"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.to === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.piece === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "piece"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "color") || (key0 === "from")) || (key0 === "to")) || (key0 === "piece")) || (key0 === "same")) || (key0 === "promote")) || (key0 === "capture")) || (key0 === "relative"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.color !== undefined){
let data0 = data.color;
if(!((data0 === 0) || (data0 === 1))){
const err5 = {instancePath:instancePath+"/color",schemaPath:"#/$defs/color/enum",keyword:"enum",params:{allowedValues: schema35.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.from !== undefined){
let data1 = data.from;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err6 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: schema42.properties.from.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.x === undefined){
const err7 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/required",keyword:"required",params:{missingProperty: "x"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.y === undefined){
const err8 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/required",keyword:"required",params:{missingProperty: "y"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "x") || (key1 === "y"))){
const err9 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.x !== undefined){
let data2 = data1.x;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/from/x",schemaPath:"#/properties/from/properties/x/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.y !== undefined){
let data3 = data1.y;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/from/y",schemaPath:"#/properties/from/properties/y/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
if(data.to !== undefined){
let data4 = data.to;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.x === undefined){
const err12 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/required",keyword:"required",params:{missingProperty: "x"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.y === undefined){
const err13 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/required",keyword:"required",params:{missingProperty: "y"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key2 in data4){
if(!((key2 === "x") || (key2 === "y"))){
const err14 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.x !== undefined){
let data5 = data4.x;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/to/x",schemaPath:"#/properties/to/properties/x/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.y !== undefined){
let data6 = data4.y;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/to/y",schemaPath:"#/properties/to/properties/y/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.piece !== undefined){
let data7 = data.piece;
if(!((((((((((((((data7 === "FU") || (data7 === "KY")) || (data7 === "KE")) || (data7 === "GI")) || (data7 === "KI")) || (data7 === "KA")) || (data7 === "HI")) || (data7 === "OU")) || (data7 === "TO")) || (data7 === "NY")) || (data7 === "NK")) || (data7 === "NG")) || (data7 === "UM")) || (data7 === "RY"))){
const err18 = {instancePath:instancePath+"/piece",schemaPath:"#/properties/piece/enum",keyword:"enum",params:{allowedValues: schema42.properties.piece.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.same !== undefined){
let data8 = data.same;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err19 = {instancePath:instancePath+"/same",schemaPath:"#/properties/same/type",keyword:"type",params:{type: schema42.properties.same.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.promote !== undefined){
let data9 = data.promote;
if((typeof data9 !== "boolean") && (data9 !== null)){
const err20 = {instancePath:instancePath+"/promote",schemaPath:"#/properties/promote/type",keyword:"type",params:{type: schema42.properties.promote.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.capture !== undefined){
let data10 = data.capture;
if(!((((((((((((((data10 === "FU") || (data10 === "KY")) || (data10 === "KE")) || (data10 === "GI")) || (data10 === "KI")) || (data10 === "KA")) || (data10 === "HI")) || (data10 === "TO")) || (data10 === "NY")) || (data10 === "NK")) || (data10 === "NG")) || (data10 === "UM")) || (data10 === "RY")) || (data10 === null))){
const err21 = {instancePath:instancePath+"/capture",schemaPath:"#/properties/capture/enum",keyword:"enum",params:{allowedValues: schema42.properties.capture.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.relative !== undefined){
let data11 = data.relative;
if((typeof data11 !== "string") && (data11 !== null)){
const err22 = {instancePath:instancePath+"/relative",schemaPath:"#/properties/relative/type",keyword:"type",params:{type: schema42.properties.relative.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
const err23 = {instancePath:instancePath+"/relative",schemaPath:"#/properties/relative/pattern",keyword:"pattern",params:{pattern: "[LCRUMDH]"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":["object","null"],"required":["now","total"],"additionalProperties":false,"properties":{"now":{"$ref":"#/$defs/clock"},"total":{"$ref":"#/$defs/clock"}}};
const schema45 = {"type":"object","required":["m","s"],"additionalProperties":false,"properties":{"h":{"type":["integer","null"]},"m":{"type":"integer"},"s":{"type":"integer"}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema44.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.now === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "now"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "now") || (key0 === "total"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.now !== undefined){
let data0 = data.now;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.m === undefined){
const err4 = {instancePath:instancePath+"/now",schemaPath:"#/$defs/clock/required",keyword:"required",params:{missingProperty: "m"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.s === undefined){
const err5 = {instancePath:instancePath+"/now",schemaPath:"#/$defs/clock/required",keyword:"required",params:{missingProperty: "s"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data0){
if(!(((key1 === "h") || (key1 === "m")) || (key1 === "s"))){
const err6 = {instancePath:instancePath+"/now",schemaPath:"#/$defs/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.h !== undefined){
let data1 = data0.h;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err7 = {instancePath:instancePath+"/now/h",schemaPath:"#/$defs/clock/properties/h/type",keyword:"type",params:{type: schema45.properties.h.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.m !== undefined){
let data2 = data0.m;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/now/m",schemaPath:"#/$defs/clock/properties/m/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.s !== undefined){
let data3 = data0.s;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/now/s",schemaPath:"#/$defs/clock/properties/s/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/now",schemaPath:"#/$defs/clock/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.total !== undefined){
let data4 = data.total;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.m === undefined){
const err11 = {instancePath:instancePath+"/total",schemaPath:"#/$defs/clock/required",keyword:"required",params:{missingProperty: "m"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.s === undefined){
const err12 = {instancePath:instancePath+"/total",schemaPath:"#/$defs/clock/required",keyword:"required",params:{missingProperty: "s"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key2 in data4){
if(!(((key2 === "h") || (key2 === "m")) || (key2 === "s"))){
const err13 = {instancePath:instancePath+"/total",schemaPath:"#/$defs/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.h !== undefined){
let data5 = data4.h;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err14 = {instancePath:instancePath+"/total/h",schemaPath:"#/$defs/clock/properties/h/type",keyword:"type",params:{type: schema45.properties.h.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.m !== undefined){
let data6 = data4.m;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/total/m",schemaPath:"#/$defs/clock/properties/m/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.s !== undefined){
let data7 = data4.s;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/total/s",schemaPath:"#/$defs/clock/properties/s/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/total",schemaPath:"#/$defs/clock/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "comments") || (key0 === "move")) || (key0 === "time")) || (key0 === "special")) || (key0 === "forks"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.comments !== undefined){
let data0 = data.comments;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err1 = {instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/type",keyword:"type",params:{type: schema41.properties.comments.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err2 = {instancePath:instancePath+"/comments/" + i0,schemaPath:"#/properties/comments/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
if(data.move !== undefined){
if(!(validate30(data.move, {instancePath:instancePath+"/move",parentData:data,parentDataProperty:"move",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.time !== undefined){
if(!(validate32(data.time, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.special !== undefined){
let data4 = data.special;
if(!(((((((((((((((data4 === "TORYO") || (data4 === "CHUDAN")) || (data4 === "SENNICHITE")) || (data4 === "TIME_UP")) || (data4 === "ILLEGAL_MOVE")) || (data4 === "+ILLEGAL_ACTION")) || (data4 === "-ILLEGAL_ACTION")) || (data4 === "JISHOGI")) || (data4 === "KACHI")) || (data4 === "HIKIWAKE")) || (data4 === "MATTA")) || (data4 === "TSUMI")) || (data4 === "FUZUMI")) || (data4 === "ERROR")) || (data4 === null))){
const err3 = {instancePath:instancePath+"/special",schemaPath:"#/properties/special/enum",keyword:"enum",params:{allowedValues: schema41.properties.special.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.forks !== undefined){
let data5 = data.forks;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err4 = {instancePath:instancePath+"/forks",schemaPath:"#/properties/forks/type",keyword:"type",params:{type: schema41.properties.forks.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(Array.isArray(data5[i1]))){
const err5 = {instancePath:instancePath+"/forks/" + i1,schemaPath:"#/$defs/fork/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
