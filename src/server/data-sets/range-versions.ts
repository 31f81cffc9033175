/** The versions of the ranges: those that were imported, the one that the portal brings itself, and in a demo one before it. */
import type { RangeVersion } from '../../shared/range-search/range-changes.ts';
import { rangeSearchSaid } from '../../shared/range-search/said.ts';
import { rangesBefore, versionBefore } from '../../numbers/demo/ranges-before.ts';
import type { Ranges } from '../../numbers/ranges/ranges.ts';
import { AppError } from '../base/errors.ts';
import type { Db } from '../database/database.ts';
import { asOfVersion, builtInName, utcSeconds, versionName } from './data-set-names.ts';
import { currentVersions, type Version } from './versions.ts';

/** Of the versions that are no longer kept the newest ones are named. */
const maxListed = 50;

export interface RangeVersions {
  /** Newest first, behind them the built-in one and the demo's. `source` is the name of the imported file: whose business that is, the caller knows. */
  list(): Promise<RangeVersion[]>;
  /** The ranges of a version: of the current one those that are in memory, of others read anew. Throws `AppError`: 404 where there is none of this name, 409 where it is no longer kept. */
  load(dataVersion: string): Promise<Ranges>;
}

/** `loadRanges` reads those of a version, and without one the built-in ones. */
export function createRangeVersions(
  { db, demo }: { db: Db; demo: boolean },
  loadRanges: (version: Version | undefined) => Promise<Ranges>,
): RangeVersions {
  // It is the same as long as this process runs.
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

/** One range was added since, and one removed. */
function madeUpVersion({ asOf, rows }: Pick<RangeVersion, 'asOf' | 'rows'>): RangeVersion {
  const origin = { origin: 'made up', loadedAt: null, source: null } as const;
  return { ...versionBefore({ builtAt: asOf }), ...origin, rows, isCurrent: false, isKept: true };
}
