/** Holders of the ranges of a prefix, and their changes from one set of ranges to another. */
import type { PrefixAnswer, RangeMoves } from '../../shared/watch/watch.ts';
import { prefixChangesListed, prefixOperatorsListed } from '../../shared/base/limits.ts';
import type { RangeAttributes } from './range-attributes.ts';
import { changesAbout, type RangeChange, type RangeChanges } from './range-changes.ts';
import type { Ranges } from './ranges.ts';

type Operator = NonNullable<RangeMoves['listed'][number]['before']>;
type Move = RangeMoves['listed'][number];

/** Returns the holders of the ranges that begin with the prefix, and of those that the prefix begins with. */
export function holdersOf(ranges: Ranges, prefix: string): PrefixAnswer {
  const { attributes, facts } = ranges.sections;
  const ids = ranges.matching({ digits: prefix });
  const ofAttributes = new Map<number, number>();
  for (const id of ids) ofAttributes.set(facts[id]! >>> 8, (ofAttributes.get(facts[id]! >>> 8) ?? 0) + 1);
  const counts = new Map<string, Operator & { ranges: number }>();
  for (const [index, count] of ofAttributes) {
    const operator = operatorOf(attributes[index]!);
    const key = `${operator.name}\u0000${operator.cic}`;
    counts.set(key, { ...operator, ranges: count + (counts.get(key)?.ranges ?? 0) });
  }
  const operators = [...counts].sort(([a, one], [b, other]) => other.ranges - one.ranges || (a < b ? -1 : 1)).map(([, each]) => each);
  return { ranges: ids.length, operators: operators.slice(0, prefixOperatorsListed), operatorCount: operators.length };
}

/** Returns the ranges that came, went, or have another operator; undefined if there is none. */
export function movesIn(compared: RangeChanges, prefix: string): RangeMoves | undefined {
  const { above, from, to } = changesAbout(compared, prefix);
  const moves: RangeMoves = { added: 0, removed: 0, moved: 0, listed: [] };
  const count = (change: RangeChange) => {
    if (change.kind === 'changed') return;
    moves[change.kind] += 1;
    if (moves.listed.length < prefixChangesListed) moves.listed.push(moveOf(compared, change.kind, change));
  };
  above.forEach(count);
  for (let place = from; place < to; place += 1) count(compared.changes[place]!);
  return moves.listed.length === 0 ? undefined : moves;
}

function moveOf({ before, after }: RangeChanges, change: Move['change'], ids: RangeChange): Move {
  const range = ids.after === undefined ? before.digitsAt(ids.before ?? -1) : after.digitsAt(ids.after);
  const holder = (ranges: Ranges, id: number | undefined) => (id === undefined ? null : operatorOf(ranges.attributesAt(id)));
  return { change, range, before: holder(before, ids.before), after: holder(after, ids.after) };
}

/** Returns the operator of a range, with null for unknown (empty) text. */
function operatorOf({ spName, cic }: RangeAttributes): Operator {
  return { name: spName || null, cic: cic || null };
}
