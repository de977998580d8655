/** Diagnostics that only this format has. */
import type { CodeTable } from '@kifukit/record';

export const sfenCodes = {} as const satisfies CodeTable;
