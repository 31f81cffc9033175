/** The one name of a data set version, in answers, on screens, in tickets and on the command line: set, number, first digits of the content hash. */
import type { Ranges } from '../../numbers/ranges/ranges.ts';
import type { Version } from './versions.ts';

/** Number of hash digits in a name. */
const shortHashDigits = 8;

export function shortHash(contentVersion: string): string {
  return contentVersion.slice(0, shortHashDigits);
}

/** Returns a name such as `irsf-3-9f86d081`. */
export function versionName({ set_name, version, content_version }: Pick<Version, 'set_name' | 'version' | 'content_version'>): string {
  return `${set_name}-${version}-${shortHash(content_version)}`;
}

const builtInBeginning = 'ranges-built-in-';

/** Returns a name such as `ranges-built-in-9f86d081`: without a number, since nobody imported it. */
export function builtInName({ version }: Pick<Ranges, 'version'>): string {
  return `${builtInBeginning}${shortHash(version)}`;
}

/** Returns true if the version is the built-in ranges of this or another release of the portal. */
export function isBuiltInName(dataVersion: string | null): boolean {
  return dataVersion?.startsWith(builtInBeginning) ?? false;
}

/** Returns the as-of time of the version, as answers write it. */
export function asOfVersion({ as_of }: Pick<Version, 'as_of'>): string {
  return utcSeconds(as_of);
}

/** Formats a time as RFC 3339 in UTC, without milliseconds if they are zero. */
export function utcSeconds(time: Date): string {
  return time.toISOString().replace('.000Z', 'Z');
}
