/** The data sets behind an answer. */
import { type Coverage, coverageEntries } from '../../shared/services/coverage.ts';
import type { Basis } from '../../shared/services/provenance.ts';
import { isOutOfDate, type DataSetName, type NumberData, type NumberList } from '../number-data.ts';

/** Number of numbers, ranges or moved numbers in each set. */
const entriesIn: Record<DataSetName, (data: NumberData) => number> = {
  ported: ({ ported }) => ported.content.size,
  overrides: ({ overrides }) => overrides.content.numbers.size,
  ukObservations: ({ ukObservations }) => ukObservations.content.numbers.size,
  dno: ({ dno }) => sizeOf(dno.content),
  dnoText: ({ dnoText }) => sizeOf(dnoText.content),
  irsf: ({ irsf }) => sizeOf(irsf.content),
  aitRisk: ({ aitRisk }) => aitRisk.content.size,
};

function sizeOf({ numbers, prefixes }: NumberList): number {
  return numbers.numbers.size + prefixes.size;
}

const written = new WeakMap<Coverage, string[]>();

/** Formats a coverage once for all answers, because it has to be sorted. */
function writtenCoverage(coverage: Coverage): string[] {
  let entries = written.get(coverage);
  if (entries === undefined) {
    entries = coverageEntries(coverage);
    written.set(coverage, entries);
  }
  return entries;
}

/** Describes a set: its version, its size, and whether it is too old or too small to rely on. */
export function basisOf(data: NumberData, set: DataSetName, now: Date): Basis {
  const { version, asOf, synthetic } = data[set];
  const basis: Basis = { set, version, asOf, entries: entriesIn[set](data) };
  if (isOutOfDate(data, set, now)) basis.isOld = true;
  if (!synthetic && basis.entries < (data.leastEntries[set] ?? 0)) basis.isShort = true;
  if (set === 'ported' && data.ported.covers) basis.covers = writtenCoverage(data.ported.covers);
  return basis;
}
