/** Reporting what is odd about a position that a record sets up. */
import { colorName, makeSquare, type Position, problems, roleNames, SET_COUNTS } from '@kifukit/rules';
import type { Report } from './diagnostic.js';
import type { Values } from './messages.js';

/** Reports every oddity of the position at text[start, end). One missing king is usual in mate problems: information. */
export function reportProblems(position: Position, report: Report, start: number, end: number, ply = 0): void {
  const found = problems(position);
  const kingless = found.filter(({ code }) => code === 'king-missing').length;
  for (const problem of found) {
    let values: Values = {};
    if ('color' in problem) values = { ...values, side: colorName(problem.color) };
    if ('file' in problem) values = { ...values, file: problem.file };
    if ('role' in problem) {
      values = { named: roleNames[problem.role], count: problem.count, set: SET_COUNTS[problem.role] };
    }
    if ('square' in problem) {
      values = { square: makeSquare(problem.square), named: roleNames[position.board[problem.square] & 15] };
    }
    const mild = problem.code === 'king-missing' && kingless === 1;
    report.add(`position/${problem.code}`, start, end, { ply, values, ...(mild ? { severity: 'info' } : {}) });
  }
}
