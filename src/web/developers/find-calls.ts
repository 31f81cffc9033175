import type { DescribedCall } from '../../shared/developers/described-calls.ts';

/** Finds the calls that have every word of the text in their method, path, id, summary, or the shown words that `wordsOf` answers. */
export function findCalls<Call extends DescribedCall>(calls: readonly Call[], typed: string, wordsOf: (call: Call) => string): Call[] {
  const words = typed.trim().toLowerCase().split(/\s+/);
  return calls.filter((call) => {
    const text = `${call.method} ${call.path} ${call.id} ${call.summary} ${wordsOf(call)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Groups calls by area, in the order in which areas first occur. */
export function byArea<Call extends DescribedCall>(calls: readonly Call[]): [area: string, calls: Call[]][] {
  const areas = new Map<string, Call[]>();
  for (const call of calls) areas.set(call.area, [...(areas.get(call.area) ?? []), call]);
  return [...areas];
}
