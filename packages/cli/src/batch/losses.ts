/** Losses on writing, by the kinds that the user names: those of the record, and characters that an encoding lacks. */
import { allCodes, lossKinds } from '@kifukit/formats';

const CHARACTERS = 'characters';

export const namedLosses = [...lossKinds, CHARACTERS] as const;
export type NamedLoss = (typeof namedLosses)[number];

export const codeOfLoss = (kind: NamedLoss): string =>
  kind === CHARACTERS ? 'text/unrepresentable-character' : `loss/${kind}`;

const lossCodes: ReadonlySet<string> = new Set(
  namedLosses.map(codeOfLoss).filter((code) => allCodes[code]?.severity !== 'info'),
);

/** Whether something is lost that `allowed` does not hold. What is only said in other words is no loss. */
export function losesMore(seen: Iterable<string>, allowed: ReadonlySet<string>): boolean {
  for (const code of seen) if (lossCodes.has(code) && !allowed.has(code)) return true;
  return false;
}
