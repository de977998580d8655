/** Diagnostics that only this format has. */
import type { CodeTable } from '@kifukit/record';

export const usiCodes = {} as const satisfies CodeTable;
