/** What is lost of a game itself on writing: its moves, their order in lines, its ending, the times. */
import type { ExplanationsOf } from './explanation.js';
import { otherFormat } from './format-todos.js';

export const gameLosses = {
  'loss/moves': {
    means: {
      en: 'SFEN and BOD hold one position, not a game. The last position of the main line was written, without the moves that led to it.',
      ja: 'SFENとBODが表すのは対局ではなく一つの局面です。本譜の最後の局面だけを書き、そこまでの指し手は書きませんでした。',
      ru: 'SFEN и BOD вмещают одну позицию, а не партию. Записана последняя позиция главной линии, без ведущих к ней ходов.',
    },
    todo: {
      en: 'Write USI or KIF to keep the moves; --set at=ply gives an SFEN line for every position.',
      ja: '指し手も残すならUSIやKIFで書き出してください。SFENでは--set at=plyで1手ごとの局面を書けます。',
      ru: 'Чтобы сохранить ходы, пишите в USI или KIF; --set at=ply даёт строку SFEN для каждой позиции.',
    },
    example: { format: 'usi', to: 'sfen', wrong: 'startpos moves 7g7f\n', right: 'startpos\n' },
  },
  'loss/variations': {
    means: {
      en: 'CSA holds the main line only, and so does USI as it is usually written. The variations, with their comments, were left out.',
      ja: 'CSAには本譜しか書けず、USIも通常は本譜だけです。変化手順は、そのコメントとともに書きませんでした。',
      ru: 'CSA вмещает только главную линию, USI в обычном виде тоже. Варианты вместе с их комментариями не записаны.',
    },
    todo: {
      en: 'Write KIF or JKF to keep them, or --lines separate for a game of each line.',
      ja: '変化も残すならKIFやJKFで書き出すか、--lines separateで手順ごとに1局としてください。',
      ru: 'Чтобы сохранить их, пишите в KIF или JKF, либо сделайте из каждой линии отдельную партию: --lines separate.',
    },
    example: {
      format: 'kif',
      to: 'csa',
      wrong: '   1 ７六歩(77)\n   2 ３四歩(33)\n\n変化：2手\n   2 ８四歩(83)\n',
      right: '   1 ７六歩(77)\n   2 ３四歩(33)\n',
    },
  },
  'loss/start-position': {
    means: {
      en: 'Moves alone, as an article prints them under a diagram, do not say from which position they start. It was not the even one, so they cannot be read back without it.',
      ja: '図面の下に添える手順のように指し手だけを書くと、開始局面が残りません。平手ではないので、局面を別に示さないと読み戻せません。',
      ru: 'Одни ходы, какими их печатают под диаграммой, не говорят, с какой позиции они начинаются. Она была не обычной, и без неё их не прочесть.',
    },
    todo: {
      en: 'Write the whole file (without --set layout=moves), or give the position with --start when it is read.',
      ja: '--set layout=movesを外して全体を書き出すか、読むときに--startで局面を指定してください。',
      ru: 'Пишите файл целиком (без --set layout=moves) или при чтении задайте позицию через --start.',
    },
    example: {
      format: 'kif',
      to: 'kislyuk',
      settings: { layout: 'moves' },
      wrong: '手合割：角落ち\n   1 ８四歩(83)\n',
      right: '手合割：平手\n   1 ７六歩(77)\n',
    },
  },
  'loss/move-number': {
    means: {
      en: 'The start position says that the game was at a later move, but a record in this format counts from 1. The position itself is kept.',
      ja: '開始局面は対局途中の手数を示していますが、この形式の棋譜は1手目から数えます。局面そのものは残っています。',
      ru: 'По начальной позиции это середина партии, но запись в этом формате считает ходы с 1. Сама позиция сохранена.',
    },
    todo: {
      en: 'Write KIF with --set numbers=keep, SFEN or USI if the number matters.',
      ja: '手数も残すなら、KIFに--set numbers=keepを付けるか、SFENやUSIで書き出してください。',
      ru: 'Если номер важен, пишите в KIF с --set numbers=keep, в SFEN или USI.',
    },
    example: {
      format: 'usi',
      to: 'kif',
      wrong: 'sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 41 moves 7g7f\n',
      right: 'sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 7g7f\n',
    },
  },
  'loss/illegal-move': {
    means: {
      en: 'USI names no piece, so a move that the piece on its square cannot make is as likely a garbled line, and readers of USI stop there. The line ends before it; moves that only break a rule, such as nifu, are written.',
      ja: 'USIの指し手には駒の名がなく、動けない駒の手は行の乱れと区別できないため、読む側はそこで止まります。手順はその手の前で終わりとしました。二歩のような反則の手は書けます。',
      ru: 'USI не называет фигуру, и ход, которого фигура на этом поле сделать не может, не отличить от испорченной строки: читающие программы на нём останавливаются. Линия обрывается перед ним; ходы, которые лишь нарушают правило (нифу), записаны.',
    },
    todo: {
      en: 'Write KIF, CSA, KI2 or JKF if the move is to be shown.',
      ja: 'その手も残すなら、KIF、CSA、KI2、JKFで書き出してください。',
      ru: 'Если ход нужно показать, пишите в KIF, CSA, KI2 или JKF.',
    },
    example: {
      format: 'kif',
      to: 'usi',
      wrong: '   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ４五角(88)\n',
      right: '   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ５五角(88)\n',
    },
  },
  'loss/ending': {
    means: {
      en: 'The format has no word for just this ending: CSA knows no sealed move, USI no endings at all. The nearest word was written, where there is a place for it with the exact one in a comment.',
      ja: 'この終局を正確に表す語がその形式にありません（CSAには封じ手がなく、USIには終局の語がありません）。最も近い語を書き、書ければ元の語をコメントに残しました。',
      ru: 'Точного слова для такого окончания в формате нет: CSA не знает записанного хода, USI — никаких окончаний. Записано ближайшее, а точное, где для него есть место, — в комментарии.',
    },
    todo: otherFormat,
    example: {
      format: 'kif',
      to: 'csa',
      wrong: '   1 ７六歩(77)\n   2 封じ手\n',
      right: '   1 ７六歩(77)\n   2 中断\n',
    },
  },
  'loss/times': {
    means: {
      en: 'KI2, USI, SFEN and BOD do not tell how long the players thought. The times were left out.',
      ja: 'KI2、USI、SFEN、BODには消費時間を書けません。消費時間は書きませんでした。',
      ru: 'KI2, USI, SFEN и BOD не говорят, сколько времени думали игроки. Время не записано.',
    },
    todo: otherFormat,
    example: {
      format: 'kif',
      to: 'ki2',
      wrong: '   1 ７六歩(77)   ( 0:16/00:00:16)\n',
      right: '   1 ７六歩(77)\n',
    },
  },
  'loss/time-precision': {
    means: {
      en: 'CSA 3.0 times moves to the millisecond, all other formats to the second. The fraction was cut off, as clocks in Japan count.',
      ja: '1秒未満の消費時間はCSA 3.0にしか書けません。日本の対局時計と同じく、端数を切り捨てました。',
      ru: 'До миллисекунды время ходов хранит CSA 3.0, остальные форматы — до секунды. Дробная часть отброшена, как считают и часы в Японии.',
    },
    todo: {
      en: 'Write CSA 3.0 (--to csa --set version=3.0) to keep the fractions.',
      ja: '端数も残すならCSA 3.0（--to csa --set version=3.0）で書き出してください。',
      ru: 'Чтобы сохранить доли секунды, пишите в CSA 3.0 (--to csa --set version=3.0).',
    },
    example: {
      format: 'csa',
      to: 'kif',
      wrong: 'V3.0\nPI\n+\n+7776FU\nT1.5\n',
      right: 'V3.0\nPI\n+\n+7776FU\nT1\n',
    },
  },
  'loss/zero-times': {
    means: {
      en: 'In this format a line has times for all of its moves or for none. All were 0, which is what programs write where nobody used a clock, so none was written.',
      ja: 'この形式の消費時間は、手順全体に付けるか全く付けないかのどちらかです。すべて0（時計を使わずに入力した棋譜によくある形）なので、付けませんでした。',
      ru: 'В этом формате время есть либо у всех ходов линии, либо ни у одного. Все значения были нулевыми, как пишут программы, когда часов не было, поэтому время не записано.',
    },
    todo: {
      en: 'Nothing has to be done, unless the moves were really made in no time.',
      ja: '本当に0秒で指したのでなければ、何もしなくてかまいません。',
      ru: 'Делать ничего не нужно, если только ходы не были и вправду сделаны мгновенно.',
    },
    example: {
      format: 'kif',
      to: 'kislyuk',
      wrong: '   1 ７六歩(77)   ( 0:00/00:00:00)\n',
      right: '   1 ７六歩(77)   ( 0:05/00:00:05)\n',
    },
  },
  'loss/unknown-times': {
    means: {
      en: 'In this format a line has times for all of its moves or for none. Some are known, so those that are not became 0.',
      ja: 'この形式の消費時間は、手順全体に付けるか全く付けないかのどちらかです。分かっている手があるので、不明な手は0秒としました。',
      ru: 'В этом формате время есть либо у всех ходов линии, либо ни у одного. Часть известна, поэтому неизвестное записано нулём.',
    },
    todo: otherFormat,
    example: {
      format: 'kif',
      to: 'kislyuk',
      wrong: '   1 ７六歩(77)   ( 0:05/00:00:05)\n   2 ３四歩(33)\n',
      right: '   1 ７六歩(77)   ( 0:05/00:00:05)\n   2 ３四歩(33)   ( 0:07/00:00:07)\n',
    },
  },
} as const satisfies Partial<ExplanationsOf<'loss'>>;
