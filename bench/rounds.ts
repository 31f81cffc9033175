/**
 * Runs the works in turn, several rounds, and returns for each the median of its times in nanoseconds. They alternate because the speed of a shared machine
 * drifts, which then affects all alike. One round before is not counted.
 */
export function medianTimes<Name extends string>(works: Readonly<Record<Name, () => void>>, rounds = 7): Record<Name, number> {
  // `Object.keys` forgets the type of the keys.
  const names = Object.keys(works) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const name of names) {
      const start = process.hrtime.bigint();
      works[name]();
      const elapsedNs = Number(process.hrtime.bigint() - start);
      if (round >= 0) times.get(name)?.push(elapsedNs);
    }
  }
  const medians = names.map((name) => [name, median(times.get(name) ?? [])] as const);
  // The entries are one for each name.
  return Object.fromEntries(medians) as Record<Name, number>;
}

/** The median of each work's milliseconds, all of them in turn. One round before is not counted. */
export async function medianMs<Name extends string>(
  works: Readonly<Record<Name, () => Promise<unknown>>>,
  { rounds }: { readonly rounds: number },
): Promise<Record<Name, number>> {
  // `Object.keys` forgets the type of the keys.
  const names = Object.keys(works) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const name of names) {
      const start = performance.now();
      await works[name]();
      if (round >= 0) times.get(name)?.push(performance.now() - start);
    }
  }
  // The entries are one for each name.
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<Name, number>;
}

/** The middle one of the values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
