/** What is said of the data sets: of which version each is, and where it comes from. */
import type { DataSetRow } from '../../shared/api/reference-data.ts';
import type { DataSet, NumberData } from '../../numbers/number-data.ts';
import { type SetName, setNames, type Version } from './versions.ts';

/** What each set contributes to the answers first of all. */
const firstOf: Record<Exclude<SetName, 'ranges'>, (numbers: NumberData) => DataSet<unknown>> = {
  ported: ({ ported }) => ported,
  dno: ({ dno }) => dno,
  irsf: ({ irsf }) => irsf,
  ait: ({ aitRisk }) => aitRisk,
};

/** A row for each data set, in the order of their names. */
export function dataSetRows(numbers: NumberData, versions: ReadonlyMap<SetName, Version>): DataSetRow[] {
  return setNames.map((dataSet) => {
    const imported = versions.get(dataSet);
    if (imported) return { dataSet, origin: 'imported', dataVersion: imported.content_version, asOf: asOfVersion(imported) };
    if (dataSet === 'ranges') return { dataSet, origin: 'built in', dataVersion: numbers.ranges.version, asOf: numbers.ranges.builtAt };
    const { version, asOf, synthetic } = firstOf[dataSet](numbers);
    return { dataSet, origin: synthetic ? 'made up' : 'not loaded', dataVersion: version, asOf };
  });
}

/** As answers write it. */
export function asOfVersion({ as_of }: Version): string {
  return as_of.toISOString().replace('.000Z', 'Z');
}
