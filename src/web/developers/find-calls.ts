import type { DescribedCall } from '../../shared/developers/described-calls.ts';

/** The calls in which every word of the text is found: in the path, in what they do, in what they need. `wordsOf` says the shown ones. */
export function findCalls<Call extends DescribedCall>(calls: readonly Call[], typed: string, wordsOf: (call: Call) => string): Call[] {
  const words = typed.trim().toLowerCase().split(/\s+/);
  return calls.filter((call) => {
    const text = `${call.method} ${call.path} ${call.id} ${call.summary} ${wordsOf(call)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** By area, in the order in which areas come first. */
export function byArea<Call extends DescribedCall>(calls: readonly Call[]): [area: string, calls: Call[]][] {
  const areas = new Map<string, Call[]>();
  for (const call of calls) areas.set(call.area, [...(areas.get(call.area) ?? []), call]);
  return [...areas];
}
