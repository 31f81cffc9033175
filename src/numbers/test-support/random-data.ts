/** Shared random data of the batch engine's tests: data sets in which any list may hold any number, and numbers to query. */
import { readCoverage } from '../../shared/services/coverage.ts';
import type { RangeRow } from '../../shared/range-search/range-row.ts';
import { SeededRandom } from '../demo/seeded-random.ts';
import { testRanges } from './test-ranges.ts';
import { buildExactList, PrefixList } from '../lists/exact-list.ts';
import { emptyNumberData, numberListOf, type DataSet, type Lists, type NumberData } from '../number-data.ts';
import { type PortEvent } from '../lists/port.ts';
import { buildPorted } from '../lists/ported-numbers.ts';
import { Ranges } from '../ranges/ranges.ts';

const builtAt = '2026-11-20T00:00:00Z';
const loaded = { version: '1', asOf: '2026-11-19T00:00:00Z' };
const spIds = ['', 'sp1', 'sp2', 'sp3'];
/** Beginnings under one, two and three digits of calling code, and those that some answers treat specially. */
const beginnings = ['1', '12', '1202', '44', '4477', '353', '8', '88', '881', '870', '97', '979', '9'];

/** Generates data in which each list is loaded, made up for the demo, or absent. */
export function randomData(random: SeededRandom): NumberData {
  const ranges = random.below(4) === 0 ? testRanges : Ranges.of(randomRows(random), { builtAt, sourceVersion: 'test' });
  const none = emptyNumberData(ranges);
  const orNone = <Content>(content: Content, absent: DataSet<Content>): DataSet<Content> =>
    random.below(4) === 0 ? absent : { content, ...loaded, synthetic: random.below(3) === 0 };
  const numbers = (below: number) => Array.from({ length: random.below(below) }, () => randomNumber(random, ranges));
  const list = () =>
    numberListOf([
      ...numbers(40).map((digits) => ({ digits, match: 'number', reason: '', date: random.pick([null, '2026-11-01']) }) as const),
      ...numbers(6).map((number) => ({ digits: partOf(random, number), match: 'prefix', reason: '', date: null }) as const),
    ]);
  const override = () => ({ acic: random.pick(['1', '2']), acn: random.pick(['Text; Co', '=Text']) });
  const observation = () => ({
    previousSpId: random.pick([null, ...spIds]),
    currentSpId: random.pick(spIds),
    changeSeen: random.pick([null, '2026-11-02T00:00:00Z']),
    lastSeen: '2026-11-18T00:00:00Z',
  });
  const ported = {
    ...orNone(buildPorted(randomMoves(random, numbers(80))), none.ported),
    covers: random.pick([null, readCoverage('GB,US,CA'), readCoverage('GB:mobile,US:fixed,FR:premium,fixed,001')]),
  };
  const lists: Lists = {
    overrides: orNone(buildExactList(numbers(40).map((tel) => [tel, override()])), none.overrides),
    ukObservations: orNone(buildExactList(numbers(40).map((tel) => [tel, observation()])), none.ukObservations),
    dno: orNone(list(), none.dno),
    dnoText: orNone(list(), none.dnoText),
    irsf: orNone(list(), none.irsf),
    aitRisk: orNone(new PrefixList(numbers(6).map((number) => [partOf(random, number), { reason: '', date: null }])), none.aitRisk),
    forcedOutcomes: new Map(numbers(5).map((number) => [number, random.pick([0, 3, 300, 500, 900])])),
  };
  return { ...none, ...lists, ported };
}

/** Generates mostly numbers, few enough that lists are hit; now and then a text that is no number. */
export function randomText(random: SeededRandom, { ranges }: NumberData): string {
  if (random.below(30) === 0) return random.pick(['', '12', `0${random.digits(9)}`, random.digits(16), `+44${random.digits(9)}`, 'x', '"']);
  return randomNumber(random, ranges);
}

/** Generates a number, three times in four within a range. Only its last two digits vary, so that the numbers of lists and files coincide. */
function randomNumber(random: SeededRandom, { sections }: Pick<NumberData['ranges'], 'sections'>): string {
  const offsets = sections.rowOffsets;
  if (random.below(4) === 0 || offsets.length < 2) return `${random.pick(beginnings)}${random.digits(2)}`.padStart(3, '1');
  const id = random.below(offsets.length - 1);
  // A parsing edge: `indexRanges` wrote the row.
  const row = JSON.parse(Buffer.from(sections.rows.subarray(offsets[id], (offsets[id + 1] ?? 1) - 1)).toString()) as RangeRow;
  const length = row.minlength + random.below(row.maxlength - row.minlength + 1);
  const varying = Math.min(2, length - row.range.length);
  return row.range + '0'.repeat(length - row.range.length - varying) + random.digits(varying);
}

function partOf(random: SeededRandom, number: string): string {
  return number.slice(0, 1 + random.below(number.length));
}

/** Generates rows with few attributes, so that ranges of different countries and calling codes share some. */
function randomRows(random: SeededRandom): RangeRow[] {
  const types = ['MOBILE', 'GEOGRAPHIC', 'PREMIUM', 'PERSONAL', 'TOLL_FREE', 'SATELLITE', 'UNALLOCATED', 'RESERVED', 'SOMETHING'];
  return Array.from({ length: random.below(60) }, () => {
    const range = random.pick(beginnings) + random.digits(random.below(6));
    const minlength = Math.max(3, range.length + random.below(4));
    const [uniqueSpId, mcc] = [random.pick(spIds), random.pick(['', '234'])];
    const isoAlpha2 = random.pick(['GB', 'US', 'CA', 'JE', 'FR', '001']);
    return {
      range,
      countryName: isoAlpha2,
      uniqueSpId,
      spName: random.pick(['', 'Carrier; Ltd', `O'Télé "1"`, '=Carrier']),
      primaryNumberAttribute: random.pick(types),
      secondaryNumberAttribute: random.pick(['', '', 'FICTION', 'FIXED_OR_MOBILE']),
      mcc,
      mnc: mcc === '' ? '' : '07',
      minlength,
      maxlength: Math.min(15, minlength + random.below(3)),
      isoAlpha2,
      isoAlpha3: isoAlpha2,
      cic: random.pick(['', '0044901']),
      tz: '',
      tadig: '',
    };
  });
}

/** Generates one to three moves of each number, some within the last days. */
function randomMoves(random: SeededRandom, numbers: readonly string[]): PortEvent[] {
  const sorted = [...new Set(numbers)].toSorted((a, b) => Number(a) - Number(b));
  return sorted.flatMap((tel) =>
    Array.from({ length: 1 + random.below(3) }, (_, seq) => ({
      tel,
      donorSpId: random.pick(spIds),
      recipientSpId: random.pick(spIds),
      rn: random.pick(['', '+12025440000', '0639']),
      cic: random.pick(['', '5']),
      portDate: random.pick(['2026-11-10', '2026-11-20T08:00:00Z', '2026-10-25T07:30:00Z', '2020-01-01']),
      seq,
    })),
  );
}
