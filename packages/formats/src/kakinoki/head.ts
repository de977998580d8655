/** Everything that a record of the Kakinoki family says before its moves, in the form that is written. */
import type { GameRecord } from '@kifukit/record';
import { type Handicap, handicapOf, moveNumberOf, positionOf } from '@kifukit/rules';
import { makeDiagram } from './diagram.js';
import { handicapName, isHandicapStart, isNameEnough } from './handicaps.js';
import { makeHeaderLine } from './headers.js';
import { makePlayed } from './lines.js';

/** What programs do not agree on. */
export interface HeadStyle {
  /** Whether 下手 and 上手 are the players of a handicap game. */
  readonly handicapPlayers: boolean;
  /** Whether the handicap's name alone tells the start. */
  knowsHandicap(handicap: Handicap): boolean;
}

const usual: HeadStyle = { handicapPlayers: true, knowsHandicap: isNameEnough };

/**
 * Headers in their order, then the handicap's name or a diagram, each line with its `\n`.
 * NOTE: a handicap's name that programs do not agree on, or do not know, has a diagram beside it.
 */
export function makeHead({ start, headers }: GameRecord, style: HeadStyle = usual): string {
  const isHandicap = style.handicapPlayers && isHandicapStart(start);
  const handicap = handicapOf(start);
  const isNamed = headers.some(([key]) => key === 'handicap');
  let text = '';
  for (const header of headers) text += `${makeHeaderLine(header, isHandicap)}\n`;
  if (handicap !== undefined && !isNamed) text += `手合割：${handicapName(handicap)}\n`;
  if (handicap === undefined || isNamed || !style.knowsHandicap(handicap)) text += makeDiagram(positionOf(start));
  const moveNumber = moveNumberOf(start);
  if (moveNumber !== 1) text += `${makePlayed(moveNumber - 1)}\n`;
  return text;
}
