import { describeFormat } from '../testing/conformance.js';
import { jkf } from './index.js';

/** Without what a reader can do without, with what it must bear. */
const asOthersWrite = `\uFEFF{"header":{"先手":"甲","後手":null,"12":"x","手合割":"平手　　"},"initial":{"preset":2},
"moves":[{"comment":"開始"},
{"move":{"from":{"x":7,"y":1},"to":{"x":6,"y":2},"piece":"GI"},"time":{"now":{"m":90,"s":0}}},
{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU","color":0,"promote":null},"comments":["&しおり","*評価値=5"],
"forks":[[{"move":{"from":{"x":2,"y":7},"to":{"x":2,"y":6},"piece":"FU"}},{"special":"CHUDAN"}],[{"special":"謎"}]]},
{"move":{"to":{"x":5,"y":5},"piece":"KA","relative":"H"}},
{"special":"+ILLEGAL_ACTION","comments":"x"}]}
`;

for (const strict of ['no', 'yes']) describeFormat(jkf, { settings: { strict }, texts: [asOthersWrite] });
