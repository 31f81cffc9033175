/** Budget of `npm test`: if it costs more, people stop running it. */

/** Limits on two cores of the machine that does the fixed work in its nominal time. Lower them whenever the run gets cheaper. */
const limits = { seconds: 510, processorSeconds: 1_000 } as const;
const idleLoad = 0.3;

export interface Cost {
  readonly seconds: number;
  /** Undefined if the machine does not say. */
  readonly processorSeconds: number | undefined;
}

export interface Circumstances {
  /** Time of the fixed work here, as a multiple of the nominal time. */
  readonly slowness: number;
  /** The machine's load at the start of the run. */
  readonly load: number;
  readonly BUDGET: string | undefined;
}

/** Describes the cost, and judges it a fault only if no other process can have caused it. */
export function judgeCost(cost: Cost, { slowness, load, BUDGET }: Circumstances): { text: string; isFault: boolean } {
  const [seconds, processorSeconds] = [limits.seconds * slowness, limits.processorSeconds * slowness];
  const isOver = cost.seconds > seconds || (cost.processorSeconds ?? 0) > processorSeconds;
  const used = `${Math.round(cost.seconds)} s of ${Math.round(seconds)}, ${
    cost.processorSeconds === undefined ? 'no measure of' : `${Math.round(cost.processorSeconds)} s of ${Math.round(processorSeconds)}`
  } processor time (this machine takes ${slowness.toFixed(2)} times the nominal)`;
  if (!isOver) return { text: `Within its budget: ${used}`, isFault: false };
  if (BUDGET === 'off') return { text: `Over its budget, which BUDGET=off allows: ${used}`, isFault: false };
  if (load >= idleLoad)
    return { text: `Over its budget, on a machine that was not idle (load ${load.toFixed(2)}): ${used}`, isFault: false };
  return { text: `Over its budget: ${used}. BUDGET=off lets it pass`, isFault: true };
}
