/** What `npm test` may cost: more, and people stop running it. */

/** On two cores of the machine on which the fixed piece of work takes its nominal time. Whoever makes the run cheaper lowers them. */
const limits = { seconds: 510, processorSeconds: 1_000 } as const;
const idleLoad = 0.3;

export interface Cost {
  readonly seconds: number;
  /** Undefined where the machine does not say. */
  readonly processorSeconds: number | undefined;
}

export interface Circumstances {
  /** How many times as long as on that machine a fixed piece of work takes here. */
  readonly slowness: number;
  /** The machine's load as the run began. */
  readonly load: number;
  readonly BUDGET: string | undefined;
}

/** What is to be said of the cost, and whether it is a fault: only where nobody else can have caused it. */
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
