/** The data directory. It holds password hashes, mails and numbers, so only the portal's own user may read it. */
import { chmodSync, mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getSystemErrorMessage } from 'node:util';

/** Umask of the whole process, set before it makes any file: only its own user can read them. */
export const ownUserOnly = 0o077;
const walkThrough = process.getuid?.() === 0 ? 0o010 : 0;

/** Makes `dataDir` if it is missing, and closes it to the machine's other users. Returns a sentence with the reason if it could not be closed. */
export function closeDataDirectory(dataDir: string): string | undefined {
  makeDataDirectory(dataDir);
  if (whyOpen(dataDir) === undefined) return undefined;
  try {
    chmodSync(dataDir, 0o700);
  } catch {
    // Another user's directory, or a read-only file system: only its openness matters.
  }
  return whyOpen(dataDir);
}

/** Makes `dataDir` if it is missing, for its own user only, and checks that it is writable. */
export function makeDataDirectory(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    rmdirSync(mkdtempSync(join(dataDir, '.check-')));
  } catch (cause) {
    // On a full disk the portal starts if it has its numbers, and refuses only operations that need space.
    if (cause instanceof Error && 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')) return;
    throw unusable(dataDir, cause);
  }
}

/** Describes a system error in `dataDir`, in a sentence that names the variable. */
export function unusable(dataDir: string, cause: unknown): unknown {
  if (!(cause instanceof Error && 'errno' in cause && typeof cause.errno === 'number')) return cause;
  return new Error(`DATA_DIR ${dataDir} cannot be used: ${getSystemErrorMessage(cause.errno)}`, { cause });
}

/**
 * Reports that the machine's other users can reach into `dataDir`; undefined if they cannot. A group may pass through: for root the database server is another
 * user, and a container may offer no other way.
 */
export function whyOpen(dataDir: string): string | undefined {
  // Windows has no such modes.
  if (process.platform === 'win32') return undefined;
  const mode = statSync(dataDir).mode & 0o777;
  if ((mode & ownUserOnly & ~walkThrough) === 0) return undefined;
  return `DATA_DIR ${dataDir} is open to other users of this machine (mode ${mode.toString(8)}): it must belong to the user of the portal, with mode 700`;
}
