/** Damages a text as people and programs do: look-alikes, letter case, numbers, signs, lost and doubled characters. */
import type { Random } from '../../testing/random.js';

type Damage = (found: string, random: Random) => string;

const swap =
  (pairs: Readonly<Record<string, string>>): Damage =>
  (found) =>
    pairs[found] ?? found;

const damages: readonly (readonly [RegExp, Damage])[] = [
  [
    /[acei1-9МКСУX]/g,
    swap({ a: 'а', c: 'с', e: 'е', i: 'і', 1: 'l', 3: 'З', 6: 'б', М: 'M', К: 'K', С: 'C', У: 'Y', X: 'Х' }),
  ],
  [/[ПР](?=\d)/g, () => 'P'],
  [/пр\./g, (_, random) => random.pick(['пр', '', '. пр', 'пр.'])],
  [/рез\.—/g, (_, random) => random.pick(['*', 'рез—', 'рез. - '])],
  [/[—:](?=\d[a-i])/g, (_, random) => random.pick(['—', ':', 'x', '', ' - '])],
  [/(?<=[a-i.])[+X]/g, (_, random) => random.pick(['', '+', 'X'])],
  [/(?<=\d[a-i])(?=\s)/g, (_, random) => random.pick(['+', 'X', ' +'])],
  [/[+-](?=\d{4})/g, (_, random) => random.pick(['+', '-', '–', '＋'])],
  [/[A-Z]{2}(?=\s)/g, (found) => found.toLowerCase()],
  [/\d+/g, (found, random) => String(Math.max(0, Number(found.slice(0, 8)) + random.below(3) - 1))],
  [/[０-９]/g, swap({ '７': '七', '２': '二', '３': '三' })],
  [/\(\d\d\)/g, (found) => `（${found.slice(1, -1)}）`],
  [/(?:平手|[^\s：]+落ち)/g, (_, random) => random.pick(['平手', '二枚落ち', '角落ち', 'その他'])],
  [/ moves /g, () => ' '],
  [/^.*$/gm, (found, random) => random.pick(['', `${found}\n${found}`])],
  [/[\s\S]/g, (found, random) => random.pick(['', found + found, ' '])],
];

/** The text with a few places damaged, of one sort or of several. */
export function damaged(text: string, random: Random): string {
  let bad = text;
  for (let sorts = 1 + random.below(3); sorts > 0; sorts--) {
    const [pattern, damage] = random.pick(damages);
    const places = [...bad.matchAll(pattern)].length;
    const percent = Math.min(100, (100 * (1 + random.below(5))) / Math.max(1, places));
    bad = bad.replace(pattern, (found) => (random.chance(percent) ? damage(found, random) : found));
  }
  return random.chance(20) ? bad.replace(/\r?\n/g, '\r\n') : bad;
}
