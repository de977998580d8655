/**
 * Reading CSA, V1 to V3.0. The version line opens no doors: files that call themselves V2 hold what only V3.0 describes.
 *
 * Plain lines of moves and times go by the fast lane of `moves.ts`, everything else statement by statement through here.
 */
import type { GameRecord, Report, Source } from '@kifukit/record';
import { BLACK, type Color } from '@kifukit/rules';
import type { ReadOptions } from '../format.js';
import { readComment } from './comments.js';
import { GameDraft } from './draft.js';
import { isOwnWord, readEnding } from './endings.js';
import { parseHeader } from './headers.js';
import { isTimed, readMove, readPlainLines } from './moves.js';
import { hasLookAlikes, hasLowerCase, soundSpelling } from './spelling.js';
import { Statements } from './statements.js';
import { endingOf, isRefusal, parseSummary, type Summary } from './summary.js';
import { parseVersion } from './versions.js';

const DOLLAR = 36;
const QUOTE = 39;
const LETTER_N = 78;
const LETTER_P = 80;
const LETTER_V = 86;

/** NOTE: a move whose sign got lost or became something else (`2625FU`, `*2625FU`) is no remark: moves follow from it. */
const damagedMove = /^[^\w\s]?\s{0,4}\d[\d ]{1,6}[A-Z]{1,2}[^\w\s]?$/;

/** How much of a text that is not understood a message shows. */
const SHOWN = 60;

export function* readCsa(source: Source, report: Report, options: ReadOptions = {}): Generator<GameRecord> {
  const reader = new CsaReader(source.text, report, options);
  for (let game = reader.next(); game; game = reader.next()) yield game;
}

class CsaReader {
  readonly #text: string;
  readonly #report: Report;
  readonly #options: ReadOptions;
  readonly #statements: Statements;
  #draft: GameDraft;
  /** Up to here it is known that no new game begins without a separator. */
  #sameGameUntil = 0;
  /** Where a game begins without a separator before it. */
  #glued: readonly [start: number, end: number] | undefined;

  constructor(text: string, report: Report, options: ReadOptions) {
    this.#text = text;
    this.#report = report;
    this.#options = options;
    this.#statements = new Statements(text);
    this.#draft = new GameDraft(report, options, undefined);
  }

  /** The next game, undefined at the end of the text. */
  next(): GameRecord | undefined {
    const statements = this.#statements;
    this.#reportGlue();
    for (;;) {
      const { replayer } = this.#draft;
      if (replayer) readPlainLines(statements, replayer);
      if (!statements.next()) return this.#take();
      if (this.#text.charCodeAt(statements.start) === QUOTE) this.#comment();
      else if (this.#isSeparator()) {
        const game = this.#take();
        if (game) return game;
      } else if (replayer && this.#beginsNewGame()) {
        this.#glued = [statements.start, statements.end];
        statements.at = statements.start;
        return this.#take();
      } else this.#statement();
    }
  }

  /** The game that was read, if there was one; the next one begins. */
  #take(): GameRecord | undefined {
    const draft = this.#draft;
    if (!draft.hasContent) return undefined;
    this.#draft = new GameDraft(this.#report, this.#options, draft.version);
    return draft.finish(Math.min(this.#statements.start, this.#text.length));
  }

  /** Not before the game in front has been given out: until then, what is reported is about that one. */
  #reportGlue(): void {
    if (!this.#glued) return;
    this.#draft.announce();
    this.#report.add('csa/missing-separator', ...this.#glued, { ply: 0 });
    this.#glued = undefined;
  }

  #isSeparator(): boolean {
    const { start, end } = this.#statements;
    return end === start + 1 && this.#text[start] === '/';
  }

  /**
   * NOTE: files glued together may lack the `/`. A position after moves begins another game; so do the version, names
   * and headers before it.
   */
  #beginsNewGame(): boolean {
    const { start } = this.#statements;
    const first = this.#text.charCodeAt(start);
    if (start < this.#sameGameUntil || (first !== LETTER_P && first !== LETTER_N && first !== LETTER_V)) return false;
    const ahead = this.#statements.ahead();
    while (ahead.next()) {
      const word = this.#text.slice(ahead.start, ahead.start + 2);
      if (/^P[1-9I]/.test(word)) return true;
      if (!/^(?:V\d|N[+-]|\$|')/.test(word)) break;
    }
    this.#sameGameUntil = ahead.start;
    return false;
  }

  #statement(): void {
    const { start, end } = this.#statements;
    const first = this.#text.charCodeAt(start);
    const text = this.#text.slice(start, end);
    const free = first === DOLLAR || first === LETTER_N;
    const sound = free ? text : soundSpelling(text);
    this.#draft.announce();
    if (!(free ? this.#header(text) : this.#command(sound, text))) {
      this.#report.add('record/trailing-text', start, end, { values: { text: shown(text) } });
      return;
    }
    this.#draft.hasContent ||= first !== LETTER_V;
    if (sound === text || isOwnWord(text)) return;
    if (hasLowerCase(text)) this.#draft.forgive('csa/lower-case', shown(text), start, end);
    if (hasLookAlikes(text)) this.#draft.forgive('csa/look-alike', shown(text), start, end);
  }

  #comment(): void {
    const { start, wholeEnd } = this.#statements;
    const line = readComment(this.#text, start, wholeEnd, this.#draft.replayer?.lastMove);
    if (line === undefined) return;
    this.#draft.comment(line);
    const summary = parseSummary(this.#text, start, wholeEnd);
    if (summary) this.#draft.remember(summary);
  }

  /** `N+`, `N-` or a `$` line; false where it is none. They may also follow the moves, as `$END_TIME` often does. */
  #header(text: string): boolean {
    const header = parseHeader(text);
    if (header) this.#draft.headers.push(header);
    return header !== undefined;
  }

  /** Any other statement, in sound spelling and as it stands; false where it is nothing that CSA knows. */
  #command(sound: string, text: string): boolean {
    switch (sound[0]) {
      case '+':
      case '-':
        return sound.length === 1 ? this.#turn(sound === '+' ? 0 : 1) : this.#move(sound);
      case 'T':
        return this.#time(sound);
      case '%':
        return this.#special(sound, text);
      case 'P':
        return this.#position(sound);
      case 'V': {
        const version = parseVersion(sound);
        this.#draft.version = version ?? this.#draft.version;
        return version !== undefined;
      }
      default:
        return damagedMove.test(sound) && this.#damagedMove();
    }
  }

  /** False behind an ending, where no move is missing. */
  #damagedMove(): boolean {
    const { start, end } = this.#statements;
    const { replayer, setup } = this.#draft;
    if (replayer?.line.ending) return false;
    this.#draft.begin(start, end, setup.isGiven ? undefined : BLACK).syntaxFault(start, end);
    return true;
  }

  #position(text: string): boolean {
    const statements = this.#statements;
    const { replayer, setup } = this.#draft;
    if (replayer) return false;
    const behind = setup.readEvenRows(this.#text, statements.start);
    if (behind > 0) statements.at = behind;
    return behind > 0 || setup.read(text, statements.start, statements.end);
  }

  #turn(color: Color): boolean {
    const draft = this.#draft;
    if (draft.replayer || (draft.turn ?? color) !== color) return false;
    draft.turn = color;
    return true;
  }

  #move(text: string): true {
    const { start, end } = this.#statements;
    const replayer = this.#draft.begin(start, end, text[0] === '+' ? 0 : 1);
    readMove(text, start, end, replayer, this.#report);
    return true;
  }

  /** False where it is another word with a T, or a second time, of which the first counts. */
  #time(text: string): boolean {
    const { start, end } = this.#statements;
    const { replayer } = this.#draft;
    if (/^T[A-Z]+[_: ]/.test(text) || (replayer && isTimed(replayer))) return false;
    const parts = /^T(\d{1,9})(?:\.(\d*))?$/.exec(text);
    if (!parts) {
      this.#report.add('csa/bad-time', start, end, { ply: replayer?.ply ?? 0, values: { text: shown(text) } });
    } else if (!replayer) this.#report.add('record/time-without-move', start, end, { ply: 0 });
    else replayer.time(Number(parts[1]) * 1000 + Number((parts[2] ?? '').slice(0, 3).padEnd(3, '0')), start, end);
    return true;
  }

  #special(sound: string, text: string): true {
    const { start, end } = this.#statements;
    const replayer = this.#draft.begin(start, end);
    const { turn } = replayer.position;
    let ending = readEnding(sound, turn);
    const refusal = ending.kind === 'declaration' ? this.#refusalAhead() : undefined;
    if (refusal) ending = endingOf(refusal, turn);
    if (ending.kind === 'other') {
      ending = { kind: 'other', text };
      this.#report.add('record/unknown-special-move', start, end, { ply: replayer.ply + 1, values: { text } });
    }
    const { version } = this.#draft;
    if (ending.kind === 'matta' && version?.startsWith('3')) {
      this.#report.add('csa/not-in-version', start, end, { ply: replayer.ply, values: { text, version } });
    }
    replayer.end(ending, text, start, end);
    return true;
  }

  /** A server's word, in the comments that follow, that the declaration was refused. */
  #refusalAhead(): Summary | undefined {
    const ahead = this.#statements.ahead(this.#statements.at);
    while (ahead.next() && /['T$]/.test(this.#text[ahead.start])) {
      const summary = parseSummary(this.#text, ahead.start, ahead.wholeEnd);
      if (summary && isRefusal(summary)) return summary;
    }
    return undefined;
  }
}

const shown = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
