/** Where a game starts: handicaps, diagrams, who moves first. */
import { diagram } from './diagram.js';
import type { ExplanationsOf } from './explanation.js';

export const recordStart = {
  'record/handicap-contradicts-diagram': {
    means: {
      en: 'The handicap is named, and a diagram shows another start. Programs often write 手合割：平手 above every diagram, so the diagram counts; the word is kept as a header.',
      ja: '手合割と開始局面の図が食い違っています。図があってもつねに「手合割：平手」と書くソフトが多いため、図のほうを採り、手合割の文字はヘッダーとして残しました。',
      ru: 'Фора названа, а диаграмма показывает другую начальную позицию. Программы часто пишут 手合割：平手 над любой диаграммой, поэтому верной считается диаграмма, а слово сохранено как заголовок.',
    },
    todo: {
      en: 'Delete the handicap, write その他 in its place, or correct the diagram.',
      ja: '手合割を削除するか「その他」とするか、図を直してください。',
      ru: 'Удалите указание форы, замените его на その他 или исправьте диаграмму.',
    },
    example: {
      format: 'kif',
      wrong: `手合割：二枚落ち\n${diagram({})}   1 ５八玉(59)\n`,
      right: `手合割：その他\n${diagram({})}   1 ５八玉(59)\n`,
    },
  },
  'record/unknown-handicap': {
    means: {
      en: "The word is no handicap of Kakinoki's description or of other programs, and no diagram shows which pieces are off. The game is read from the even start; the word is kept as a header.",
      ja: 'KIF形式の説明にもほかのソフトにもない手合割で、図もないため、どの駒を落とすのか分かりません。平手として読み、文字はヘッダーとして残しました。',
      ru: 'Такой форы нет ни в описании Какиноки, ни у других программ, а диаграммы, показывающей снятые фигуры, нет. Партия прочитана с обычной расстановки; слово сохранено как заголовок.',
    },
    todo: {
      en: 'Write a known name of the handicap, or その他 and a diagram.',
      ja: '正しい手合割の名を書くか、「その他」として図を加えてください。',
      ru: 'Напишите известное название форы либо その他 и диаграмму.',
    },
    example: {
      format: 'kif',
      wrong: '手合割：百枚落ち\n   1 ６二銀(71)\n',
      right: '手合割：十枚落ち\n   1 ６二玉(51)\n',
    },
  },
  'record/contested-handicap': {
    means: {
      en: 'Three pieces are rook, bishop and one lance, but programs disagree which lance. Most take off the one on 1a, and so it is read here.',
      ja: '三枚落ちで落とす香が左右どちらかは、ソフトによって異なります。多数にならい、１一の香を落とした局面として読みました。',
      ru: 'Фора в три фигуры — это ладья, слон и одно копьё, но какое именно, программы понимают по-разному. Большинство снимает копьё с 1a, так прочитано и здесь.',
    },
    todo: {
      en: 'Make sure that it is this lance; a diagram leaves no doubt.',
      ja: '落とした香が合っているか確かめてください。図を付ければ確実です。',
      ru: 'Убедитесь, что снято именно это копьё; с диаграммой сомнений не остаётся.',
    },
    example: {
      format: 'kif',
      wrong: '手合割：三枚落ち\n   1 ６二銀(71)\n',
      right: `手合割：三枚落ち\n${diagram({
        rows: {
          1: '|v香v桂v銀v金v玉v金v銀v桂 ・|',
          3: '|v歩v歩v歩v歩v歩v歩v歩v歩v歩|',
          7: '| 歩 歩 歩 歩 歩 歩 歩 歩 歩|',
          8: '| ・ 角 ・ ・ ・ ・ ・ 飛 ・|',
          9: '| 香 桂 銀 金 玉 金 銀 桂 香|',
        },
      })}後手番\n   1 ６二銀(71)\n`,
    },
  },
  'record/diagram-missing': {
    means: {
      en: 'The handicap その他 (and 詰将棋) means a start position of its own, which a diagram must show; there is none. The game is read from the even start, so its moves may not fit.',
      ja: '手合割が「その他」や「詰将棋」のときは図で開始局面を示しますが、図がありません。平手として読んだため、指し手が合わない可能性があります。',
      ru: 'Слово その他 (как и 詰将棋) означает особую начальную позицию, которую показывает диаграмма, а её нет. Партия прочитана с обычной расстановки, поэтому ходы могут не подойти.',
    },
    todo: {
      en: 'Add the diagram, or name the position with --start SFEN.',
      ja: '図を加えるか、--start SFENで開始局面を指定してください。',
      ru: 'Добавьте диаграмму или укажите позицию ключом --start SFEN.',
    },
    example: {
      format: 'kif',
      wrong: '手合割：その他\n   1 ５八玉(59)\n',
      right: `手合割：その他\n${diagram({})}   1 ５八玉(59)\n`,
    },
  },
  'record/side-to-move-inferred': {
    means: {
      en: 'Under a diagram Black is to move unless a line 後手番 says otherwise. There is none here, but the first move is one of White, so White begins.',
      ja: '図の下に「後手番」とない限り先手番ですが、初手が後手の手であるため、後手番として読みました。',
      ru: 'Под диаграммой очередь хода за чёрными, если строка 後手番 не говорит иного. Её нет, но первый ход сделан белой фигурой, поэтому начинают белые.',
    },
    todo: {
      en: 'Add the line 後手番 below the diagram.',
      ja: '図の下に「後手番」の行を加えてください。',
      ru: 'Добавьте под диаграммой строку 後手番.',
    },
    example: {
      format: 'kif',
      wrong: `${diagram({})}   1 ５二玉(51)\n`,
      right: `${diagram({})}後手番\n   1 ５二玉(51)\n`,
    },
  },
} satisfies Partial<ExplanationsOf<'record'>>;
