/** Values of the command line, taken literally: a mistyped value is never guessed. */
import { existsSync } from 'node:fs';
import { accountNumber } from '../../shared/base/account-number.ts';
import { type Coverage, readCoverage } from '../../shared/services/coverage.ts';
import { everyPermission, maskOf, permissions } from '../../shared/base/permissions.ts';
import { plainText } from '../../shared/base/plain-text.ts';
import { isDay } from '../../shared/base/utc-day.ts';
import { type CommandContext, UsageError } from './command.ts';

/** Returns the file named by the command's first word. */
export function fileNamedIn({ path, words: [name = ''] }: CommandContext): string {
  const file = path(name);
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}`);
  return file;
}

/** Parses an account number; a refusal names its place, `where`. */
export function accountFrom(text: string, where: string): number {
  const account = accountNumber(text);
  if (account === undefined) throw new UsageError(`${JSON.stringify(text)} is not an account number (${where}): enter 1 to 2147483647`);
  return account;
}

const names = permissions.map(({ name }) => name);

/** Parses a permission mask: a number, or names separated by commas. */
export function maskFrom(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text) && Number(text) <= everyPermission) return Number(text);
  if (!/^[a-z]/i.test(text))
    throw new UsageError(
      `${JSON.stringify(text)} is not a mask (--permissions): enter 1 to ${everyPermission}, or names separated by commas`,
    );
  const wanted = text.split(',').map((name) => name.trim());
  const unknown = wanted.filter((name) => !names.some((known) => known === name));
  if (unknown.length > 0) throw new UsageError(`There is no permission "${unknown.join('", "')}". The permissions are ${names.join(', ')}`);
  return maskOf(permissions.filter(({ name }) => wanted.includes(name)).map(({ bit }) => bit));
}

export const coverageForm = 'countries separated by commas, each with its types or complete: GB:mobile,fixed,FR';

export function coverageFrom(text: string): Coverage {
  try {
    return readCoverage(text);
  } catch (error) {
    throw new UsageError(`${JSON.stringify(text)} is not a coverage: ${error instanceof RangeError ? error.message : String(error)}`);
  }
}

export function coverageInWords(covers: readonly string[] | null): string {
  return covers === null ? 'coverage not declared' : `covers ${covers.join(', ')}`;
}

const timePattern = /^(\d{4}-\d\d-\d\d)(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?Z)?$/;

/** Parses a day or a time in UTC, not after `now`. */
export function timeFrom(text: string, where: string, now: Date): Date {
  const [, day = ''] = timePattern.exec(text) ?? [];
  if (!isDay(day) || new Date(text) > now)
    throw new UsageError(
      `${JSON.stringify(text)} is not a past day or time in UTC (${where}): write it like 2026-01-31 or 2026-01-31T08:00Z`,
    );
  return new Date(text);
}

export const organisationNameRule = 'A name has 1 to 100 characters and no invisible ones';

export function isOrganisationName(name: string): boolean {
  return name !== '' && name.length <= 100 && name.trim() === name && plainText.test(name);
}
