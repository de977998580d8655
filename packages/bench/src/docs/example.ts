import { readFileSync } from 'node:fs';
import { openBytes, writeText } from '@kifukit/formats';

const name = 'fixtures/games/one-game-many-notations/kif-shift-jis/game.kif';
const { games, report } = openBytes(readFileSync(name), { name });
for (const game of games) {
  const { text, diagnostics } = writeText(game, 'csa', { settings: { version: '3.0' } });
  console.log(text);
  for (const { code, message } of diagnostics) console.log(code, message);
}
for (const { severity, line, message } of report.diagnostics()) console.log(severity, line, message);
