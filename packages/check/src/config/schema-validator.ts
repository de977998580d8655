// Made from profiles.schema.json by testing/make-validator.ts with ajv; `npx vitest run check/src/config --update` makes it anew.
// biome-ignore-all lint: made by a program
// biome-ignore-all format: made by a program
// biome-ignore-all assist: made by a program
// @ts-nocheck
"use strict";
export const validateProfiles = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Rule profiles of kifukit check","type":"object","required":["profiles"],"additionalProperties":false,"properties":{"$schema":{"type":"string"},"profiles":{"type":"object","additionalProperties":{"$ref":"#/$defs/profile"}}},"$defs":{"profile":{"type":"object","additionalProperties":false,"properties":{"base":{"enum":["jsa","amateur-27","csa","kislyuk-1990","tsume","lenient"]},"repetition":{"type":"integer","minimum":2,"maximum":10},"perpetualCheck":{"type":"integer","minimum":2,"maximum":10},"impasse":{"enum":["24-points","27-points"]},"declaration":{"enum":["24-points","27-points","either","none"]},"tsume":{"type":"boolean"},"severities":{"type":"object","additionalProperties":{"enum":["error","warning","info","off"]}}}}},"$id":"profiles"};
const schema32 = {"type":"object","additionalProperties":false,"properties":{"base":{"enum":["jsa","amateur-27","csa","kislyuk-1990","tsume","lenient"]},"repetition":{"type":"integer","minimum":2,"maximum":10},"perpetualCheck":{"type":"integer","minimum":2,"maximum":10},"impasse":{"enum":["24-points","27-points"]},"declaration":{"enum":["24-points","27-points","either","none"]},"tsume":{"type":"boolean"},"severities":{"type":"object","additionalProperties":{"enum":["error","warning","info","off"]}}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="profiles" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.profiles === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "profiles"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "$schema") || (key0 === "profiles"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.profiles !== undefined){
let data1 = data.profiles;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
let data2 = data1[key1];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 in data2){
if(!(((((((key2 === "base") || (key2 === "repetition")) || (key2 === "perpetualCheck")) || (key2 === "impasse")) || (key2 === "declaration")) || (key2 === "tsume")) || (key2 === "severities"))){
const err3 = {instancePath:instancePath+"/profiles/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/profile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data2.base !== undefined){
let data3 = data2.base;
if(!((((((data3 === "jsa") || (data3 === "amateur-27")) || (data3 === "csa")) || (data3 === "kislyuk-1990")) || (data3 === "tsume")) || (data3 === "lenient"))){
const err4 = {instancePath:instancePath+"/profiles/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/base",schemaPath:"#/$defs/profile/properties/base/enum",keyword:"enum",params:{allowedValues: schema32.properties.base.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.repetition !== undefined){
let data4 = data2.repetition;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/profiles/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/repetition",schemaPath:"#/$defs/profile/properties/repetition/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 10 || isNaN(data4)){
const err6 = {instancePath:instancePath+"/profiles/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/repetition",schemaPath:"#/$defs/profile/properties/repetition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data4 < 2 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/profiles/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/repetition",schemaPath:"#/$defs/profile/properties/repetition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
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
if(data2.perpetualCheck !== undefined){
let data5 = data2.perpetualCheck;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/profiles/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/perpetualCheck",schemaPath:"#/$defs/profile/properties/perpetualCheck/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/profiles/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/perpetualCheck",schemaPath:"#/$defs/profile/properties/perpetualCheck/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5 < 2 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/profiles/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/perpetualCheck",schemaPath:"#/$defs/profile/properties/perpetualCheck/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
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
if(data2.impasse !== undefined){
let data6 = data2.impasse;
if(!((data6 === "24-points") || (data6 === "27-points"))){
const err11 = {instancePath:instancePath+"/profiles/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/impasse",schemaPath:"#/$defs/profile/properties/impasse/enum",keyword:"enum",params:{allowedValues: schema32.properties.impasse.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.declaration !== undefined){
let data7 = data2.declaration;
if(!((((data7 === "24-points") || (data7 === "27-points")) || (data7 === "either")) || (data7 === "none"))){
const err12 = {instancePath:instancePath+"/profiles/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/declaration",schemaPath:"#/$defs/profile/properties/declaration/enum",keyword:"enum",params:{allowedValues: schema32.properties.declaration.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.tsume !== undefined){
if(typeof data2.tsume !== "boolean"){
const err13 = {instancePath:instancePath+"/profiles/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/tsume",schemaPath:"#/$defs/profile/properties/tsume/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.severities !== undefined){
let data9 = data2.severities;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key3 in data9){
let data10 = data9[key3];
if(!((((data10 === "error") || (data10 === "warning")) || (data10 === "info")) || (data10 === "off"))){
const err14 = {instancePath:instancePath+"/profiles/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/severities/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/profile/properties/severities/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema32.properties.severities.additionalProperties.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/profiles/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/severities",schemaPath:"#/$defs/profile/properties/severities/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/profiles/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/profile/type",keyword:"type",params:{type: "object"}};
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
const err17 = {instancePath:instancePath+"/profiles",schemaPath:"#/properties/profiles/type",keyword:"type",params:{type: "object"}};
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
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
