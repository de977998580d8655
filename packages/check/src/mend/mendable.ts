/** What is mended, by the code of the finding: the list that the documents print. */
export const mendable = {
  'text/encoding-declaration-mismatch': 'the encoding that the text declares becomes the one that it has',
  'record/handicap-contradicts-diagram': 'the name of the handicap becomes that of the diagram, or その他',
  'record/move-number-mismatch': 'the lines of moves are numbered as they follow each other; not with variations',
  'record/clock-mismatch': 'the running totals become the sums of the times',
  'record/move-count-mismatch':
    'the count of the まで line becomes that of the moves, where the number of the ending or the winner proves it',
  'record/missing-ending': 'the word for mate is written behind a last move that gives mate',
  'record/odd-move-spelling': 'moves are written as programs write them',
  'usi/odd-spelling': 'moves are written as USI wants them',
  'usi/missing-word': 'the word is written',
  'csa/lower-case': 'letters become capitals',
  'csa/look-alike': 'signs become those of ASCII',
  'csa/wrong-sign': 'the sign becomes that of the side whose piece moves',
  'csa/missing-separator': 'a line / is written between the games',
  'kislyuk/homoglyph': 'moves are written with the right letters',
  'kislyuk/latin-p': 'the letter becomes that of the piece on the board',
  'kislyuk/stray-char': 'the character is left out',
  'kislyuk/punct': 'the dots are set',
  'kislyuk/no-separator': 'the dash, colon or space is written',
  'kislyuk/foreign-drop': 'drops are written with «рез.»',
  'kislyuk/foreign-capture': 'captures are written with a colon',
  'kislyuk/prefix-missing': 'moves of promoted pieces get their «пр.»',
  'kislyuk/check-missing': 'the sign is written',
  'kislyuk/check-false': 'the sign is left out',
  'kislyuk/mate-missing': 'the sign is written',
  'kislyuk/mate-false': 'the sign is left out, or becomes that of check',
  'kislyuk/capture-mark-missing': 'the dash becomes a colon',
  'kislyuk/capture-mark-false': 'the colon becomes a dash',
  'kislyuk/number': 'the pairs are numbered as they follow each other; not with variations',
} as const;

export type MendableCode = keyof typeof mendable;

export const isMendable = (code: string): code is MendableCode => Object.hasOwn(mendable, code);
