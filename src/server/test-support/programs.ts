/** Third-party programs that some tests run: a proxy, a checker of rules. The checks of a submission install them all. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of daemons on Debian, also for a user whose PATH lacks them. */
const furtherFolders = ['/usr/sbin', '/sbin'];

/** Returns the path of the program, or undefined if it is not installed. */
export function programAt(name: string): string | undefined {
  return [...(process.env['PATH'] ?? '').split(':'), ...furtherFolders]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/** Returns true if all of them are installed; reports missing ones, and with CI=true throws instead. */
export function areInstalled(...programs: readonly string[]): boolean {
  const missing = programs.filter((name) => programAt(name) === undefined);
  if (missing.length === 0) return true;
  const sentence = `Not installed: ${missing.join(', ')}. What needs them is not tested.`;
  if (process.env['CI'] === 'true') throw new Error(sentence);
  console.log(sentence);
  return false;
}
