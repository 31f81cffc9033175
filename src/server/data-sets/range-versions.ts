/** The versions of the ranges: the imported ones, the built-in one, and in a demo one before it. */
import type { RangeVersion } from '../../shared/range-search/range-changes.ts';
import { rangeSearchSaid } from '../../shared/range-search/said.ts';
import { rangesBefore, versionBefore } from '../../numbers/demo/ranges-before.ts';
import type { Ranges } from '../../numbers/ranges/ranges.ts';
import { AppError } from '../base/errors.ts';
import type { Db } from '../database/database.ts';
import { asOfVersion, builtInName, utcSeconds, versionName } from './data-set-names.ts';
import { currentVersions, type Version } from './versions.ts';

/** Maximum number of imported versions that are listed, kept or not, newest first. */
const maxListed = 50;

export interface RangeVersions {
  /** Returns the versions, newest first, then the built-in one and the demo's. `source` is the name of the imported file; the caller decides who may see it. */
  list(): Promise<RangeVersion[]>;
  /**
   * Loads the ranges of a version: the current one from memory, others from their file. Throws `AppError`: 404 if no version has this name, 409 if it
   * is no longer kept.
   */
  load(dataVersion: string): Promise<Ranges>;
}

/** Creates the versions. `loadRanges` reads the ranges of a version, or without one the built-in ones. */
export function createRangeVersions(
  { db, demo }: { db: Db; demo: boolean },
  loadRanges: (version: Version | undefined) => Promise<Ranges>,
): RangeVersions {
  // It stays the same as long as this process runs.
  let builtIn: Promise<Omit<RangeVersion, 'isCurrent'>> | undefined;
  const describeBuiltIn = () => {
    builtIn ??= loadRanges(undefined).then(builtInVersion);
    builtIn.catch(() => (builtIn = undefined));
    return builtIn;
  };
  return {
    async list() {
      const current = (await currentVersions(db)).get('ranges')?.version;
      const imported = await importedVersions(db);
      return [
        ...imported.map((version) => ({ ...importedVersion(version), isCurrent: version.version === current })),
        { ...(await describeBuiltIn()), isCurrent: current === undefined },
        ...(demo ? [madeUpVersion(await describeBuiltIn())] : []),
      ];
    },
    async load(dataVersion) {
      const version = (await importedVersions(db)).find((one) => versionName(one) === dataVersion);
      if (version?.removed_at) throw new AppError('conflict', rangeSearchSaid.isNotKept(dataVersion));
      if (demo && dataVersion === madeUpVersion(await describeBuiltIn()).dataVersion) return rangesBefore(await loadRanges(undefined));
      if (!version && (await describeBuiltIn()).dataVersion !== dataVersion)
        throw new AppError('not_found', rangeSearchSaid.noSuchVersion(dataVersion));
      return loadRanges(version);
    },
  };
}

function importedVersions(db: Db): Promise<Version[]> {
  return db
    .selectFrom('data_set_versions')
    .where('set_name', '=', 'ranges')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(maxListed)
    .execute();
}

function importedVersion(version: Version): Omit<RangeVersion, 'isCurrent'> {
  return {
    dataVersion: versionName(version),
    origin: 'imported',
    asOf: asOfVersion(version),
    loadedAt: utcSeconds(version.loaded_at),
    source: version.source_name,
    rows: version.row_count,
    isKept: version.removed_at === null,
  };
}

function builtInVersion(ranges: Ranges): Omit<RangeVersion, 'isCurrent'> {
  return {
    dataVersion: builtInName(ranges),
    origin: 'built in',
    asOf: ranges.builtAt,
    loadedAt: null,
    source: ranges.sourceVersion,
    rows: ranges.size,
    isKept: true,
  };
}

/** Describes the demo's version: since then one range was added and one removed. */
function madeUpVersion({ asOf, rows }: Pick<RangeVersion, 'asOf' | 'rows'>): RangeVersion {
  const origin = { origin: 'made up', loadedAt: null, source: null } as const;
  return { ...versionBefore({ builtAt: asOf }), ...origin, rows, isCurrent: false, isKept: true };
}
