/** Russian messages about positions. */
import type { CodeOf, Translations } from '../translation.js';

export const position: Translations<CodeOf<'position'>> = {
  'position/too-many-pieces': {
    message: 'в позиции лишние фигуры: {named:phrase} ({count}); в комплекте их {set}',
  },
  'position/bad-board-row': { message: 'ряд {rank} доски: {reason:phrase}' },
  'position/bad-hand': { message: '«{text}» не список фигур в руке: {reason:phrase}' },
  'position/bad-sfen-row': { message: 'доска в SFEN: {reason:phrase}' },
  'position/bad-sfen-piece': { message: 'доска в SFEN: {reason:phrase}' },
  'position/bad-sfen-hand': { message: 'фигуры в руке в SFEN: {reason:phrase}' },
  'position/bad-sfen-turn': { message: 'очередь хода в SFEN: {reason:phrase}' },
  'position/bad-sfen-number': { message: 'номер хода в SFEN: {reason:phrase}' },
  'position/two-kings': { message: '{side:phrase} имеют больше одного короля' },
  'position/king-missing': { message: '{side:phrase} не имеют короля' },
  'position/pawns-doubled': {
    message: '{side:phrase} имеют две непревращённые пешки на вертикали {file}',
  },
  'position/piece-on-dead-rank': { message: 'фигура на {square} ({named:phrase}) не сможет ходить' },
  'position/opponent-in-check': { message: 'под шахом сторона, которой не ходить' },
  'position/contested-mark': {
    message: 'программы расходятся в том, чью фигуру отмечает «{text}»; прочитано как {side:phrase}',
  },
  'position/odd-diagram': { message: 'диаграмма записана необычно: {reason:phrase}' },
  'position/hand-without-diagram': {
    message: 'нет диаграммы, к которой относились бы фигуры в руке «{text}»; они опущены',
  },
};
