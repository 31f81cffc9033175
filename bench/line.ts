/** One measured line: our value beside a peer's in the same run, on the same numbers. */
export interface Line {
  readonly name: string;
  /** Our value, in `unit`. */
  readonly ours: number;
  /** The peer's value, in `unit`; for a limit without a peer, the limit itself. */
  readonly peer: number;
  readonly unit: string;
  /** Factor by which it beats the peer (`≥ n ×`), or the multiple of the peer's cost (`≤ n ×`): see `goal`. */
  readonly ratio: number;
  readonly goal: string;
  readonly holds: boolean;
}

/** A line for work that must be at least `least` times as fast as the peer's. Times in `unit`. */
export function fasterThan(name: string, times: { ours: number; peer: number; unit: string }, least: number): Line {
  const ratio = times.peer / times.ours;
  return { name, ...times, ratio, goal: `>= ${least} x faster`, holds: ratio >= least };
}

/** A line for work that may cost at most `most` times the peer's, or a limit when `most` is 1. */
export function atMost(name: string, costs: { ours: number; peer: number; unit: string }, most: number): Line {
  const ratio = costs.ours / costs.peer;
  return { name, ...costs, ratio, goal: most === 1 ? `<= ${costs.peer} ${costs.unit}` : `<= ${most} x its time`, holds: ratio <= most };
}

/** A line, and the name of the bench that measured it. */
export interface Measured extends Line {
  readonly bench: string;
}
