/** The data directory: password hashes, mails and numbers stand in it, so it is for the portal's own user alone. */
import { chmodSync, mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getSystemErrorMessage } from 'node:util';

/** For the whole process, before it makes any file: what it makes is its own user's alone. */
export const ownUserOnly = 0o077;
const walkThrough = process.getuid?.() === 0 ? 0o010 : 0;

/** Makes `dataDir` where it is missing, and closes it to the machine's other users. Answers why it could not be closed, in a sentence. */
export function closeDataDirectory(dataDir: string): string | undefined {
  makeDataDirectory(dataDir);
  if (whyOpen(dataDir) === undefined) return undefined;
  try {
    chmodSync(dataDir, 0o700);
  } catch {
    // Somebody else's directory, or a file system that is read-only: what counts is whether it is open.
  }
  return whyOpen(dataDir);
}

/** Makes `dataDir` where it is missing, for its own user alone, and tries that something can be made in it. */
export function makeDataDirectory(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    rmdirSync(mkdtempSync(join(dataDir, '.check-')));
  } catch (cause) {
    // A full disk: a portal that has its numbers starts, and refuses what needs the space.
    if (cause instanceof Error && 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')) return;
    throw unusable(dataDir, cause);
  }
}

/** What the system refused in `dataDir`, in a sentence that names the variable. */
export function unusable(dataDir: string, cause: unknown): unknown {
  if (!(cause instanceof Error && 'errno' in cause && typeof cause.errno === 'number')) return cause;
  return new Error(`DATA_DIR ${dataDir} cannot be used: ${getSystemErrorMessage(cause.errno)}`, { cause });
}

/**
 * Says that the machine's other users reach into `dataDir`; undefined where they do not. A group may walk through: as root the database's server is
 * another user, and in a container it may have no other way.
 */
export function whyOpen(dataDir: string): string | undefined {
  // Windows has no such modes.
  if (process.platform === 'win32') return undefined;
  const mode = statSync(dataDir).mode & 0o777;
  if ((mode & ownUserOnly & ~walkThrough) === 0) return undefined;
  return `DATA_DIR ${dataDir} is open to other users of this machine (mode ${mode.toString(8)}): it must belong to the portal's user, with mode 700`;
}
