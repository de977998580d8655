import { type Move, makeUsi, parseUsi } from '@kifukit/rules';
import { expect, test } from 'vitest';
import { eachComment } from './comments.js';
import { toJson } from './json.js';
import { addVariation, emptyLine, emptyRecord } from './record.js';

const moves = (usi: string): Move[] => usi.split(' ').map((token) => parseUsi(token) as Move);

function sample() {
  const game = emptyRecord();
  game.main.moves.push(...moves('7g7f 3c3d 2g2f'));
  for (const index of [0, 1, 3]) game.main.comments.set(index, `main ${index}`);
  game.main.ending = { kind: 'resign', winner: 'black', comment: 'remark' };
  const variation = {
    ...emptyLine(),
    moves: moves('2b8h+'),
    comments: new Map([
      [0, 'before'],
      [1, 'after'],
    ]),
  };
  addVariation(game.main, 1, variation);
  return game;
}

test('each comment has its place', () => {
  const told: string[] = [];
  eachComment(sample(), ({ text, ply, isRemark, place }) => {
    const { position, lastMove, before } = place;
    const moved = lastMove === undefined ? '-' : makeUsi(lastMove);
    told.push(
      `${text}: ply ${ply}, number ${position.moveNumber}, ${moved}, ${before?.moveNumber ?? '-'}, ${isRemark}`,
    );
  });
  expect(told).toEqual([
    'main 0: ply 0, number 1, -, -, false',
    'main 1: ply 1, number 2, 7g7f, 1, false',
    'main 3: ply 3, number 4, 2g2f, 3, false',
    'remark: ply 4, number 4, 2g2f, -, true',
    'before: ply 1, number 2, 7g7f, -, false',
    'after: ply 2, number 3, 2b8h+, 2, false',
  ]);
});

test('JSON holds analyses where somebody finds them', () => {
  expect('analyses' in toJson(sample())).toBe(false);
  const json = toJson(sample(), 1, {
    analyse: (comment) => (comment === 'before' ? [{ depth: 3, moves: moves('3c3d') }] : []),
  });
  expect('analyses' in json).toBe(false);
  expect(json.variations[0].analyses).toEqual({ 1: [{ depth: 3, moves: ['3c3d'] }] });
});
