/** Number data of a portal in production: the built-in ranges, and every list, each of yesterday. */
import { readCoverage } from '../../shared/services/coverage.ts';
import { buildExactList, PrefixList } from '../lists/exact-list.ts';
import { buildPorted } from '../lists/ported-numbers.ts';
import { emptyNumberData, type ListEntry, numberListOf, type NumberData } from '../number-data.ts';
import { buildRanges } from '../from-packages/build-ranges.ts';
import { Ranges } from '../ranges/ranges.ts';

/** The moment of asking. */
export const now = new Date('2026-11-20T12:00:00Z');
const fresh = { asOf: '2026-11-19T00:00:00Z', synthetic: false };
const nobody = '491729999999';
/** A list that names one number of Germany, and these. */
export const list = (...entries: Partial<ListEntry>[]) =>
  numberListOf([
    { digits: nobody, match: 'number', reason: '', date: '2026-11-01' },
    ...entries.map((entry) => ({ ...nothing, ...entry })),
  ]);
const nothing = { digits: '', match: 'number', reason: '', date: null } as const;
/** The moves of a number, in their order. */
export const ports = (tel: string, ...moves: [day: string, to: string][]) =>
  moves.map(([portDate, recipientSpId], seq) => ({ tel, donorSpId: '', recipientSpId, rn: '', cic: '', portDate, seq }));

/** Every list is loaded and of yesterday, and names one number of Germany; the ported numbers have one of Italy, and cover the United Kingdom, the United States and India. */
export const loaded: NumberData = {
  ...emptyNumberData(
    Ranges.of(buildRanges({ registry: new Map(), demo: false }).rows, { builtAt: '2026-07-30T00:00:00Z', sourceVersion: 'test' }),
  ),
  rangesVersion: { name: 'ranges-1', asOf: '2026-07-30T00:00:00Z' },
  ported: {
    ...fresh,
    version: 'ported-1',
    content: buildPorted(ports('393409999999', ['2026-10-01', '0'])),
    covers: readCoverage('GB,US,IN'),
  },
  overrides: { ...fresh, version: 'overrides-1', content: buildExactList([['18002345678', { acic: '9990090', acn: 'Texting Inc' }]]) },
  dno: { ...fresh, version: 'dno-1', content: list() },
  dnoText: { ...fresh, version: 'dno-1', content: list() },
  irsf: { ...fresh, version: 'irsf-1', content: list() },
  aitRisk: { ...fresh, version: 'ait-1', content: new PrefixList([[nobody, { reason: '', date: null }]]) },
  leastEntries: { dno: 100, dnoText: 100, irsf: 1_000, aitRisk: 100 },
  maxAgeDays: { ranges: 180, ported: 3, dno: 14, dnoText: 14, irsf: 30, aitRisk: 30 },
};
