import { kif } from '../formats/src/kif/index.ts';
import { allCodes, openText } from '../formats/src/index.ts';
import { Report, Source } from '../record/src/index.ts';
import { readdirSync, readFileSync } from 'node:fs';
const recs: any[] = []; const dir = '/tmp/bulk/floodgate2016/';
for (const f of readdirSync(dir).slice(0, 100)) { const { games } = openText(readFileSync(dir + f, 'latin1'), { from: 'csa' }); for (const g of games) if (g.main.moves.length >= 100) recs.push({ ...g, headers: [], main: { ...g.main, ending: undefined, comments: new Map(), moves: g.main.moves.slice(0, 100), times: g.main.times.slice(0, 100) } }); }
const flat = (s: string) => Buffer.from(s, 'utf16le').toString('utf16le');
const K = recs.map((g) => flat(kif.write!(g, new Report(new Source(''), allCodes), {})));
const cpu = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1000; };
function measure(name: string, list: any[], fn: (t: any) => unknown, ms = 4000) {
  const bench = (budget: number) => { let n = 0; const t0 = cpu(); for (;;) { for (const t of list) fn(t); n += list.length; if (cpu() - t0 > budget) return (cpu() - t0) * 1000 / n; } };
  bench(ms / 3);
  const r = Array.from({length: 7}, () => bench(ms / 6)).sort((a, b) => a - b);
  console.log(name.padEnd(40), r[0].toFixed(2), 'µs/game (median', r[3].toFixed(2) + ')');
}
measure('read kif', K, (t) => { const r = new Report(new Source(t), allCodes); return [...kif.read!(r.source, r, {})]; });
measure('write kif', recs, (g) => flat(kif.write!(g, new Report(new Source(''), allCodes), {})));
