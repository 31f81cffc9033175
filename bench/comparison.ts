import { median } from './rounds.ts';

export interface Comparison {
  readonly before: number;
  readonly after: number;
  /** By how much it is worse, as a share of `before`; below 0 where it is better. */
  readonly worseBy: number;
  /** Of the side that varies more: its largest less its smallest value, as a share of its median. */
  readonly spread: number;
  readonly isWorse: boolean;
}

/** Less is no change that anybody notices. */
const leastWorse = 0.05;

/** Compares what two versions measured in turn. More of a rate (`requests/s`) is better; of all else, times and bytes, less is. */
export function comparisonOf(unit: string, values: { readonly before: readonly number[]; readonly after: readonly number[] }): Comparison {
  const [before, after] = [median(values.before), median(values.after)];
  const change = (after - before) / before;
  const worseBy = unit.endsWith('/s') ? -change : change;
  const spread = Math.max(spreadOf(values.before), spreadOf(values.after));
  return { before, after, worseBy, spread, isWorse: worseBy > leastWorse && worseBy > spread };
}

function spreadOf(values: readonly number[]): number {
  return (Math.max(...values) - Math.min(...values)) / median(values);
}
