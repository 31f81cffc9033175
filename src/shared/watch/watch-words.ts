/** What is watched, in the words of the screens and the mails. */
import type { NumberAnswer, PrefixAnswer, WatchCause, WatchChange, WatchedFact } from '../api/watch.ts';

const factLabels: Record<WatchedFact, string> = {
  operator: 'Operator',
  ported: 'Ported',
  dnoVoice: 'Do not originate voice',
  dnoText: 'Do not originate text',
  revenueShare: 'Revenue share',
  inflatedTraffic: 'Inflated traffic',
  ranges: 'Ranges',
};

const causes: Record<WatchCause, string> = {
  changed: '',
  'list loaded': ' (a list was loaded)',
  'list withdrawn': ' (a list was withdrawn)',
};

const traffic: Record<NumberAnswer['inflatedTraffic'], string> = {
  safe: 'safe to text',
  'not safe': 'not safe to text',
  unknown: 'unknown',
};

/** "Alpha (0044001)"; whichever of both is known. */
function operatorInWords({ name, cic }: NumberAnswer['operator']): string {
  if (name === null || cic === null) return name ?? cic ?? 'unknown';
  return `${name} (${cic})`;
}

/** What an answer says of a fact: "yes, routed to +12025440000". */
function factInWords(fact: Exclude<WatchedFact, 'ranges'>, answer: NumberAnswer): string {
  if (fact === 'operator') return operatorInWords(answer.operator);
  if (fact === 'inflatedTraffic') return traffic[answer.inflatedTraffic];
  if (fact === 'ported' && answer.routingNumber !== null) return `${answer.ported}, routed to ${answer.routingNumber}`;
  return answer[fact];
}

/** "12 ranges: Alpha 9, Beta 2, and 1 more operator". */
export function holdersInWords({ ranges, operators, operatorCount }: PrefixAnswer): string {
  if (ranges === 0) return 'no ranges';
  const more = operatorCount - operators.length;
  const named = operators.map(({ name, cic, ranges: held }) => `${name ?? cic ?? 'unknown'} ${held}`);
  return `${counted(ranges, 'range')}: ${[...named, ...(more > 0 ? [`and ${counted(more, 'more operator')}`] : [])].join(', ')}`;
}

/** A line a fact; of a prefix the ranges below it. */
export function changeInWords(change: WatchChange): string[] {
  if (change.kind === 'prefix') return prefixChangeInWords(change);
  const { facts, before, after } = change;
  return facts.flatMap(({ fact, cause }) =>
    fact === 'ranges' ? [] : [`${factLabels[fact]}: ${factInWords(fact, before)} → ${factInWords(fact, after)}${causes[cause]}`],
  );
}

function prefixChangeInWords({ before, after, moves, facts }: Extract<WatchChange, { kind: 'prefix' }>): string[] {
  if (moves === null) {
    const cause = facts[0]?.cause ?? 'changed';
    const words = ({ ranges, operatorCount }: PrefixAnswer) =>
      ranges === 0 ? 'none' : `${counted(ranges, 'range')} of ${counted(operatorCount, 'operator')}`;
    const why = cause === 'changed' ? '. Which, cannot be told: the version before is no longer kept' : causes[cause];
    return [`Ranges: ${words(before)} → ${words(after)}${why}`];
  }
  const { listed } = moves;
  const kinds = (['added', 'removed', 'moved'] as const).filter((kind) => moves[kind] > 0);
  const more = moves.added + moves.removed + moves.moved - listed.length;
  return [
    `Ranges: ${kinds.map((kind) => `${moves[kind].toLocaleString('en')} ${kind}`).join(', ')}`,
    ...listed.map(({ change, range, before: from, after: to }) => {
      if (from && to) return `${range}: ${operatorInWords(from)} → ${operatorInWords(to)}`;
      return `${range}: ${change}, ${operatorInWords(from ?? to ?? { name: null, cic: null })}`;
    }),
    ...(more > 0 ? [`and ${more.toLocaleString('en')} more`] : []),
  ];
}

/** "ported-1-2c26b46b → ported-2-fcde2b2e". */
export function listsInWords(lists: WatchChange['lists']): string {
  return lists.map(({ set, before, after }) => `${before ?? `${set}: none`} → ${after ?? 'none'}`).join(', ');
}

function counted(count: number, word: string): string {
  return `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;
}
