/** The moves of a line, and the word for the ending behind them. */
import type { Replayer, Report } from '@kifukit/record';
import { makeUsi } from '@kifukit/rules';
import { endingOfWord, isUnknownEnding } from './names.js';
import { moveAt, oddMove, Words } from './tokens.js';

/** Reads moves from the present word to the end of the line. */
export function readMoves(words: Words, replayer: Replayer, report: Report): void {
  const { text } = words;
  for (; words.end > words.start; words.next()) {
    const move = moveAt(text, words.start, words.end);
    if (move !== undefined) replayer.usi(move, words.start, words.end);
    else if (!readOther(words, replayer, report)) return;
  }
}

/** Reads a word that is not spelled as a move. False where the rest of the line is done with. */
function readOther(words: Words, replayer: Replayer, report: Report): boolean {
  const { word, start, end } = words;
  const move = oddMove(word);
  if (move !== undefined) {
    if (!replayer.stopped) {
      report.add('usi/odd-spelling', start, end, { ply: replayer.ply + 1, values: { text: word, as: makeUsi(move) } });
    }
    replayer.usi(move, start, end);
    return true;
  }
  const kind = endingOfWord(word);
  if (kind !== undefined && mayEnd(words, replayer)) {
    replayer.end({ kind }, word, start, end);
    return true;
  }
  if (kind === undefined && !replayer.stopped && isUnknownEnding(word) && !movesFollow(words)) {
    endUnknown(words, replayer, report);
    return false;
  }
  replayer.syntaxFault(start, end);
  return true;
}

/** Moves after an ending become a variation, but after a second ending no further one: that would nest without end. */
function mayEnd(words: Words, { line, game, stopped }: Replayer): boolean {
  return line === game.main || stopped || line.ending !== undefined || !movesFollow(words);
}

/** Whether the line holds moves behind the present word. */
function movesFollow({ text, end, lineEnd }: Words): boolean {
  for (const { 0: word } of text.slice(end, lineEnd).matchAll(/\S+/g)) {
    if (moveAt(word, 0, word.length) !== undefined || oddMove(word) !== undefined) return true;
  }
  return false;
}

/** Keeps the words at the end of the line as an ending that nobody knows. */
function endUnknown({ text, start, lineEnd }: Words, replayer: Replayer, report: Report): void {
  const words = text.slice(start, lineEnd);
  if (!replayer.line.ending)
    report.add('record/unknown-special-move', start, lineEnd, { ply: replayer.ply + 1, values: { text: words } });
  replayer.end({ kind: 'other', text: words }, words, start, lineEnd);
}

/** Whether a text would be read as an unknown ending if it stood behind the moves. */
export function isEndingText(text: string): boolean {
  if (!/^\S+(?:[ \t]+\S+)*$/.test(text)) return false;
  const words = new Words(text, 0, text.length, false);
  words.next();
  const { word } = words;
  return (
    endingOfWord(word) === undefined && oddMove(word) === undefined && isUnknownEnding(word) && !movesFollow(words)
  );
}
