/**
 * Lines as they are printed, with what they mean: the moves and positions of the article and lines of our own. Columns are
 * separated by ` | `; no-break spaces and the mixture of scripts are part of the data.
 */

export interface PrintedLine {
  readonly text: string;
  /** SFEN; empty where the text says it. */
  readonly start: string;
  readonly moves: string;
  /** SFEN without move number. */
  readonly end: string;
  readonly canonical: string;
  readonly warnings: readonly string[];
}

export interface BrokenLine {
  readonly text: string;
  readonly start: string;
  /** The codes of which one must be reported. */
  readonly codes: readonly string[];
}

const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

const printed = (table: string): PrintedLine[] =>
  rows(table).map(([text = '', start = '', moves = '', end = '', canonical = '', warnings = '']) => ({
    text,
    start,
    moves,
    end,
    canonical,
    warnings:
      warnings.trim() === ''
        ? []
        : warnings
            .trim()
            .split(' ')
            .map((word) => `kislyuk/${word}`),
  }));

const codes: Readonly<Record<string, readonly string[]>> = {
  E_SYNTAX: ['move/bad-move-syntax'],
  E_NO_PIECE: ['move/no-piece-at-origin'],
  E_WRONG_SIDE: ['move/not-own-piece'],
  E_NOT_PROMOTED: ['move/piece-mismatch'],
  E_CANNOT_PROMOTE: ['move/cannot-promote', 'move/outside-promotion-zone'],
  E_MUST_PROMOTE: ['move/must-promote'],
  E_PROMOTED_DROP: ['move/cannot-promote'],
  E_NO_PIECE_IN_HAND: ['move/not-in-hand'],
  E_OCCUPIED: ['move/occupied'],
  E_NIFU: ['move/nifu'],
  E_DEAD_SQUARE: ['move/dead-end'],
  E_UCHIFUZUME: ['move/uchifuzume'],
  E_IN_CHECK: ['move/king-left-in-check'],
  E_ILLEGAL_MOVE: ['move/unreachable'],
};

/** text | start | moves | end | canonical form | warnings */
export const printedLines = printed(`
1. П7g—7f П3c—3d | lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 | 7g7f 3c3d | lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - | 1. П7g—7f П3c—3d
1. П7g-7f П3с – 3d 2.П2g — 2f Г4а-3b. | lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 | 7g7f 3c3d 2g2f 4a3b | lnsgk1snl/1r4gb1/pppppp1pp/6p2/9/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL b - | 1. П7g—7f П3c—3d 2. П2g—2f Г4a—3b | homoglyph
1. П7g—7f П3c—3d 2. С8h:2b пр. Р3a:2b 3. С рез.—4e | lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 | 7g7f 3c3d 8h2b+ 3a2b B*4e | lnsgkg1nl/1r5s1/pppppp1pp/6p2/5B3/2P6/PP1PPPPPP/7R1/LNSGKGSNL w b | 1. П7g—7f П3c—3d 2. С8h:2b пр. Р3a:2b 3. С рез.—4e
1. П8d—8c пр. пр. Л2h—3h | 4k4/9/9/1P7/9/9/9/7+r1/4K4 b - 1 | 8d8c+ 2h3h | 4k4/9/1+P7/9/9/9/9/6+r2/4K4 b - | 1. П8d—8c пр. пр. Л2h—3h
1. П8d—8c пр. Л2h—3h | 4k4/9/9/1P7/9/9/9/7r1/4K4 b - 1 | 8d8c+ 2h3h | 4k4/9/1+P7/9/9/9/9/6r2/4K4 b - | 1. П8d—8c пр. Л2h—3h
1. М5i—6i пр. С3b—5d | 4k4/6+b2/9/9/9/9/9/9/4K4 b - 1 | 5i6i 3b5d | 4k4/9/9/4+b4/9/9/9/9/3K5 b - | 1. М5i—6i пр. С3b—5d
1. пр. П7d—7c пр. Р3f—3g | 4k4/9/9/2+P6/9/6+s2/9/9/4K4 b - 1 | 7d7c 3f3g | 4k4/9/2+P6/9/9/9/6+s2/9/4K4 b - | 1. пр. П7d—7c пр. Р3f—3g
1. пр. Л2d—3c пр. С7f—6f | 4k4/9/9/7+R1/9/2+b6/9/9/4K4 b - 1 | 2d3c 7f6f | 4k4/9/6+R2/9/9/3+b5/9/9/4K4 b - | 1. пр. Л2d—3c пр. С7f—6f
1. П9f—9eX | 9/9/8R/k8/9/PGN6/9/9/9 b - 1 | 9f9e | 9/9/8R/k8/P8/1GN6/9/9/9 w - | 1. П9f—9eX
1. ... Р3a—4b 2. П7g—7f П8c—8d | lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 | 3a4b 7g7f 8c8d | lnsgkg1nl/1r3s3/p1ppppppp/1p7/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - | 1. ... Р3a—4b 2. П7g—7f П8c—8d
1.През.– 8h Грез. – 6h | 4k4/9/9/9/9/9/9/9/4K4 b Pg 1 | P*8h G*6h | 4k4/9/9/9/9/9/9/1P1g5/4K4 b - | 1. П рез.—8h Г рез.—6h+ | check-missing
1. Ррез.—7е | 4k4/9/9/9/9/9/9/9/4K4 b S 1 | S*7e | 4k4/9/9/9/2S6/9/9/9/4K4 w - | 1. Р рез.—7e | homoglyph
1. ... Л3h:6hпр.+ | 4k4/9/9/9/9/9/9/3G2r2/3K5 w - 1 | 3h6h+ | 4k4/9/9/9/9/9/9/3+r5/3K5 b g | 1. ... Л3h:6h пр.+
1. ... К8e:7g. пр + | 4k4/9/9/9/1n7/9/2N6/2K6/9 w - 1 | 8e7g+ | 4k4/9/9/9/9/9/2+n6/2K6/9 b n | 1. ... К8e:7g пр.+ | punct
1. ЛЗh—ЗЬ М5a—6a | 4k4/9/9/9/9/9/9/6R2/4K4 b - 1 | 3h3b 5a6a | 3k5/6R2/9/9/9/9/9/9/4K4 b - | 1. Л3h—3b М5a—6a | homoglyph
1. пр.С5d:6йd М5a—4a | 4k4/9/9/3p+B4/9/9/9/9/4K4 b - 1 | 5d6d 5a4a | 5k3/9/9/3+B5/9/9/9/9/4K4 b P | 1. пр. С5d:6d М5a—4a | stray-char
1. П7g—7f (черные открывают дорогу слону) П3c—3d. После этого 2. П2g—2f белые сыграли П8c—8d | lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 | 7g7f 3c3d 2g2f 8c8d | lnsgkgsnl/1r5b1/p1pppp1pp/1p4p2/9/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL b - | 1. П7g—7f П3c—3d 2. П2g—2f П8c—8d | prose
1. P рез.—7e | 4k4/9/9/9/9/9/9/9/4K4 b SP 1 | S*7e | 4k4/9/9/9/2S6/9/9/9/4K4 w P | 1. Р рез.—7e | latin-p
1. С5e—4f+ М5a—6a | 4k4/9/9/9/4B4/9/9/9/4L3K b - 1 | 5e4f 5a6a | 3k5/9/9/9/9/5B3/9/9/4L3K b - | 1. С5e—4f+ М5a—6a
1. П7g—7f+ П3c—3d 2. С8h—3c пр. | lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 | 7g7f 3c3d 8h3c+ | lnsgkgsnl/1r5b1/pppppp+Bpp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w - | 1. П7g—7f П3c—3d 2. С8h—3c пр.+ | check-false check-missing
1. С3b—5d | 4k4/6+B2/9/9/9/9/9/9/4K4 b - 1 | 3b5d | 4k4/9/9/4+B4/9/9/9/9/4K4 w - | 1. пр. С3b—5d | prefix-missing
1. П7g—7f П3c—3d 2. С8hх2b пр. Р3a×2b 3. С*4e | lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 | 7g7f 3c3d 8h2b+ 3a2b B*4e | lnsgkg1nl/1r5s1/pppppp1pp/6p2/5B3/2P6/PP1PPPPPP/7R1/LNSGKGSNL w b | 1. П7g—7f П3c—3d 2. С8h:2b пр. Р3a:2b 3. С рез.—4e | foreign-capture foreign-drop
1. ... С2b:8h пр. 2. Р7i:8h М5a—5b | lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 1 | 2b8h+ 7i8h 5a5b | lnsg1gsnl/1r2k4/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1S5R1/LN1GKGSNL b Bb | 1. ... С2b:8h пр. 2. Р7i:8h М5a—5b
1. П9b—9a пр. У1c—1i пр. 2. К3d—2b пр. М5a—6a | 4k4/P8/8l/6N2/9/9/9/9/4K4 b - 1 | 9b9a+ 1c1i+ 3d2b+ 5a6a | +P2k5/7+N1/9/9/9/9/9/9/4K3+l b - | 1. П9b—9a пр. У1c—1i пр. 2. К3d—2b пр. М5a—6a
П 1d-1c пр. | 4k4/9/9/8P/9/9/9/9/4K4 b - 1 | 1d1c+ | 4k4/9/8+P/9/9/9/9/9/4K4 w - | П1d—1c пр.
пр. С 2с—1с | 4k4/9/7+B1/9/9/9/9/9/4K4 b - 1 | 2c1c | 4k4/9/8+B/9/9/9/9/9/4K4 w - | пр. С2c—1c | homoglyph
Л рез.— 7е | 4k4/9/9/9/9/9/9/9/4K4 b R 1 | R*7e | 4k4/9/9/9/2R6/9/9/9/4K4 w - | Л рез.—7e | homoglyph
П рез.— 9е | 9/9/8R/k8/9/1G7/9/9/9 b P 1 | P*9e | 9/9/8R/k8/P8/1G7/9/9/9 w - | П рез.—9e+ | check-missing homoglyph
П рез.— 9е | 9/9/9/k8/9/1GN6/9/9/9 b P 1 | P*9e | 9/9/9/k8/P8/1GN6/9/9/9 w - | П рез.—9e+ | check-missing homoglyph
Срез. — 7с+ | 9/8+r/9/9/9/7R1/9/8l/8k b Bp 1 | B*7c | 9/8+r/2B6/9/9/7R1/9/8l/8k w p | С рез.—7c+ | homoglyph
С7с:2h пр.Х | 9/8+r/2B6/9/9/7R1/9/7pl/8k b - 3 | 7c2h+ | 9/8+r/9/9/9/7R1/9/7+Bl/8k w P | С7c:2h пр.X | homoglyph
1. Срез. — 7с+ П рез. — 2h 2. С7с:2h пр.Х | 9/8+r/9/9/9/7R1/9/8l/8k b Bp 1 | B*7c P*2h 7c2h+ | 9/8+r/9/9/9/7R1/9/7+Bl/8k w P | 1. С рез.—7c+ П рез.—2h 2. С7c:2h пр.X | homoglyph
1. Срез. — 7с+ П рез. — 5е 2. С7с:5е пр.Х | 9/8+r/9/9/9/7R1/9/8l/8k b Bp 1 | B*7c P*5e 7c5e+ | 9/8+r/9/9/4+B4/7R1/9/8l/8k w P | 1. С рез.—7c+ П рез.—5e 2. С7c:5e пр.X | homoglyph
1. Срез. — 7с+ П рез. — 5е 2. С7с:5еХ | 9/8+r/9/9/9/7R1/9/8l/8k b Bp 1 | B*7c P*5e 7c5e | 9/8+r/9/9/4B4/7R1/9/8l/8k w P | 1. С рез.—7c+ П рез.—5e 2. С7c:5eX | homoglyph
Срез.—2h + | 9/8+r/9/9/9/7R1/9/8l/8k b Bp 1 | B*2h | 9/8+r/9/9/9/7R1/9/7Bl/8k w p | С рез.—2h+
М1i — 2i | 9/8+r/9/9/9/7R1/9/7Bl/8k w p 2 | 1i2i | 9/8+r/9/9/9/7R1/9/7Bl/7k1 b p | М1i—2i
П рез. — 8b | B8/8+r/9/9/9/7R1/9/8l/8k w p 2 | P*8b | B8/1p6+r/9/9/9/7R1/9/8l/8k b - | П рез.—8b
1. С рез.—8Ь+ пр. Л1b:8b | 9/8+r/9/9/9/7R1/9/8l/8k b Bp 1 | B*8b 1b8b | 9/1+r7/9/9/9/7R1/9/8l/8k b bp | 1. С рез.—8b+ пр. Л1b:8b | homoglyph
1. Крез. — 5h | l2g4l/1k4+B2/Ps2p2p1/pppp1p3/1n2b1p1p/1NPP2P2/1P1S1P2P/2KG2r2/LN5RL b GSNPgsp 1 | N*5h | l2g4l/1k4+B2/Ps2p2p1/pppp1p3/1n2b1p1p/1NPP2P2/1P1S1P2P/2KGN1r2/LN5RL w GSPgsp | 1. К рез.—5h
1. ... С5е — 2h пр. 2.Л2i:2h ЛЗh:2h пр. | l2g4l/1k4+B2/Ps2p2p1/pppp1p3/1n2b1p1p/1NPP2P2/1P1S1P2P/2KGN1r2/LN5RL w GSPgsp 2 | 5e2h+ 2i2h 3h2h+ | l2g4l/1k4+B2/Ps2p2p1/pppp1p3/1n4p1p/1NPP2P2/1P1S1P2P/2KGN2+r1/LN6L b BGSPrgsp | 1. ... С5e—2h пр. 2. Л2i:2h Л3h:2h пр. | homoglyph
3. пр. СЗb  —  5d  пр. Л2h — 3i. | l2g4l/1k4+B2/Ps2p2p1/pppp1p3/1n4p1p/1NPP2P2/1P1S1P2P/2KGN2+r1/LN6L b BGSPrgsp 5 | 3b5d 2h3i | l2g4l/1k7/Ps2p2p1/pppp+Bp3/1n4p1p/1NPP2P2/1P1S1P2P/2KGN4/LN4+r1L b BGSPrgsp | 3. пр. С3b—5d пр. Л2h—3i | homoglyph
4.    С рез. —7с+ М8b:7с. | l2g4l/1k7/Ps2p2p1/pppp+Bp3/1n4p1p/1NPP2P2/1P1S1P2P/2KGN4/LN4+r1L b BGSPrgsp 7 | B*7c 8b7c | l2g4l/9/Psk1p2p1/pppp+Bp3/1n4p1p/1NPP2P2/1P1S1P2P/2KGN4/LN4+r1L b GSPrbgsp | 4. С рез.—7c+ М8b:7c | homoglyph
5. Грез.— 6с+ М7с—8b. 6. пр.С5d:6йd+ М8b:9с. | l2g4l/9/Psk1p2p1/pppp+Bp3/1n4p1p/1NPP2P2/1P1S1P2P/2KGN4/LN4+r1L b GSPrbgsp 9 | G*6c 7c8b 5d6d 8b9c | l2g4l/9/ks1Gp2p1/ppp+B1p3/1n4p1p/1NPP2P2/1P1S1P2P/2KGN4/LN4+r1L b S2Prbgs2p | 5. Г рез.—6c+ М7c—8b 6. пр. С5d:6d+ М8b:9c | homoglyph stray-char
7. Р рез.— 8b+ М9с—9b. 8. У9i:9d+ Р8с:9d.  9. П рез.—9с+ М9b—8с. 10. Г6с—7сХ. | l2g4l/9/ks1Gp2p1/ppp+B1p3/1n4p1p/1NPP2P2/1P1S1P2P/2KGN4/LN4+r1L b S2Prbgs2p 13 | S*8b 9c9b 9i9d 8c9d P*9c 9b8c 6c7c | l2g4l/1S7/PkG1p2p1/spp+B1p3/1n4p1p/1NPP2P2/1P1S1P2P/2KGN4/1N4+r1L w 2Prbgsl2p | 7. Р рез.—8b+ М9c—9b 8. У9i:9d+ Р8c:9d 9. П рез.—9c+ М9b—8c 10. Г6c—7cX | homoglyph
1. ... Р рез. – 7g+  2. К 8i:7g  К8e:7g. пр +  3.М7h:7g   Крез. – 8e+ | l2g4l/1k7/Ps2p2p1/pppp+Bp3/1n2b1p1p/1NPP2P2/1P1S1P2P/2KG2r2/LN5RL w GSNPgsp 2 | S*7g 8i7g 8e7g+ 7h7g N*8e | l2g4l/1k7/Ps2p2p1/pppp+Bp3/1n2b1p1p/1NPP2P2/1PKS1P2P/3G2r2/L6RL b G2S2NPgp | 1. ... Р рез.—7g+ 2. К8i:7g К8e:7g пр.+ 3. М7h:7g К рез.—8e+ | punct
4. M7g – 7h  Грез. – 7g+  5.М7h – 8i    Г7g – 8h+   6. M8i:8h  Л3h:6hпр.+ | l2g4l/1k7/Ps2p2p1/pppp+Bp3/1n2b1p1p/1NPP2P2/1PKS1P2P/3G2r2/L6RL b G2S2NPgp 7 | 7g7h G*7g 7h8i 7g8h 8i8h 3h6h+ | l2g4l/1k7/Ps2p2p1/pppp+Bp3/1n2b1p1p/1NPP2P2/1P1S1P2P/1K1+r5/L6RL b 2G2S2NPgp | 4. М7g—7h Г рез.—7g+ 5. М7h—8i Г7g—8h+ 6. М8i:8h Л3h:6h пр.+ | homoglyph
7. К рез – 7h   пр.Л6h – 7g+  8.M8h – 7i      Грез. – 6h+ 9.M7i – 8i  пр.Л7g:8g+  10.През.– 8h  K8е – 7gX. | l2g4l/1k7/Ps2p2p1/pppp+Bp3/1n2b1p1p/1NPP2P2/1P1S1P2P/1K1+r5/L6RL b 2G2S2NPgp 13 | N*7h 6h7g 8h7i G*6h 7i8i 7g8g P*8h 8e7g | l2g4l/1k7/Ps2p2p1/pppp+Bp3/4b1p1p/1NPP2P2/1+rnS1P2P/1PNg5/LK5RL b 2G2SN2p | 7. К рез.—7h пр. Л6h—7g+ 8. М8h—7i Г рез.—6h+ 9. М7i—8i пр. Л7g:8g+ 10. П рез.—8h К8e—7gX | homoglyph punct
П7g — 7f | lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 | 7g7f | lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - | П7g—7f
П9d—9c пр. | 4k4/9/9/P3S4/1L1N5/9/9/9/4K4 b - 1 | 9d9c+ | 4k4/9/+P8/4S4/1L1N5/9/9/9/4K4 w - | П9d—9c пр.
П9d—9c | 4k4/9/9/P3S4/1L1N5/9/9/9/4K4 b - 1 | 9d9c | 4k4/9/P8/4S4/1L1N5/9/9/9/4K4 w - | П9d—9c
У8e—8b пр. | 4k4/9/9/P3S4/1L1N5/9/9/9/4K4 b - 1 | 8e8b+ | 4k4/1+L7/9/P3S4/3N5/9/9/9/4K4 w - | У8e—8b пр.
У8e—8b | 4k4/9/9/P3S4/1L1N5/9/9/9/4K4 b - 1 | 8e8b | 4k4/1L7/9/P3S4/3N5/9/9/9/4K4 w - | У8e—8b
К6e—7c пр. | 4k4/9/9/P3S4/1L1N5/9/9/9/4K4 b - 1 | 6e7c+ | 4k4/9/2+N6/P3S4/1L7/9/9/9/4K4 w - | К6e—7c пр.
К6e—7c | 4k4/9/9/P3S4/1L1N5/9/9/9/4K4 b - 1 | 6e7c | 4k4/9/2N6/P3S4/1L7/9/9/9/4K4 w - | К6e—7c
Р5d—5c пр. | 4k4/9/9/P3S4/1L1N5/9/9/9/4K4 b - 1 | 5d5c+ | 4k4/9/4+S4/P8/1L1N5/9/9/9/4K4 w - | Р5d—5c пр.
Р5d—5c | 4k4/9/9/P3S4/1L1N5/9/9/9/4K4 b - 1 | 5d5c | 4k4/9/4S4/P8/1L1N5/9/9/9/4K4 w - | Р5d—5c
П1h—1i пр. | 4k4/9/9/9/9/7l1/6n2/8p/4K4 w - 1 | 1h1i+ | 4k4/9/9/9/9/7l1/6n2/9/4K3+p b - | П1h—1i пр.
У2f—2i пр. | 4k4/9/9/9/9/7l1/6n2/8p/4K4 w - 1 | 2f2i+ | 4k4/9/9/9/9/9/6n2/8p/4K2+l1 b - | У2f—2i пр.
К3g—2i пр. | 4k4/9/9/9/9/7l1/6n2/8p/4K4 w - 1 | 3g2i+ | 4k4/9/9/9/9/7l1/9/8p/4K2+n1 b - | К3g—2i пр.
К3g—4i пр.+ | 4k4/9/9/9/9/7l1/6n2/8p/4K4 w - 1 | 3g4i+ | 4k4/9/9/9/9/7l1/9/8p/4K+n3 b - | К3g—4i пр.+
`);

/** The same columns; the text is a list of men. */
export const printedPositions = printed(`
чёрные М5i, Л2h, в резерве две пешки и слон, белые М5a, в резерве генерал. Ход белых |  |  | 4k4/9/9/9/9/9/9/7R1/4K4 w B2Pg | чёрные М5i, Л2h, в резерве С, 2П; белые М5a, в резерве Г; ход белых
черные пр.СЗb, Пр. П4с, в резерве 2Г, 3П; белые М5а; ход черных |  |  | 4k4/6+B2/5+P3/9/9/9/9/9/9 b 2G3P | чёрные пр. С3b, пр. П4c, в резерве 2Г, 3П; белые М5a; ход чёрных | homoglyph
черные Г4b, РЗс, белые М4а |  |  | 5k3/5G3/6S2/9/9/9/9/9/9 w - | чёрные Г4b, Р3c; белые М4a; ход белых | homoglyph
черные Л 1с, Г 8f, K7f, в резерве одна пешка, белые М9d |  |  | 9/9/8R/k8/9/1GN6/9/9/9 b P | чёрные Л1c, Г8f, К7f, в резерве П; белые М9d; ход чёрных | homoglyph
чёрные М8b, пр. Л5b, пр. С6d, Г8c, Г7b, Р9c, Р7c, К9d, У9e, П7f, П5f, П3d, пр. П7a, пр. П6b, пр. П6c, пр. П4c, в резерве К, У, 4П; белые М2h, пр. Л5h, пр. С4f, Г3h, Г2g, Р3g, Р1g, К1f, У1e, П2e, пр. П6g, пр. П4g, пр. П4h, пр. П3i, в резерве К, У, 2П; ход чёрных |  |  | 2+P6/1KG+P+R4/SGS+P1+P3/N2+B2P2/L6pl/2P1P+b2n/3+p1+psgs/4+r+pgk1/6+p2 b NL4Pnl2p | чёрные М8b, пр. Л5b, пр. С6d, Г8c, Г7b, Р9c, Р7c, К9d, У9e, П7f, П5f, П3d, пр. П7a, пр. П6b, пр. П6c, пр. П4c, в резерве К, У, 4П; белые М2h, пр. Л5h, пр. С4f, Г3h, Г2g, Р3g, Р1g, К1f, У1e, П2e, пр. П6g, пр. П4g, пр. П4h, пр. П3i, в резерве К, У, 2П; ход чёрных
чёрные М7h, Л2i, пр. С3b, Г6h, Р6g, К8f, К8i, У9i, У1i, П9c, П8g, П7f, П6f, П4g, П3f, П1g, в резерве Г, Р, К, П; белые М8b, Л3h, С5e, Г6a, Р8c, К8e, У9a, У1a, П9d, П8d, П7d, П6d, П5c, П4d, П3e, П2c, П1e, в резерве Г, Р, П; ход чёрных |  |  | l2g4l/1k4+B2/Ps2p2p1/pppp1p3/1n2b1p1p/1NPP2P2/1P1S1P2P/2KG2r2/LN5RL b GSNPgsp | чёрные М7h, Л2i, пр. С3b, Г6h, Р6g, К8f, К8i, У9i, У1i, П9c, П8g, П7f, П6f, П4g, П3f, П1g, в резерве Г, Р, К, П; белые М8b, Л3h, С5e, Г6a, Р8c, К8e, У9a, У1a, П9d, П8d, П7d, П6d, П5c, П4d, П3e, П2c, П1e, в резерве Г, Р, П; ход чёрных
чёрные Л2f, в резерве С; белые М1i, пр. Л1b, У1h, в резерве П; ход чёрных |  |  | 9/8+r/9/9/9/7R1/9/8l/8k b Bp | чёрные Л2f, в резерве С; белые М1i, пр. Л1b, У1h, в резерве П; ход чёрных
`);

/** text | start | fault */
export const brokenLines: BrokenLine[] = rows(`
1. П7f—7e | lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 | E_NO_PIECE
1. П3c—3d | lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 | E_WRONG_SIDE
1. П7g—7e | lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 | E_ILLEGAL_MOVE
1. С8h—2b | lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 | E_ILLEGAL_MOVE
1. П7g—7f пр. | lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 | E_CANNOT_PROMOTE
1. Г5c—5b пр. | k8/9/4G4/9/9/9/9/9/4K4 b - 1 | E_CANNOT_PROMOTE
1. К3d—2b | 4k4/9/9/6N2/9/9/9/9/4K4 b - 1 | E_MUST_PROMOTE
1. П рез.—7e | 4k4/9/9/9/9/9/2P6/9/4K4 b P 1 | E_NIFU
1. К рез.—7b | 4k4/9/9/9/9/9/9/9/4K4 b N 1 | E_DEAD_SQUARE
1. П рез.—9eX | 9/9/8R/k8/9/1GN6/9/9/9 b P 1 | E_UCHIFUZUME
1. П рез.—5a | 4k4/9/9/9/9/9/9/9/4K4 b P 1 | E_OCCUPIED
1. М5i—5h | 4k4/9/9/9/9/9/9/r8/4K4 b - 1 | E_IN_CHECK
1. пр. С8h—7g | 4k4/9/9/9/9/9/9/1B7/4K4 b - 1 | E_NOT_PROMOTED
1. П рез.—5c пр. | 4k4/9/9/9/9/9/9/9/4K4 b P 1 | E_PROMOTED_DROP
1. М рез.—5e | 4k4/9/9/9/9/9/9/9/4K4 b P 1 | E_NO_PIECE_IN_HAND
1. Ф7g—7f | lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 | E_SYNTAX
чёрные М5i, Г5i; белые М5a |  | E_OCCUPIED
С 2с—1с | 4k4/9/7B1/9/9/9/9/9/4K4 b - 1 | E_ILLEGAL_MOVE
П рез.— 9е | 9/9/8R/k8/9/1GN6/9/9/9 b P 1 | E_UCHIFUZUME
ПЗс — 3g | lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2 | E_ILLEGAL_MOVE
П1h—1i | 4k4/9/9/9/9/7l1/6n2/8p/4K4 w - 1 | E_MUST_PROMOTE
У2f—2i | 4k4/9/9/9/9/7l1/6n2/8p/4K4 w - 1 | E_MUST_PROMOTE
К3g—2i | 4k4/9/9/9/9/7l1/6n2/8p/4K4 w - 1 | E_MUST_PROMOTE
`).map(([text = '', start = '', fault = '']) => ({ text, start, codes: codes[fault] ?? [] }));
