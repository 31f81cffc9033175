/** Where the answers come from and as of when: once, with the services only where they differ. */
import type { QueryAnswer } from '../services/legend.ts';
import { utcTime } from '../utc-time.ts';
import { madeUpOf, type MadeUp } from './made-up.ts';
import { answeredOf, listed, type Answered, type Answers } from './answers.ts';

const toTheMinute = 'YYYY-MM-DDTHH:mm'.length;

/** One line where all agree; otherwise a line each, the one with the most services first. */
export function sourceLines(answers: Answers): string[] {
  const groups: Answered[][] = [];
  for (const one of answeredOf(answers)) {
    const group = groups.find(([first]) => first !== undefined && isOfSameSource(first.answer, one.answer));
    if (group) group.push(one);
    else groups.push([one]);
  }
  groups.sort((a, b) => b.length - a.length);
  return groups.map((group) => {
    const text = group[0] === undefined ? '' : sourceInWords(group[0].answer);
    return groups.length === 1 ? text : `${text}: ${listed(group.map(({ service }) => service))}`;
  });
}

/** Networks are asked one after the other within a second or two: to the minute they agree. */
function isOfSameSource(one: QueryAnswer, other: QueryAnswer): boolean {
  return (
    one.source === other.source &&
    one.dataVersion === other.dataVersion &&
    one.simulated === other.simulated &&
    one.asOf?.slice(0, toTheMinute) === other.asOf?.slice(0, toTheMinute)
  );
}

const madeUpWords: Record<MadeUp, string> = { demo: ', made up for the demo', simulated: ', simulated' };

function sourceInWords(answer: QueryAnswer): string {
  const { source, dataVersion, asOf } = answer;
  const madeUp = madeUpOf(answer);
  const made = madeUp === undefined ? '' : madeUpWords[madeUp];
  if (source === 'live') return `Asked of the network${asOf === null ? '' : ` ${moment(asOf)}`}${made}`;
  const what = source === 'ranges only' ? 'Number ranges alone,' : source === 'cache' ? 'Kept answer' : 'Stored data';
  const version = dataVersion === null ? '' : ` ${dataVersion}`;
  return `${what}${version}${asOf === null ? '' : ` as of ${moment(asOf)}`}${made}`;
}

/** To the minute; a day alone where nothing more is known. */
function moment(asOf: string): string {
  return asOf.includes('T') ? utcTime(asOf) : asOf;
}
