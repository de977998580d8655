/** What the operating system refused, in words. */
import type { Values } from '@kifukit/record';

const reasons = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would be too large',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'a file stands where a folder is needed',
  ENOENT: 'there is no such file or folder',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its symbolic links go round in a circle',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EBUSY: 'another program is using it',
  ETXTBSY: 'another program is using it',
  EPIPE: 'nobody reads from the pipe any more',
  EIO: 'the disk reports a fault',
  ERR_FS_FILE_TOO_LARGE: 'the file is too large',
  ERR_STRING_TOO_LONG: 'the file is too large',
} as const;

/** A reason as a phrase of messages; the last one is what the system itself says. */
export type SystemReason = (typeof reasons)[keyof typeof reasons] | '{detail}';

const reasonFor = (code: string): SystemReason | undefined => reasons[code as keyof typeof reasons];

export interface SystemError extends Error {
  readonly code: string;
}

/** Whether an error comes from the system and not from a fault of the program. */
export function isSystemError(error: unknown): error is SystemError {
  if (!(error instanceof Error) || typeof (error as { code?: unknown }).code !== 'string') return false;
  return 'syscall' in error || (error as SystemError).code in reasons;
}

/** The reason in English. */
export const reasonOf = (error: SystemError): string => reasonFor(error.code) ?? error.message;

/** The reason as the values of a message. */
export function reasonValues({ code, message }: SystemError): Values & { readonly reason: SystemReason } {
  return { reason: reasonFor(code) ?? '{detail}', detail: message };
}

export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  isSystemError(error) && codes.includes(error.code);
