/** Japanese messages of USI and SFEN lines. */
import type { CodeOf, Translations } from '../translation.js';

export const usi: Translations<CodeOf<'usi'>> = {
  'usi/unknown-line': {
    message: '「{text}」は局面でも指し手の列でもありません。この行は除きます',
    hint: "行は 'position'、'startpos'、'sfen'、'moves' か SFEN の盤面で始まります",
  },
  'usi/odd-spelling': { message: '「{text}」を「{as}」として読みます' },
  'usi/missing-word': { message: '「{text}」の前に「{word}」がありません' },
};
