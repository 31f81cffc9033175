/**
 * `erasures.log`, the erased organisations with their times, in the storage and in no backup, since older backups bring them back. Each line is a file: object
 * storage cannot append, and two concurrent nodes lose none.
 */
import { text } from 'node:stream/consumers';
import { FileRefused } from '../base/errors.ts';
import type { Storage } from './storage.ts';

/** Folder of the lines. */
export const erasuresLog = 'erasures.log/';

export interface LoggedErasure {
  readonly organisationId: number;
  /** Time at which the erasure began. */
  readonly at: Date;
}

/** Writes the line of an erasure; repeating it writes the same file. */
export async function logErasure(storage: Storage, { organisationId, at }: LoggedErasure): Promise<void> {
  const time = at.toISOString();
  await storage.write(`${erasuresLog}${time.replaceAll(':', '-')}-${organisationId}`, Buffer.from(`${time} ${organisationId}\n`));
}

/** Reads every line in the storage. */
export async function loggedErasures(storage: Storage): Promise<LoggedErasure[]> {
  const erasures: LoggedErasure[] = [];
  for (const key of await storage.list(erasuresLog)) erasures.push(...parseErasures(await text(await storage.read(key)), key));
  return erasures;
}

/** Parses the lines of a log; `source` names it. Throws `FileRefused`. */
export function parseErasures(lines: string, source: string): LoggedErasure[] {
  return lines.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '') return [];
    const [, time = '', account = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (\d{1,10})$/.exec(line) ?? [];
    const at = new Date(time);
    if (Number.isNaN(at.getTime()) || Number(account) > largestAccount)
      throw new FileRefused(`${source}, line ${index + 1}: expected an erasure like 2026-05-31T12:00:00.000Z 1001`);
    return [{ organisationId: Number(account), at }];
  });
}

const largestAccount = 2 ** 31 - 1;
