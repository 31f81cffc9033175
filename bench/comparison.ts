import { median } from './rounds.ts';

export interface Comparison {
  readonly before: number;
  readonly after: number;
  /** Share of `before` by which it is worse; below 0 if it is better. */
  readonly worseBy: number;
  /** Largest less smallest value of the side that varies more, as a share of its median. */
  readonly spread: number;
  readonly isWorse: boolean;
}

/** A smaller change is not noticeable. */
const leastWorse = 0.05;

/** Compares the values that two versions measured in turn. A higher rate (`requests/s`) is better; a lower time or size is. */
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
