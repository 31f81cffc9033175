/** The data sets of this node: immutable, in memory, swapped as a whole when another version becomes current. */
import type { FastifyBaseLogger } from 'fastify';
import type { DataSetRow } from '../../shared/services/reference-data.ts';
import { type Country, countriesIn } from '../../numbers/ranges/countries-in.ts';
import { readCoverage } from '../../shared/services/coverage.ts';
import { demoNumberData } from '../../numbers/demo/demo-data.ts';
import { emptyNumberData, type NumberData, type PortedSet } from '../../numbers/number-data.ts';
import { knownCarriers } from '../../numbers/plan-facts/carrier-facts.ts';
import { foldedNamesOf } from '../../numbers/ranges/range-filter.ts';
import type { Ranges } from '../../numbers/ranges/ranges.ts';
import { readSnapshot } from '../../numbers/snapshots/ranges-snapshot.ts';
import { repeat } from '../base/repeat.ts';
import { builtInFile, loadBuiltInRanges } from './built-in-ranges.ts';
import { answeredLimits, type DataAges } from './data-ages.ts';
import { asOfVersion, builtInName, versionName } from './data-set-names.ts';
import { dataSetRows } from './data-set-rows.ts';
import { type LoadedPorted, loadPorted } from './ported-segments.ts';
import { dataSetOf, type Imported } from './sets/list-set.ts';
import { listSets } from './sets/list-sets.ts';
import { createRangeVersions, type RangeVersions } from './range-versions.ts';
import { localCopy, removeOldCopies } from './snapshot-files.ts';
import { currentVersions, latestChange, type SetName, type Version } from './versions.ts';
import type { Db } from '../database/database.ts';
import type { LeaseTimes } from '../database/leases.ts';
import type { Storage } from '../storage/storage.ts';

export interface LoadedData {
  /** Grows with every change of a set. */
  readonly changeId: number;
  readonly ranges: Ranges;
  /** The data behind the services' answers, the ranges included. */
  readonly numbers: NumberData;
  /** The countries that have ranges, by name. */
  readonly countries: readonly Country[];
  /** The version of each set. */
  readonly sets: readonly DataSetRow[];
}

export interface DataSets {
  /** Returns the current data. Call it each time: an import replaces the data as a whole. */
  current(): LoadedData;
}

export interface FollowedDataSets extends DataSets {
  readonly rangeVersions: RangeVersions;
  close(): Promise<void>;
}

interface DataSetDependencies {
  db: Db;
  storage: Storage;
  dataDir: string;
  demo: boolean;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  ages: DataAges;
  leases?: LeaseTimes;
  /** Reads the file of the built-in ranges; `readSnapshot` if not given. */
  readBuiltIn?: ((file: string) => Ranges) | undefined;
}

interface Contents {
  readonly changeId: number;
  readonly versions: Awaited<ReturnType<typeof currentVersions>>;
  readonly ranges: Ranges;
  readonly imported: ReadonlyMap<SetName, Imported>;
  /** The parts that the next version of the ported numbers may share with this one. */
  readonly ported: LoadedPorted | undefined;
}

const pollMs = 1_000;

/** Loads the current versions and follows the pointer: a new version answers soon after the next poll, `pollMs` apart, without a restart. */
export async function followDataSets(dependencies: DataSetDependencies): Promise<FollowedDataSets> {
  let contents = await load(dependencies);
  let loaded = compose(contents, dependencies);
  let reported = 0;

  const poll = async () => {
    const changeId = await latestChange(dependencies.db);
    if (changeId === contents.changeId) return;
    try {
      contents = await load(dependencies, contents);
      loaded = compose(contents, dependencies);
      dependencies.log.info(
        { versions: Object.fromEntries([...contents.versions].map(([set, version]) => [set, versionName(version)])) },
        'data sets swapped',
      );
    } catch (err) {
      // The loaded data stays current; a version that fails to load is logged once, not once a second.
      if (reported !== changeId) dependencies.log.error({ err }, 'the new data sets cannot be loaded');
      reported = changeId;
    }
  };
  // A database that is down is logged by everything else that needs it.
  const polling = repeat({ everyMs: pollMs, work: poll, onFailure: () => undefined });

  return {
    current: () => loaded,
    rangeVersions: createRangeVersions(dependencies, async (version) => {
      const isCurrent = version?.version === contents.versions.get('ranges')?.version;
      return isCurrent ? contents.ranges : loadRanges(dependencies, version);
    }),
    close: () => polling.stop(),
  };
}

/** Reads the differences from `before`. Reads the pointer first, so that the next poll sees a change during the reading. */
async function load(dependencies: DataSetDependencies, before?: Contents): Promise<Contents> {
  const { db, dataDir } = dependencies;
  const changeId = await latestChange(db);
  const versions = await currentVersions(db);
  const isKept = (set: SetName) => before !== undefined && before.versions.get(set)?.version === versions.get(set)?.version;
  const ranges = isKept('ranges') && before ? before.ranges : await loadRanges(dependencies, versions.get('ranges'));
  const imported = new Map<SetName, Imported>();
  let ported = isKept('ported') ? before?.ported : undefined;
  for (const [set, version] of versions) {
    if (set === 'ported') ported ??= await loadPorted(dependencies, await copyOf(dependencies, version), before?.ported);
    if (set === 'ported' && ported) imported.set(set, { ported: portedSetOf(ported, version) });
    else if (set !== 'ranges') imported.set(set, (isKept(set) && before?.imported.get(set)) || (await loadImported(dependencies, version)));
  }
  const builtIn = await builtInFile(dependencies);
  const keys = [builtIn ?? '', ...[...versions.values()].map((version) => version.storage_key)];
  await removeOldCopies(dataDir, new Set([...keys, ...(ported?.segments.keys() ?? [])]));
  return { changeId, versions, ranges, imported, ported };
}

/** Loads the ranges of a version, or the built-in ones. */
export async function loadRanges(
  dependencies: Pick<DataSetDependencies, 'db' | 'dataDir' | 'storage' | 'demo' | 'leases' | 'readBuiltIn'> &
    Partial<Pick<DataSetDependencies, 'log'>>,
  version: Version | undefined,
): Promise<Ranges> {
  if (!version) return loadBuiltInRanges(dependencies);
  return readSnapshot(await copyOf(dependencies, version));
}

/** Reads the contribution of a version to the answers from its file; empty for ranges, which are no list. */
export async function loadImported(
  { dataDir, storage }: Pick<DataSetDependencies, 'dataDir' | 'storage'>,
  version: Version & { set_name: SetName },
): Promise<Imported> {
  if (version.set_name === 'ranges') return {};
  const file = await copyOf({ dataDir, storage }, version);
  if (version.set_name === 'ported') return { ported: portedSetOf(await loadPorted({ dataDir, storage }, file), version) };
  return listSets[version.set_name].load(file, version);
}

function copyOf(
  { storage, dataDir }: Pick<DataSetDependencies, 'dataDir' | 'storage'>,
  { storage_key: key, sha256 }: Version,
): Promise<string> {
  return localCopy(storage, dataDir, { key, sha256 });
}

function portedSetOf({ ported }: LoadedPorted, version: Version): PortedSet {
  return { ...dataSetOf(ported, version), covers: version.covers && readCoverage(version.covers.join()) };
}

function compose({ changeId, ranges, imported, versions }: Contents, { demo, clock, ages }: DataSetDependencies): LoadedData {
  const base = demo ? demoNumberData(ranges, clock()) : emptyNumberData(ranges);
  const sets = dataSetRows(ranges, versions, { madeUp: demo ? base.ported : undefined, ages });
  const version = versions.get('ranges');
  // Now, so that the first search by operator and the first answer do not wait for them.
  foldedNamesOf(ranges.sections);
  knownCarriers();
  const rangesVersion = version
    ? { name: versionName(version), asOf: asOfVersion(version) }
    : { name: builtInName(ranges), asOf: ranges.builtAt };
  return {
    changeId,
    ranges,
    numbers: {
      ...numberDataOf(imported, base),
      rangesVersion,
      ...answeredLimits(ages, { areRangesImported: version !== undefined }),
    },
    countries: countriesIn(ranges.sections.attributes),
    sets,
  };
}

/** Returns the data with imported sets in place of those of `base`, which are empty or the demo's. */
export function numberDataOf(imported: Contents['imported'], base: NumberData): NumberData {
  const sets: Imported = Object.assign({}, ...imported.values());
  return { ...base, ...sets };
}
