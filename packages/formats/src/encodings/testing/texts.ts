// Texts for the tests of detection: whole records and single lines in the manner of every format, all written for
// these tests. `\n` is the only line end here; a test that wants another makes it.

export const japaneseTexts: Readonly<Record<string, string>> = {
  'kif of a game': `開始日時：2023/04/05 10:00
終了日時：2023/04/05 16:42
棋戦：架空杯予選
場所：東京都千代田区
手合割：平手
先手：試験太郎
後手：検査花子
手数----指手---------消費時間--
   1 ７六歩(77)   ( 0:16/00:00:16)
   2 ３四歩(33)   ( 0:00/00:00:00)
*角道を開けた。
   3 ２二角成(88) ( 1:05/00:01:21)
   4 同　銀(31)   ( 0:03/00:00:03)
   5 投了         ( 0:10/00:01:31)
まで4手で後手の勝ち
`,
  'kif with a handicap': `手合割：香落ち
下手：見習い
上手：師匠
手数----指手---------消費時間--
   1 ８四歩(83)
   2 ７六歩(77)
   3 中断
`,
  'kif with a variation': `手合割：平手
手数----指手--
   1 ２六歩(27)
   2 ８四歩(83)
   3 ２五歩(26)
変化：3手
   3 ７六歩(77)
*こちらが本筋とされる。
`,
  'diagram of a problem': `後手の持駒：飛二　角　金四　銀三　桂四　香四　歩十七　
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
| ・ ・ ・ ・ ・ ・ ・ ・v玉|一
| ・ ・ ・ ・ ・ ・ ・ ・ ・|二
| ・ ・ ・ ・ ・ ・ ・ 歩 ・|三
+---------------------------+
先手の持駒：角　銀　
手数＝0　詰将棋
`,
  'ki2 of a game': `開始日時：2021/11/03
先手：甲
後手：乙

▲７六歩  △３四歩  ▲２二角成△同　銀    ▲４五角打
まで5手で中断
`,
  'ki2 line': '▲２六歩△８四歩▲７六歩△８五歩▲７七角△３四歩▲８八銀△３二金',
  'ki2 move': '▲７六歩',
  'csa with names': `V2.2
N+甲斐一郎
N-乙川次郎
$EVENT:架空リーグ戦第三局
$SITE:大阪
PI
+
+7776FU
T12
-3334FU
T8
'後手は時間を使わなかった
%CHUDAN
`,
  'csa with one comment': `PI
+
+2726FU
-8384FU
'相掛かりの出だし
+2625FU
%TORYO
`,
  'csa with half-width names': `V2.2
N+ﾔﾏﾀﾞ ﾀﾛｳ
N-ｽｽﾞｷ ｼﾞﾛｳ
PI
+
+7776FU
%TORYO
`,
  'usi with a remark': `# 角換わりの変化
position startpos moves 7g7f 3c3d 2g2f 8c8d
`,
  'comment in prose':
    '*ここで長考に沈んだ。飛車先を突き越されたので、先手としては早めに角を交換しておきたいところである。\n',
  'header of two kanji': '先手：',
  'black player': '先手：岡田',
  'white player': '後手：ソフト「試作一号」\n',
  handicap: '手合割：平手\n',
  'kif move': '   1 ７六歩(77)   ( 0:01/00:00:01)',
  bookmark: '&急所の局面\n',
  result: 'まで87手で先手の勝ち',
  'name with signs': '先手：㈱試験①号、髙橋さん\n',
};

export const russianTexts: Readonly<Record<string, string>> = {
  'ksl of a game': `# Сёги, нотация Кислюка, версия 1
Соревнование: Пробный турнир
Дата: 2023/04/05
Чёрные: Проверкин
Белые: Испытателев

1. П7g—7f [0:16] 1. ... П3c—3d [0:00]
2. С8h:2b пр. [1:05] {размен слонов}
2. ... Р3a:2b [0:10]
Сдача [0:03]
`,
  'ksl from a position': `Позиция: чёрные М7h, Л2i, пр. С3b, в резерве Г, К; белые М8b, Л3h, в резерве П; ход чёрных

1. К рез.—5h С5e—2h пр.
2. Л2i:2h Л3h:2h пр.
`,
  'ksl with a handicap': `Фора: ладья и улан
Получающий фору: Новичок
Дающий фору: Мастер

1. ... Р7a—6b
2. П7g—7f З: проба
Прервано
`,
  'article line': 'После 1. П7g—7f П3c—3d 2. С8h:2b пр. Р3a:2b чёрные получают слона в резерв, но теряют темп.',
  'article line of a mate': 'Решает удар 3. пр. С3b—5d, и белым нечем защититься: 4. Г рез.—7cX. Мат.',
  'position in words': 'чёрные Г4b, Р3c, белые М4a; ход белых',
  'opening moves': '1. П7g—7f П3c—3d',
  'one move': 'П7g—7f',
  'one capture': 'С8h:2b пр.+',
  'one drop': 'К рез.—5h',
  'black player': 'Чёрные: Иванов\n',
  'white player': 'Белые: Щербакова Юлия\n',
  'side to move': 'Ход чёрных',
  resignation: 'Сдача\n',
  capitals: 'ЧЁРНЫЕ СДАЛИСЬ',
  remark: '{лучше было отступить слоном, сохраняя угрозу}',
  quoted: 'Название: «Игра в бисер», партия № 5\n',
};

export const asciiTexts: Readonly<Record<string, string>> = {
  'csa of a game': "V2.2\nN+sente\nN-gote\nPI\n+\n+7776FU\nT1\n-3334FU\nT2\n'** 30 -8384FU\n%TORYO\n",
  'usi line': 'position startpos moves 7g7f 3c3d 8h2b+ 3a2b\n',
  'sfen line': 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
  nothing: '',
};
