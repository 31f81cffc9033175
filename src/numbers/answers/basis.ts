/** The data sets that an answer rests on. */
import { type Coverage, coverageEntries } from '../../shared/services/coverage.ts';
import type { Basis } from '../../shared/services/provenance.ts';
import { isOutOfDate, type DataSetName, type NumberData, type NumberList } from '../number-data.ts';

/** How many numbers, ranges or moved numbers a set has. */
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

/** Writes a coverage down, once for all answers: it is sorted. */
function writtenCoverage(coverage: Coverage): string[] {
  let entries = written.get(coverage);
  if (entries === undefined) {
    entries = coverageEntries(coverage);
    written.set(coverage, entries);
  }
  return entries;
}

/** Describes a set: its version, how much it has, and whether that is too old or too little to rest on. */
export function basisOf(data: NumberData, set: DataSetName, now: Date): Basis {
  const { version, asOf, synthetic } = data[set];
  const basis: Basis = { set, version, asOf, entries: entriesIn[set](data) };
  if (isOutOfDate(data, set, now)) basis.isOld = true;
  if (!synthetic && basis.entries < (data.leastEntries[set] ?? 0)) basis.isShort = true;
  if (set === 'ported' && data.ported.covers) basis.covers = writtenCoverage(data.ported.covers);
  return basis;
}
