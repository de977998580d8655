/** Losses by kind, as they are met. */

export const lossKinds = [
  'moves',
  'variations',
  'comments',
  'comment-text',
  'analysis',
  'bookmarks',
  'bookmark-text',
  'times',
  'time-precision',
  'unknown-times',
  'zero-times',
  'headers',
  'header-value',
  'header-form',
  'ending',
  'start-position',
  'move-number',
  'illegal-move',
] as const;
export type LossKind = (typeof lossKinds)[number];

interface Loss {
  count: number;
  firstPly: number;
  readonly what: string[];
}

/** How many names of lost things a report lists. */
const NAMES = 20;

export class Tally {
  readonly byKind = new Map<LossKind, Loss>();

  /** `what` names the thing lost, where it has a name. */
  add(kind: LossKind, ply: number, what?: string, count = 1): void {
    let loss = this.byKind.get(kind);
    if (!loss) {
      loss = { count: 0, firstPly: ply, what: [] };
      this.byKind.set(kind, loss);
    }
    loss.count += count;
    loss.firstPly = Math.min(loss.firstPly, ply);
    if (what !== undefined && loss.what.length < NAMES) loss.what.push(what);
  }
}
