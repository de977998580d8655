// How expected each character is in a game record: the table behind the guess of an encoding.
// A cost is about the negative logarithm of a probability, so the costs of texts of different length compare:
// a double-byte reading has half the characters of a single-byte one.
// Sources: the vocabulary of KIF, KI2 and Kislyuk's notation; letter frequencies of Russian prose; the rows of JIS X 0208.

import { decodeLeniently } from './decoders.js';

/** What a character is, as far as its neighbours are concerned. */
export const kinds = {
  other: 0,
  blank: 1,
  latin: 2,
  digit: 3,
  /** Small Russian letters: consonants, vowels, and those that begin no word (ы ь ъ). */
  lower: 4,
  vowel: 5,
  lowerInside: 6,
  /** Russian capitals, and among them those that name a piece. */
  upper: 7,
  piece: 8,
  japanese: 9,
  /** Half-width katakana, those that begin no word (ﾝ ｯ ｬ ｰ …), and ﾞ ﾟ. */
  halfWidth: 10,
  halfWidthInside: 11,
  soundMark: 12,
  box: 13,
} as const;
export type Kind = (typeof kinds)[keyof typeof kinds];
export const kindCount = 14;

const marks = '▲△▼▽☗☖先後手下上番歩步香桂銀金角飛玉王竜龍馬と杏圭全成打左右直行寄引同不持駒盤面一二三四五六七八九十';
const terms =
  '投了詰千日手将棋中断反則勝負切入宣言変化引分落枚平平手合割開始終了時間消費対局者棋戦場所戦型備考表題記録係作品名省略';
const hotSigns = '０１２３４５６７８９：（）／、。・「」＝　＊＋－ー～…';
/** Frequent in names, places, dates and comments. */
const common =
  '羽生善治佐藤康光渡辺明森内俊之谷川浩司藤井聡太豊島之名人王位座将叡聖竜段級冠女流山田村本木木村加藤大小野高橋林鈴清水井上石岡松竹池原永瀬拓矢久保利' +
  '広深浦米長邦雄大内延介中原誠升幸三塚正夫稲葉陽菅斎伊近誠也郎子美香里西丸屋敷伸久行方尚史郷真隆丸忠久年月火水土曜朝夜前午分秒回目勝敗東京都大阪府県市' +
  '会館新聞杯戦予選決組順位最初期期限法局図形攻守防受玉穴熊矢倉振飛車居相掛腰急石田美濃囲美囲右四間向棒好良悪優劣勢必至寄筋読見指考以下上下次第本譜感想自信' +
  '東西南北浜安池岩飯前竹横関柴宮今新近工青福黒片菊須杉桜荒五十嵐菅勝糸都屋増窪神豊金脇畠櫛熊坂橋郷阿津慎真澄芳正博明宏健修英俊雄輝夫男彦仁毅純涼悠翔樹拓哉勇洋樹信義弘典秀和幸昌孝茂清剛聖良徹誠学恵由紀佳奈千葉理絵花' +
  '気味狙手順待待的無理有力出来思言感方当然実際可能性問題解答正変化図面道場第回戦白黒後先点数値評価探索深候補';

/** Lower-case Russian letters by falling frequency; the cost grows evenly from 2 to about 6. */
const russian = 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфёъ';
const russianPieces = 'МЛСГРКУП';
const russianSigns: Readonly<Record<string, number>> = { '—': 4, '–': 4, '«': 4.5, '»': 4.5, '№': 5, '…': 5, '„': 6 };
const symbols = '○●◎◇◆□■☆★※→←↑↓⇒〒〓々〆〇『』【】［］〔〕｛｝〈〉《》！？，．；％＆＋＜＞×÷±＃＠￥￣＿｜';

export interface Weights {
  cost: Float32Array;
  kind: Uint8Array;
}

let weights: Weights | undefined;

/** The table for every UTF-16 code unit, made when first asked for. */
export function weightsOfCharacters(): Weights {
  weights ??= makeWeights();
  return weights;
}

type Fill = (from: number, to: number, cost: number, kind: Kind) => void;
type Put = (characters: string, cost: number, kind: Kind) => void;

function makeWeights(): Weights {
  const cost = new Float32Array(0x10000).fill(12);
  const kind = new Uint8Array(0x10000).fill(kinds.other);
  const fill: Fill = (from, to, value, what) => {
    cost.fill(value, from, to + 1);
    kind.fill(what, from, to + 1);
  };
  const put: Put = (characters, value, what) => {
    for (const character of characters) fill(character.charCodeAt(0), character.charCodeAt(0), value, what);
  };
  fillLatin(fill);
  fillRussian(fill, put, kind);
  fillJapanese(fill, put);
  fill(0xd800, 0xdfff, 9, kinds.japanese);
  fill(0xe000, 0xf8ff, 14, kinds.other);
  fill(0xfffd, 0xfffd, 22, kinds.other);
  return { cost, kind };
}

function fillLatin(fill: Fill): void {
  fill(0, 0x1f, 14, kinds.blank);
  fill(0x20, 0x7e, 2.5, kinds.blank);
  for (const control of [0x09, 0x0a, 0x0d]) fill(control, control, 2.5, kinds.blank);
  fill(0x30, 0x39, 2.5, kinds.digit);
  fill(0x41, 0x5a, 2.5, kinds.latin);
  fill(0x61, 0x7a, 2.5, kinds.latin);
  fill(0x7f, 0x9f, 14, kinds.other);
  fill(0xa0, 0xa0, 3.5, kinds.blank);
  fill(0x2500, 0x259f, 8, kinds.box);
}

function fillRussian(fill: Fill, put: Put, kind: Uint8Array): void {
  fill(0x400, 0x4ff, 11, kinds.upper);
  put('іїєґўІЇЄҐЎ', 9, kinds.upper);
  [...russian].forEach((letter, i) => {
    const cost = 2 + (i * 4) / russian.length;
    put(letter, cost, kinds.lower);
    if ('аеёиоуэюя'.includes(letter)) put(letter, cost, kinds.vowel);
    if ('ыьъ'.includes(letter)) put(letter, cost, kinds.lowerInside);
    put(letter.toUpperCase(), cost + 0.7, kinds.upper);
  });
  for (const piece of russianPieces) kind.fill(kinds.piece, piece.charCodeAt(0), piece.charCodeAt(0) + 1);
  for (const [sign, cost] of Object.entries(russianSigns)) put(sign, cost, kinds.blank);
  put('“”‘’', 6, kinds.blank);
}

function fillJapanese(fill: Fill, put: Put): void {
  fill(0x3400, 0x4dff, 14, kinds.japanese);
  fill(0x4e00, 0x9fff, 13, kinds.japanese);
  fill(0xf900, 0xfaff, 12, kinds.japanese);
  put(jisRows(0xd0, 0xf4), 11, kinds.japanese); // level 2: seldom used
  put(jisRows(0xb0, 0xcf), 8.5, kinds.japanese); // level 1
  put(jisRows(0xad, 0xad), 7, kinds.japanese); // ①, Ⅶ, ㈱ of NEC; № is told above
  put('№', 5, kinds.blank);
  fill(0x3040, 0x309f, 4, kinds.japanese);
  fill(0x30a0, 0x30ff, 4.2, kinds.japanese);
  fill(0xff01, 0xff5e, 5, kinds.japanese);
  put(symbols, 5.5, kinds.japanese);
  put(common, 5.5, kinds.japanese);
  put(terms + marks, 3.2, kinds.japanese);
  put(hotSigns, 3.6, kinds.japanese);
  fill(0xff71, 0xff9c, 4.8, kinds.halfWidth);
  put('ｱｲｳｶｷｸｻｼｽﾀﾄﾅﾊﾏﾐﾑﾗﾘﾙ', 4.1, kinds.halfWidth);
  fill(0xff66, 0xff70, 4.8, kinds.halfWidthInside);
  fill(0xff9d, 0xff9d, 4.1, kinds.halfWidthInside);
  fill(0xff61, 0xff65, 8.5, kinds.halfWidthInside);
  fill(0xff9e, 0xff9f, 3, kinds.soundMark);
}

/** The characters of JIS X 0208 whose EUC-JP lead byte lies in the range. */
function jisRows(first: number, last: number): string {
  const codes: number[] = [];
  for (let lead = first; lead <= last; lead++) for (let trail = 0xa1; trail < 0xff; trail++) codes.push(lead, trail);
  return decodeLeniently(Uint8Array.from(codes), 'euc-jp').replaceAll('\ufffd', '');
}
