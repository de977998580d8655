/** Diagnostics that only this format has. */
import type { CodeTable } from '@kifukit/record';

export const kifCodes = {} as const satisfies CodeTable;
