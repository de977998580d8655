// How much a text looks like a game record: the measure by which rival readings of the same bytes are compared.

import { type Kind, kindCount, kinds, weightsOfCharacters } from './weights.js';

const capitals: readonly Kind[] = [kinds.upper, kinds.piece];
const smalls: readonly Kind[] = [kinds.lower, kinds.vowel, kinds.lowerInside];
const cyrillic: readonly Kind[] = [...smalls, ...capitals];
const halfWidth: readonly Kind[] = [kinds.halfWidth, kinds.halfWidthInside, kinds.soundMark];
const outside: readonly Kind[] = [kinds.blank, kinds.latin, kinds.digit, kinds.box, kinds.other];

/** What a pair of neighbours adds. Wrong code pages betray themselves at the joints: пРИВЕТ, о7g, ﾀ霈遙. */
const joints = makeJoints();

function makeJoints(): Float32Array {
  const table = new Float32Array(kindCount * kindCount);
  const set = (before: readonly Kind[], after: readonly Kind[], cost: number): void => {
    for (const a of before) for (const b of after) table[a * kindCount + b] = cost;
  };
  set([kinds.vowel], [kinds.vowel], 1.2);
  set(smalls, capitals, 6);
  set(outside, capitals, 1.2);
  set(smalls, [kinds.digit], 4);
  set([kinds.upper], [kinds.digit], 2);
  set([kinds.piece], [kinds.digit], -1.5);
  set(outside, [kinds.lowerInside], 5);
  set([kinds.latin], [kinds.lower, kinds.vowel, ...capitals], 2);
  set(cyrillic, [kinds.latin], 2);
  set([kinds.japanese, ...halfWidth], cyrillic, 4);
  set(cyrillic, [kinds.japanese, ...halfWidth], 4);
  set(outside, [kinds.halfWidth], 2.5);
  set([kinds.japanese], [kinds.halfWidth], 3);
  set(halfWidth, [kinds.japanese], 3);
  set([...outside, kinds.japanese], [kinds.halfWidthInside], 4);
  set([...outside, ...cyrillic, kinds.japanese, kinds.halfWidthInside], [kinds.soundMark], 8);
  set([kinds.box], [kinds.box], -3);
  return table;
}

/** Each that occurs is worth as much as a few well-fitting letters. */
const words = (
  '手合割 先手 後手 下手 上手 手数 投了 開始日時 終了日時 棋戦 対局 持駒 変化： まで 同　 歩打 戦型 場所 持ち時間 中断 千日手 ' +
  'рез. пр. ход Ход чёрны Чёрны черны Черны белы Белы Сдача СДАЧА Мат сёги Сёги резерве Позиция Фора Дата партия'
).split(' ');
const wordWorth = 6;

/** The lower, the more `text` looks like a record. Linear in its length. */
export function unlikeliness(text: string): number {
  const { cost, kind } = weightsOfCharacters();
  let total = 0;
  let before: number = kinds.blank;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const now = kind[unit];
    total += cost[unit] + joints[before * kindCount + now];
    before = now;
  }
  for (const word of words) if (text.includes(word)) total -= wordWorth;
  return total;
}
