/** The ranges digit by digit: the branches behind each next digit, and the holders with their shares. */
import type { RangeRow } from '../../shared/range-search/range-row.ts';
import { type RangeSections, rowOpening } from './range-index.ts';
import type { Ranges } from './ranges.ts';

interface Holding {
  ranges: number;
  numbers: number;
}

interface OperatorShare extends Readonly<Holding> {
  readonly spName: string;
}

interface RangeBranch extends Readonly<Holding> {
  /** The digits so far and one more. */
  readonly prefix: string;
  /** True if ranges continue below these digits; otherwise the branch is one range, or several of different lengths. */
  readonly hasBranches: boolean;
  /** ISO 3166-1 alpha-2, or `001`: the countries with most numbers first, up to `mostCountries`, and their total count. */
  readonly countries: readonly string[];
  readonly countryCount: number;
  /** The operators with most numbers first, up to `mostOperators`, their total count, and the sum of the others. */
  readonly operators: readonly OperatorShare[];
  readonly operatorCount: number;
  readonly others: Readonly<Holding>;
}

export interface RangeLevel {
  /** The ranges with exactly these digits, or that these digits begin with: shortest first. */
  readonly holding: readonly RangeRow[];
  readonly branches: readonly RangeBranch[];
}

const mostOperators = 5;
const mostCountries = 3;
/** Depth up to which levels are kept: those above take milliseconds each and are few, so they are computed once per set. */
const keptDigits = 3;

const levels = new WeakMap<Ranges, Map<string, RangeLevel>>();

/** Returns the branches below the digits, which may be none. `numbers` is the capacity of the ranges over all their lengths. */
export function levelOf(ranges: Ranges, prefix: string): RangeLevel {
  if (prefix.length > keptDigits) return makeLevel(ranges, prefix);
  const kept = levels.get(ranges) ?? new Map<string, RangeLevel>();
  levels.set(ranges, kept);
  const level = kept.get(prefix) ?? makeLevel(ranges, prefix);
  kept.set(prefix, level);
  return level;
}

/** The counts of one branch, by the position of the attributes. */
interface Tally {
  readonly byAttributes: Map<number, Holding>;
  hasBranches: boolean;
}

function makeLevel(ranges: Ranges, prefix: string): RangeLevel {
  const { sections } = ranges;
  const tallies = new Map<string, Tally>();
  const holding: RangeRow[] = [];
  for (const id of prefix === '' ? sections.facts.keys() : ranges.matching({ digits: prefix })) {
    const length = digitsOf(sections, id);
    if (length <= prefix.length) holding.push(ranges.rowAt(id));
    else count(tallies, sections, { id, length, depth: prefix.length });
  }
  const branches = [...tallies].map(([digit, tally]) => branchOf(ranges, prefix + digit, tally));
  return { holding, branches };
}

function count(tallies: Map<string, Tally>, sections: RangeSections, { id, length, depth }: { id: number; length: number; depth: number }) {
  const start = (sections.rowOffsets[id] ?? 0) + rowOpening.length;
  const digit = String.fromCharCode(sections.rows[start + depth]!);
  let tally = tallies.get(digit);
  if (!tally) tallies.set(digit, (tally = { byAttributes: new Map(), hasBranches: false }));
  tally.hasBranches ||= length > depth + 1;
  const fact = sections.facts[id]!;
  add(tally.byAttributes, fact >>> 8, { ranges: 1, numbers: numbersIn((fact >>> 4) & 15, fact & 15, length) });
}

/** Returns how many numbers begin with so many digits and have one of the lengths. */
function numbersIn(shortest: number, longest: number, digits: number): number {
  let numbers = 0;
  for (let length = shortest; length <= longest; length += 1) numbers += 10 ** (length - digits);
  return numbers;
}

function branchOf(ranges: Ranges, prefix: string, { byAttributes, hasBranches }: Tally): RangeBranch {
  const byOperator = new Map<string, Holding>();
  const byCountry = new Map<string, Holding>();
  const whole: Holding = { ranges: 0, numbers: 0 };
  for (const [index, holding] of byAttributes) {
    const { spName, cc } = ranges.sections.attributes[index]!;
    add(byOperator, spName, holding);
    add(byCountry, cc, holding);
    whole.ranges += holding.ranges;
    whole.numbers += holding.numbers;
  }
  const operators = mostFirst(byOperator).map(([spName, holding]) => ({ spName, ...holding }));
  const shown = operators.slice(0, mostOperators);
  const sumOf = (name: keyof Holding) => shown.reduce((sum, each) => sum + each[name], 0);
  return {
    prefix,
    ...whole,
    hasBranches,
    countries: mostFirst(byCountry)
      .slice(0, mostCountries)
      .map(([code]) => code),
    countryCount: byCountry.size,
    operators: shown,
    operatorCount: operators.length,
    others: { ranges: whole.ranges - sumOf('ranges'), numbers: Math.max(0, whole.numbers - sumOf('numbers')) },
  };
}

function add<Key>(holdings: Map<Key, Holding>, key: Key, { ranges, numbers }: Holding): void {
  const known = holdings.get(key);
  if (!known) {
    holdings.set(key, { ranges, numbers });
    return;
  }
  known.ranges += ranges;
  known.numbers += numbers;
}

function mostFirst(holdings: Map<string, Holding>): [string, Holding][] {
  return [...holdings].sort(([a, one], [b, other]) => other.numbers - one.numbers || (a < b ? -1 : 1));
}

/** Returns the number of digits of a row: those up to the closing quote. */
function digitsOf({ rows, rowOffsets }: RangeSections, id: number): number {
  const start = (rowOffsets[id] ?? 0) + rowOpening.length;
  let length = 1;
  while (rows[start + length] !== 0x22) length += 1;
  return length;
}
