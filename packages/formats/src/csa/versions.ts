/** The versions of CSA that are written, and what a version line says. */
import type { Settings } from '../format.js';
import { dialectOf } from './dialects.js';

export const versions = ['2.2', '3.0'] as const;
export type Version = (typeof versions)[number];

export const versionOf = (settings: Settings): Version =>
  versions.find((version) => version === settings.version) ?? dialectOf(settings).version;

export const isVersion3 = (version: Version): boolean => version === '3.0';

/** `V2`, `V2.2`, `V3.0`: the number, undefined for other text. */
export const parseVersion = (line: string): string | undefined => /^V(\d{1,3}(?:\.\d{1,3})?)$/.exec(line)?.[1];
