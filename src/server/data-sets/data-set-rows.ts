/** The rows of data sets for display: version, as-of time and origin of each. */
import { type Coverage, coverageEntries } from '../../shared/services/coverage.ts';
import type { DataSetRow } from '../../shared/services/reference-data.ts';
import type { Ranges } from '../../numbers/ranges/ranges.ts';
import { type DataAges, maxAgeOf } from './data-ages.ts';
import { asOfVersion, builtInName, shortHash, utcSeconds, versionName } from './data-set-names.ts';
import { type SetName, setNames, type Version } from './versions.ts';

/** The name of the demo's made-up sets; null if unknown. */
interface MadeUp {
  readonly version: string | null;
  readonly asOf: string | null;
  readonly covers: Coverage | null;
}

/** Returns a row for each data set, in the order of their names. `builtIn` and, in a demo, `madeUp` replace sets that were not imported. */
export function dataSetRows(
  builtIn: Ranges | undefined,
  versions: ReadonlyMap<SetName, Version & { set_name: SetName }>,
  { madeUp, ages }: { madeUp: MadeUp | undefined; ages: DataAges },
): DataSetRow[] {
  const rowOf = (set: SetName): WithoutLimit => {
    const version = versions.get(set);
    if (version) return importedRow(version);
    if (set === 'ranges' && builtIn) return builtInRow(builtIn);
    const { version: dataVersion, asOf } = madeUp ?? { version: null, asOf: null };
    const covers = set === 'ported' && madeUp?.covers ? coverageEntries(madeUp.covers) : null;
    return { ...notImported, set, origin: madeUp ? 'made up' : 'not loaded', dataVersion, asOf, hash: null, rows: null, covers };
  };
  return setNames.map((set) => {
    const row = rowOf(set);
    return { ...row, maxAgeDays: maxAgeOf(set, row.origin, ages) };
  });
}

type WithoutLimit = Omit<DataSetRow, 'maxAgeDays'>;

const notImported = { version: null, loadedAt: null, loadedBy: null, source: null, sourceSha256: null, covers: null };

function importedRow(version: Version & { set_name: SetName }): WithoutLimit {
  return {
    set: version.set_name,
    origin: 'imported',
    dataVersion: versionName(version),
    version: version.version,
    hash: shortHash(version.content_version),
    rows: version.row_count,
    asOf: asOfVersion(version),
    covers: version.covers,
    loadedAt: utcSeconds(version.loaded_at),
    loadedBy: version.loaded_by,
    source: version.source_name,
    sourceSha256: version.source_sha256,
  };
}

function builtInRow(ranges: Ranges): WithoutLimit {
  const name = builtInName(ranges);
  return {
    ...notImported,
    set: 'ranges',
    origin: 'built in',
    dataVersion: name,
    hash: shortHash(ranges.version),
    rows: ranges.size,
    asOf: ranges.builtAt,
  };
}
