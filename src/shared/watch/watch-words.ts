/** Words of the watch list: English for mails and files; screens have those of their language. */
import type { NumberAnswer, PrefixAnswer, WatchChange, WatchedFact } from './watch.ts';

export const englishWords = {
  facts: {
    operator: 'Operator',
    ported: 'Ported',
    dnoVoice: 'Do not originate voice',
    dnoText: 'Do not originate text',
    revenueShare: 'Revenue share',
    inflatedTraffic: 'Inflated traffic',
    ranges: 'Ranges',
  },
  known: { yes: 'yes', no: 'no', unknown: 'unknown' },
  notAsked: 'not queried',
  traffic: { safe: 'safe to text', 'not safe': 'not safe to text', unknown: 'unknown' },
  routed: (ported: string, routingNumber: string) => `${ported}, routed to ${routingNumber}`,
  causes: { changed: '', 'list loaded': ' because new data was added', 'list withdrawn': ' because data was removed' },
  none: 'none',
  ranges: (count: number) => counted(count, 'range'),
  operators: (count: number) => counted(count, 'operator'),
  moreOperators: (count: number) => `and ${counted(count, 'more operator')}`,
  heldBy: (ranges: string, operators: string) => `${ranges} of ${operators}`,
  lost: '. Details unknown: the previous version is no longer kept',
  moves: {
    added: (count: number) => `${count.toLocaleString('en')} added`,
    removed: (count: number) => `${count.toLocaleString('en')} removed`,
    moved: (count: number) => `${count.toLocaleString('en')} moved`,
  },
  range: { added: 'added', removed: 'removed', moved: 'moved' },
  more: (count: number) => `and ${count.toLocaleString('en')} more`,
};
export type WatchWords = typeof englishWords;

type NumberFact = Exclude<WatchedFact, 'ranges'>;
type Operator = NonNullable<NumberAnswer['operator']>;

const unknownOperator: Operator = { name: null, cic: null };

/** Returns "Alpha (0044001)", or the one of both that is known. */
function operatorInWords({ name, cic }: Operator, { known }: WatchWords): string {
  if (name === null || cic === null) return name ?? cic ?? known.unknown;
  return `${name} (${cic})`;
}

/** Returns a fact in words: "yes, routed to +12025440000". */
export function factInWords(fact: NumberFact, answer: NumberAnswer, words = englishWords): string {
  const { operator, inflatedTraffic, routingNumber = null } = answer;
  if (answer[fact] === undefined) return words.notAsked;
  if (fact === 'operator') return operatorInWords(operator ?? unknownOperator, words);
  if (fact === 'inflatedTraffic') return words.traffic[inflatedTraffic ?? 'unknown'];
  const known = words.known[answer[fact]];
  return fact === 'ported' && routingNumber !== null ? words.routed(known, routingNumber) : known;
}

/** Returns "12 ranges: Alpha 9, Beta 2, and 1 more operator". */
export function holdersInWords(answer: PrefixAnswer | null, words = englishWords): string {
  if (answer === null) return words.notAsked;
  const { ranges, operators, operatorCount } = answer;
  if (ranges === 0) return words.none;
  const more = operatorCount - operators.length;
  const named = operators.map(({ name, cic, ranges: held }) => `${name ?? cic ?? words.known.unknown} ${held}`);
  return `${words.ranges(ranges)}: ${[...named, ...(more > 0 ? [words.moreOperators(more)] : [])].join(', ')}`;
}

/** Returns one line per fact; for a prefix, the ranges below it. */
export function changeInWords(change: WatchChange, words = englishWords): string[] {
  if (change.kind === 'prefix') return prefixChangeInWords(change, words);
  const { facts, before, after } = change;
  return facts.flatMap(({ fact, cause }) => {
    if (fact === 'ranges') return [];
    return [`${words.facts[fact]}: ${factInWords(fact, before, words)} → ${factInWords(fact, after, words)}${words.causes[cause]}`];
  });
}

function prefixChangeInWords(change: Extract<WatchChange, { kind: 'prefix' }>, words: WatchWords): string[] {
  const { before, after, moves, facts } = change;
  if (moves === null) {
    const cause = facts[0]?.cause ?? 'changed';
    const held = ({ ranges, operatorCount }: PrefixAnswer) =>
      ranges === 0 ? words.none : words.heldBy(words.ranges(ranges), words.operators(operatorCount));
    return [`${words.facts.ranges}: ${held(before)} → ${held(after)}${cause === 'changed' ? words.lost : words.causes[cause]}`];
  }
  const { listed } = moves;
  const kinds = (['added', 'removed', 'moved'] as const).filter((kind) => moves[kind] > 0);
  const more = moves.added + moves.removed + moves.moved - listed.length;
  return [
    `${words.facts.ranges}: ${kinds.map((kind) => words.moves[kind](moves[kind])).join(', ')}`,
    ...listed.map(({ change: kind, range, before: from, after: to }) => {
      if (from && to) return `${range}: ${operatorInWords(from, words)} → ${operatorInWords(to, words)}`;
      return `${range}: ${words.range[kind]}, ${operatorInWords(from ?? to ?? unknownOperator, words)}`;
    }),
    ...(more > 0 ? [words.more(more)] : []),
  ];
}

/** Returns "ported-1-2c26b46b → ported-2-fcde2b2e". */
export function listsInWords(lists: WatchChange['lists'], { none }: Pick<WatchWords, 'none'> = englishWords): string {
  return lists.map(({ set, before, after }) => `${before ?? `${set}: ${none}`} → ${after ?? none}`).join(', ');
}

function counted(count: number, word: string): string {
  return `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;
}
