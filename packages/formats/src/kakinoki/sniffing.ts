/** What tells a text of the Kakinoki family, whatever its member. */

const HEADER = /^[ \t　]*(?:手合割|[先後上下]手(?:の持駒|番)?|開始日時|棋戦|対局日)[ 　]?(?:[:：]|$)/m;
const DIAGRAM = /^[ \t　]*\|(?:[ v^+V].){9}\|/m;

export const hasDiagram = (head: string): boolean => DIAGRAM.test(head);

/** Whether there are headers or a diagram. */
export const hasPreamble = (head: string): boolean => HEADER.test(head) || DIAGRAM.test(head);
