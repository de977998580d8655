import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as ts from 'tsshogi';
import { allCodes, openText } from '../formats/src/index.ts';
import { ki2 } from '../formats/src/ki2/index.ts';
import { kif } from '../formats/src/kif/index.ts';
import { Report, Source } from '../record/src/index.ts';
import { tsshogi } from './src/peer-types.ts';
import { playouts } from './src/playout.ts';

let recs: any[] = playouts(60, 7).map((r: any) => ({
  ...r,
  headers: [],
  main: { ...r.main, moves: r.main.moves.slice(0, 100) },
}));
const dir = process.env.REAL;
if (dir) {
  recs = [];
  for (const f of readdirSync(dir).slice(0, 100)) {
    const { games } = openText(readFileSync(dir + '/' + f, 'latin1'), { from: 'csa' });
    for (const g of games)
      if (g.main.moves.length >= 100)
        recs.push({
          ...g,
          headers: [],
          main: { ...g.main, ending: undefined, comments: new Map(), times: [], moves: g.main.moves.slice(0, 100) },
        });
  }
}
const flat = (s: string) => Buffer.from(s, 'utf16le').toString('utf16le');
const T = recs.map((g) => flat(ki2.write!(g, new Report(new Source(''), allCodes), {})));
const K = recs.map((g) => flat(kif.write!(g, new Report(new Source(''), allCodes), {})));
console.log(T.length, 'games', recs[0].main.moves.length, T[0].slice(0, 200));
const cpu = () => {
  const u = process.cpuUsage();
  return (u.user + u.system) / 1000;
};
function measure(name: string, list: any[], fn: (t: any) => unknown, ms = 3000) {
  const bench = (budget: number) => {
    let n = 0;
    const t0 = cpu();
    for (;;) {
      for (const t of list) fn(t);
      n += list.length;
      if (cpu() - t0 > budget) return ((cpu() - t0) * 1000) / n;
    }
  };
  bench(ms / 3);
  const r = [bench(ms / 3), bench(ms / 3), bench(ms / 3)].sort((a, b) => a - b);
  console.log(name.padEnd(40), r[0].toFixed(2), 'µs/game (median', r[1].toFixed(2) + ')');
  return r[0];
}
const read = (t: string) => {
  const r = new Report(new Source(t), allCodes);
  const g = [...ki2.read!(r.source, r, {})];
  return g;
};
for (const [i, t] of T.entries()) {
  const g = read(t);
  if (g.length !== 1 || g[0].main.moves.length !== recs[i].main.moves.length) throw new Error('bad ' + i);
}
const a = measure('read ki2', T, read);
const k = measure('read kif', K, (t) => {
  const r = new Report(new Source(t), allCodes);
  return [...kif.read!(r.source, r, {})];
});
measure('write ki2', recs, (g) => flat(ki2.write!(g, new Report(new Source(''), allCodes), {})));
measure('write kif', recs, (g) => flat(kif.write!(g, new Report(new Source(''), allCodes), {})));
if (process.argv[2] !== 'mine') {
  const b = measure('tsshogi importKI2 + doMove', T, (t) => {
    const rec: any = ts.importKI2(t);
    if (rec instanceof Error) throw rec;
    const pos = rec.initialPosition.clone();
    for (const m of rec.moves) if (m.move instanceof ts.Move && !pos.doMove(m.move)) throw new Error('x');
    return rec;
  });
  console.log('ratio', (b / a).toFixed(1));
}
