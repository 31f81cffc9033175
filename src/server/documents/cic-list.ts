/** The CIC List: which carrier a code in an answer stands for. A snapshot holds every carrier, a delta what changed since the snapshot before. */
import { countryOf } from '../../numbers/ranges/countries.ts';
import type { RangeAttributes } from '../../numbers/ranges/range-attributes.ts';
import { csvText } from '../../shared/base/csv.ts';

/** A line of the list. Together the codes tell two lines apart; the names may change. */
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
  /** `changed` is a line with other names; where a code changes, a line is removed and another one added. */
  readonly change: 'added' | 'removed' | 'changed';
}

/** Lines by their codes, in the order of the codes. */
export type CicList = ReadonlyMap<string, CicLine>;

/** The carriers that hold ranges. A holder's line without network codes is left out where another line of it has them. */
export function cicListOf(attributes: Iterable<RangeAttributes>): CicList {
  const lines = new Map<string, CicLine>();
  for (const { cic, uniqueSpId, cc, mcc, mnc, spName } of attributes) {
    const line = { cic, uniqueSpId, isoAlpha2: cc, mcc, mnc, name: spName, country: countryOf(cc).countryName };
    // Of two names under the same codes always the same one is taken, so that two nodes write the same list.
    const known = lines.get(keyOf(line));
    if (!known || line.name < known.name) lines.set(keyOf(line), line);
  }
  const withNetwork = new Set([...lines.values()].filter(({ mcc }) => mcc !== '').map(holderOf));
  return sorted([...lines.values()].filter((line) => line.mcc !== '' || !withNetwork.has(holderOf(line))));
}

/** What leads from one list to the other. `applyChanges(before, changesBetween(before, after))` is `after`. */
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

/** The list that the changes lead to. */
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

/** The list in the records of a snapshot's CSV, parsed with its header as names. */
export function cicListFrom(records: readonly Record<string, string>[]): CicList {
  return sorted(records.map(lineFrom));
}

/** The changes in the records of a delta's CSV. Throws on a word that is no change. */
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
/** By code unit: the same in every language of a machine. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
