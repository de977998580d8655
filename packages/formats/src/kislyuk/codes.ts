/** Diagnostics that only this format has. */
import type { CodeTable } from '@kifukit/record';

export const kislyukCodes = {} as const satisfies CodeTable;
