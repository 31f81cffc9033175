/** The CIC List, which maps codes in answers to carriers. A snapshot holds every carrier, a delta the changes since the previous snapshot. */
import { countryOf } from '../../numbers/ranges/countries.ts';
import type { RangeAttributes } from '../../numbers/ranges/range-attributes.ts';
import { csvText } from '../../shared/base/csv.ts';

/** A line of the list. Its codes together identify it; the names may change. */
interface CicLine {
  readonly cic: string;
  readonly uniqueSpId: string;
  readonly isoAlpha2: string;
  readonly mcc: string;
  readonly mnc: string;
  readonly name: string;
  readonly country: string;
}

const columns = ['cic', 'uniqueSpId', 'isoAlpha2', 'mcc', 'mnc', 'name', 'country'] as const satisfies readonly (keyof CicLine)[];

export interface Change extends CicLine {
  /** `changed` is a line with new names; a changed code is one line removed and another added. */
  readonly change: 'added' | 'removed' | 'changed';
}

/** Lines by their codes, in the order of the codes. */
export type CicList = ReadonlyMap<string, CicLine>;

/** Lists the carriers that hold ranges. Omits a holder's line without network codes if another line has them. */
export function cicListOf(attributes: Iterable<RangeAttributes>): CicList {
  const lines = new Map<string, CicLine>();
  for (const { cic, uniqueSpId, cc, mcc, mnc, spName } of attributes) {
    const line = { cic, uniqueSpId, isoAlpha2: cc, mcc, mnc, name: spName, country: countryOf(cc).countryName };
    // Two names under the same codes: always the same one is used, so that two nodes write the same list.
    const known = lines.get(keyOf(line));
    if (!known || line.name < known.name) lines.set(keyOf(line), line);
  }
  const withNetwork = new Set([...lines.values()].filter(({ mcc }) => mcc !== '').map(holderOf));
  return sorted([...lines.values()].filter((line) => line.mcc !== '' || !withNetwork.has(holderOf(line))));
}

/** Returns the changes from one list to the other: `applyChanges(before, changesBetween(before, after))` is `after`. */
export function changesBetween(before: CicList, after: CicList): Change[] {
  const changes: Change[] = [];
  for (const [key, line] of after) {
    const known = before.get(key);
    if (!known) changes.push({ change: 'added', ...line });
    else if (known.name !== line.name || known.country !== line.country) changes.push({ change: 'changed', ...line });
  }
  for (const [key, line] of before) if (!after.has(key)) changes.push({ change: 'removed', ...line });
  return changes.toSorted((a, b) => compare(keyOf(a), keyOf(b)));
}

/** Returns the list after the changes. */
export function applyChanges(before: CicList, changes: readonly Change[]): CicList {
  const lines = new Map(before);
  for (const { change, ...line } of changes) {
    if (change === 'removed') lines.delete(keyOf(line));
    else lines.set(keyOf(line), line);
  }
  return sorted([...lines.values()]);
}

export function snapshotCsv(list: CicList): string {
  return csvText([columns, ...[...list.values()].map((line) => columns.map((column) => line[column]))]);
}

export function deltaCsv(changes: readonly Change[]): string {
  return csvText([['change', ...columns], ...changes.map((change) => [change.change, ...columns.map((column) => change[column])])]);
}

/** Reads a snapshot's CSV records, with the header as names. */
export function cicListFrom(records: readonly Record<string, string>[]): CicList {
  return sorted(records.map(lineFrom));
}

/** Reads a delta's CSV records. Throws on an unknown change. */
export function changesFrom(records: readonly Record<string, string>[]): Change[] {
  return records.map((record) => {
    const { change } = record;
    if (change !== 'added' && change !== 'removed' && change !== 'changed') throw new RangeError(`"${change}" is no change of a line`);
    return { change, ...lineFrom(record) };
  });
}

function lineFrom(record: Record<string, string>): CicLine {
  const { cic = '', uniqueSpId = '', isoAlpha2 = '', mcc = '', mnc = '', name = '', country = '' } = record;
  return { cic, uniqueSpId, isoAlpha2, mcc, mnc, name, country };
}

function sorted(lines: readonly CicLine[]): CicList {
  return new Map(lines.map((line) => [keyOf(line), line] as const).toSorted(([a], [b]) => compare(a, b)));
}

const keyOf = ({ cic, uniqueSpId, isoAlpha2, mcc, mnc }: CicLine) => [cic, uniqueSpId, isoAlpha2, mcc, mnc].join('\u0000');
const holderOf = ({ cic, uniqueSpId, isoAlpha2 }: CicLine) => [cic, uniqueSpId, isoAlpha2].join('\u0000');
/** Compares by code unit, independent of the machine's language. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
