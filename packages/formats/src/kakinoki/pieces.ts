/** How the Kakinoki family names pieces: in moves, and with one character each in diagrams and hands. */
import { CHAR, roleOfClass } from './chars.js';

/** By role, in the order of the rules package; index 0 is no piece. */
const inMoves = ['', '歩', '香', '桂', '銀', '角', '飛', '金', '玉', 'と', '成香', '成桂', '成銀', '馬', '龍'];
const inDiagrams = ['', '歩', '香', '桂', '銀', '角', '飛', '金', '玉', 'と', '杏', '圭', '全', '馬', '龍'];

/** The name of a role in a move: 成銀. */
export const pieceWord = (role: number): string => inMoves[role];

/** The one character of a role in a diagram or a hand: 全. */
export const pieceChar = (role: number): string => inDiagrams[role];

/** The role that one character names, either form; 0 where it names none. */
export const roleOfChar = (char: string): number => (char.length === 1 ? roleOfClass(CHAR[char.charCodeAt(0)]) : 0);
