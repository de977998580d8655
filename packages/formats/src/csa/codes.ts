/** Diagnostics that only this format has. */
import type { CodeTable } from '@kifukit/record';

export const csaCodes = {} as const satisfies CodeTable;
