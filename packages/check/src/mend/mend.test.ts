import { readdirSync, readFileSync } from 'node:fs';
import { openBytes, openText } from '@kifukit/formats';
import { describe, expect, test } from 'vitest';
import { auditing, checkInput } from '../input.js';
import { profiles } from '../profile.js';
import { mend } from './mend.js';

const fixtures = new URL('../../../../fixtures/', import.meta.url);

function mended(text: string, name: string) {
  const opened = openText(text, { name, ...auditing });
  return mend(opened, [...checkInput(opened, profiles.jsa)], profiles.jsa);
}

const HEAD = '手数----指手---------消費時間--\n';

describe('what is mended', () => {
  test.for([
    [
      'numbers',
      '   1 ７六歩(77)\n   3 ３四歩(33)\n   4 ２六歩(27)\n   5 投了\n',
      '   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２六歩(27)\n   4 投了\n',
    ],
    [
      'totals',
      '   1 ７六歩(77)   ( 0:10/00:00:10)\n   2 ３四歩(33)   ( 0:05/00:00:09)\n   3 投了\n',
      '   1 ７六歩(77)   ( 0:10/00:00:10)\n   2 ３四歩(33)   ( 0:05/00:00:05)\n   3 投了\n',
    ],
    [
      'nothing where a move is wrong',
      '   1 ７六歩(77)\n   3 ３四歩(34)\n   4 投了\n',
      '   1 ７六歩(77)\n   3 ３四歩(34)\n   4 投了\n',
    ],
  ])('%s', ([, before, after]) => {
    expect(mended(HEAD + before, 'a.kif').text).toBe(HEAD + after);
  });

  test('an ending that the moves prove', () => {
    const text = "V2.2\nP-51OU\nP+59OU53FU00KI\n+\n+0052KI\nT3\n'well\n";
    expect(mended(text, 'a.csa').text).toBe(`${text}%TSUMI\n`);
    expect(mended(text.trimEnd(), 'a.csa').text).toBe(`${text}%TSUMI\n`);
  });

  test('a declared encoding', () => {
    const bytes = new TextEncoder().encode(`#KIF version=2.0 encoding=Shift_JIS\n先手：甲\n${HEAD}   1 ７六歩(77)\n`);
    const opened = openBytes(bytes, { name: 'a.kif', ...auditing });
    const games = [...checkInput(opened, profiles.jsa)];
    expect(mend(opened, games, profiles.jsa).text).toMatch(/^#KIF version=2\.0 encoding=UTF-8\n/);
  });

  test.for([
    'check-missing',
    'check-false',
    'mate-missing',
    'homoglyph',
    'stray-char',
    'foreign-capture',
    'capture-mark-missing',
    'capture-mark-false',
  ])('kislyuk/%s', (word) => {
    const text = readFileSync(new URL(`faulty/kislyuk/${word}.ksl`, fixtures), 'utf8');
    const { text: after, edits } = mended(text, `${word}.ksl`);
    expect(edits.map(({ code }) => code)).toContain(`kislyuk/${word}`);
    expect(after).not.toBe(text);
  });
});

describe('mending', () => {
  const exchange = (times: number): string => {
    const moves = ['Л2h—1h', 'Л8b—7b', 'Л1h—2h', 'Л7b—8b'];
    return Array.from({ length: 4 * times }, (_, ply) => moves[ply % 4])
      .map((move, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${move}` : move))
      .join(' ');
  };

  test('goes beyond what a report shows of one game', () => {
    const sound = exchange(60);
    const { text, edits } = mended(sound.replaceAll('h', 'h+').replaceAll('+—', '—'), 'a.ksl');
    expect(edits.length).toBe(120);
    expect(text).toBe(sound);
  });

  test('leaves what the profile does not want to hear of', () => {
    const opened = openText(`${HEAD}   1 ７六歩(77)\n   3 ３四歩(33)\n   4 投了\n`, { name: 'a.kif', ...auditing });
    expect(mend(opened, [...checkInput(opened, profiles.lenient)], profiles.lenient).edits).toEqual([]);
  });

  test('needs to know with what start the input was read', () => {
    const start = '4k4/9/4P4/9/9/9/9/9/4K4 b G 1';
    const text = '1. Г рез.—5b+';
    const opened = openText(text, { name: 'a.ksl', start, ...auditing });
    const games = [...checkInput(opened, profiles.jsa)];
    expect(mend(opened, games, profiles.jsa)).toEqual({ text, edits: [] });
    expect(mend(opened, games, profiles.jsa, { start }).text).toBe('1. Г рез.—5bX\nМат\n');
  });

  test('of one game does not depend on another', () => {
    const first = '# Сёги, нотация Кислюка, версия 1\n\n';
    const text = `${first}1. П7g—7f П3c—3d+ +\n\n${first}1. П7g:7f\n`;
    expect(mended(text, 'a.ksl').text).toBe(text.replace('7g:7f', '7g—7f'));
  });
});

describe('every record of the fixtures', () => {
  const paths = ['faulty', 'audits', 'games'].flatMap((folder) =>
    readdirSync(new URL(folder, fixtures), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.(?:kif|kifu|csa|ksl|ki2|usi|jkf)$/.test(path)),
  );

  test('is mended at once: a second time changes nothing', () => {
    for (const path of paths) {
      const opened = openBytes(readFileSync(new URL(path, fixtures)), { name: path, ...auditing });
      const { text } = mend(opened, [...checkInput(opened, profiles.jsa)], profiles.jsa);
      expect(mended(text, path).text, path).toBe(text);
    }
  });

  test('without fault is left alone', () => {
    for (const path of paths.filter((one) => one.startsWith('games/'))) {
      const opened = openBytes(readFileSync(new URL(path, fixtures)), { name: path, ...auditing });
      const { edits } = mend(opened, [...checkInput(opened, profiles.jsa)], profiles.jsa);
      expect(edits, path).toEqual([]);
    }
  });
});
