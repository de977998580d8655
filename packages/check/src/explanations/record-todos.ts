/** What to do about more than one diagnostic of moves, records and positions. */
import type { Texts } from '../languages/language.js';

export const compareMoves: Texts = {
  en: 'Compare this move and those before it with the source of the record and correct what differs.',
  ja: 'この手とそれまでの手順を元の棋譜と照らし合わせて直してください。',
  ru: 'Сверьте этот ход и предыдущие с источником записи и исправьте расхождения.',
};

export const compareEnding: Texts = {
  en: 'Compare the end of the record with its source: correct the ending, or add the moves that are missing.',
  ja: '終局の部分を元の棋譜と照らし合わせ、結果を直すか、抜けている指し手を補ってください。',
  ru: 'Сверьте конец записи с источником: исправьте исход или допишите недостающие ходы.',
};

export const comparePosition: Texts = {
  en: 'Compare the position with its source; where it is meant so, nothing needs to be done.',
  ja: '元の図と照らし合わせてください。意図した局面なら何もする必要はありません。',
  ru: 'Сверьте позицию с источником; если так и задумано, делать ничего не надо.',
};

export const writeAnew: Texts = {
  en: 'Nothing needs to be done for kifukit; for other programs write the record anew with kifukit convert.',
  ja: 'kifukitではこのままで問題ありません。ほかのソフトで使うならkifukit convertで書き直してください。',
  ru: 'Для kifukit делать ничего не надо; для других программ перепишите запись командой kifukit convert.',
};

export const mendWithFix: Texts = {
  en: 'Correct it, or let kifukit check --fix do so.',
  ja: '手で直すか、kifukit check --fixで直してください。',
  ru: 'Исправьте сами или командой kifukit check --fix.',
};
