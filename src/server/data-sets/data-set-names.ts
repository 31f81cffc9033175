/** The one name of a version of a data set, in answers, on screens, in tickets and on the command line: set, number, beginning of the content's hash. */
import type { Ranges } from '../../numbers/ranges/ranges.ts';
import type { Version } from './versions.ts';

/** How much of a hash stands in a name. */
const shortHashDigits = 8;

export function shortHash(contentVersion: string): string {
  return contentVersion.slice(0, shortHashDigits);
}

/** `irsf-3-9f86d081`. */
export function versionName({ set_name, version, content_version }: Pick<Version, 'set_name' | 'version' | 'content_version'>): string {
  return `${set_name}-${version}-${shortHash(content_version)}`;
}

const builtInBeginning = 'ranges-built-in-';

/** `ranges-built-in-9f86d081`: it has no number, since nobody imported it. */
export function builtInName({ version }: Pick<Ranges, 'version'>): string {
  return `${builtInBeginning}${shortHash(version)}`;
}

/** Whether a version is of the ranges that the portal, this one or another release of it, brings itself. */
export function isBuiltInName(dataVersion: string | null): boolean {
  return dataVersion?.startsWith(builtInBeginning) ?? false;
}

/** Of when the version is, as answers write it. */
export function asOfVersion({ as_of }: Pick<Version, 'as_of'>): string {
  return utcSeconds(as_of);
}

/** RFC 3339 in UTC, without the milliseconds where there are none. */
export function utcSeconds(time: Date): string {
  return time.toISOString().replace('.000Z', 'Z');
}
