// However few diagnostics are told, the totals and the exit code are those of all that was found.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { run } from './main.js';
import { temporaryFolder } from './testing/folder.js';
import { memoryIo } from './testing/memory-io.js';

const fixtures = resolve(fileURLToPath(import.meta.url), '../../../../fixtures');

async function checked(cwd: string, ...args: string[]) {
  const io = memoryIo(cwd);
  const code = await run(['check', ...args, '--reporter', 'json'], io);
  const report = JSON.parse(io.out().toString('utf8'));
  return { code, summary: report.summary, told: report.inputs.flatMap((one: { diagnostics: [] }) => one.diagnostics) };
}

/** Moves to and fro, each with a number that is not its own. */
function misnumbered(moves: number): string {
  const turns = ['２六歩(27)', '８四歩(83)', ...Array.from({ length: moves }, (_, at) => rooks[at % 4])];
  return `手数----指手----\n${turns.map((turn, at) => `${String(at + 1 + 1000 * (at % 2)).padStart(4)} ${turn}\n`).join('')}`;
}

const rooks = ['３八飛(28)', '７二飛(82)', '２八飛(38)', '８二飛(72)'];

describe('--max-diagnostics', () => {
  test('changes what is told, and nothing else', async () => {
    const cwd = temporaryFolder({ 'a.kif': misnumbered(600) });
    const all = await checked(cwd, 'a.kif', '--max-diagnostics', 'all');
    expect(all.told.length).toBeGreaterThan(200);
    expect(all.summary.warnings).toBe(all.told.length);
    for (const limit of ['1', '7', '1000']) {
      const few = await checked(cwd, 'a.kif', '--max-diagnostics', limit);
      expect(few).toMatchObject({ code: all.code, summary: all.summary });
      expect(few.told.length).toBe(Math.min(all.told.length, Number(limit) + 1));
    }
    const usual = await checked(cwd, 'a.kif');
    expect(usual).toMatchObject({ code: all.code, summary: all.summary });
    expect(usual.told).toHaveLength(101);
    expect(usual.told[100].code).toBe('record/more-diagnostics');
  });

  test('leaves a severity of the profile in force for what is not told', async () => {
    const severities = { 'record/move-number-mismatch': 'error', 'record/missing-ending': 'off' };
    const club = JSON.stringify({ profiles: { club: { severities } } });
    const cwd = temporaryFolder({ 'a.kif': misnumbered(20), 'club.json': club });
    const all = await checked(cwd, 'a.kif', '--rules', 'club.json', '--max-diagnostics', 'all');
    const one = await checked(cwd, 'a.kif', '--rules', 'club.json', '--max-diagnostics', '1');
    expect(all.code).toBe(1);
    expect(one).toMatchObject({ code: 1, summary: all.summary });
  });

  test.each(['jsa', 'lenient', 'kislyuk-1990', 'tsume'])('of every faulty record, by the rules %s', async (rules) => {
    const args = ['faulty', 'audits', '--rules', rules, '--fail-on', 'warning'];
    const all = await checked(fixtures, ...args, '--max-diagnostics', 'all');
    const one = await checked(fixtures, ...args, '--max-diagnostics', '1');
    expect(all.summary.errors).toBeGreaterThan(20);
    expect(one.told.length).toBeLessThan(all.told.length);
    expect(one).toMatchObject({ code: all.code, summary: all.summary });
  });
});
