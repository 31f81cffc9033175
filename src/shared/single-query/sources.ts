/** Sources and times of the answers: one line, with the services only if sources differ. */
import type { QueryAnswer } from '../services/legend.ts';
import { utcTime } from '../base/utc-time.ts';
import { madeUpOf } from './made-up.ts';
import { answeredOf, type Answered, type Telling } from './answers.ts';
import type { VerdictWords } from './verdict-words.ts';

const toTheMinute = 'YYYY-MM-DDTHH:mm'.length;

/** Returns one line if all agree; otherwise one per source, the one with most services first. */
export function sourceLines({ answers, words }: Telling): string[] {
  const groups: Answered[][] = [];
  for (const one of answeredOf(answers)) {
    const group = groups.find(([first]) => first !== undefined && isOfSameSource(first.answer, one.answer));
    if (group) group.push(one);
    else groups.push([one]);
  }
  groups.sort((a, b) => b.length - a.length);
  return groups.map((group) => {
    const text = group[0] === undefined ? '' : sourceInWords(group[0].answer, words);
    return groups.length === 1 ? text : `${text}: ${words.listed(group.map(({ service }) => service))}`;
  });
}

/** Compares times by minute, because networks are queried one after the other within a second or two. */
function isOfSameSource(one: QueryAnswer, other: QueryAnswer): boolean {
  return (
    one.source === other.source &&
    one.dataVersion === other.dataVersion &&
    one.simulated === other.simulated &&
    one.asOf?.slice(0, toTheMinute) === other.asOf?.slice(0, toTheMinute)
  );
}

function sourceInWords(answer: QueryAnswer, words: VerdictWords): string {
  const { source: kind, dataVersion: version, asOf } = answer;
  return words.source({ kind, version, asOf: asOf === null ? null : moment(asOf), madeUp: madeUpOf(answer) });
}

/** Returns the time to the minute; only the day if nothing more is known. */
function moment(asOf: string): string {
  return asOf.includes('T') ? utcTime(asOf) : asOf;
}
