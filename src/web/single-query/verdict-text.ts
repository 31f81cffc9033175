/** The verdict as plain text, to paste into a mail. */
import { answeredOf, type Answers } from '../../shared/single-query/answers.ts';
import type { AskedAs } from '../../shared/single-query/asked-as.ts';
import { madeUpOf } from '../../shared/single-query/made-up.ts';
import { verdict } from '../../shared/single-query/verdict.ts';
import { singleQueryText } from './single-query.text.ts';
import { isSharedUnknown, unmarkedWords } from './unmarked-words.ts';
import { verdictWords } from './verdict.text.ts';

/** Returns the line that names what is demo data; none if all is real. */
export function demoNotes(answers: Answers): string[] {
  const answered = answeredOf(answers);
  const made = answered.filter(({ answer }) => madeUpOf(answer) !== undefined);
  const { all, some } = singleQueryText.verdict.demo;
  if (made.length === 0) return [];
  return [made.length === answered.length ? all : some(verdictWords.listed(made.map(({ service }) => service)))];
}

interface Told {
  readonly number: string;
  readonly answers: Answers;
  readonly as: AskedAs;
  /** Time of the query, in words. */
  readonly asked: string;
}

/** Returns number and sentence, the facts that were queried, and sources and time. */
export function verdictAsText({ number, answers, as, asked }: Told): string {
  const { sentence, details } = verdict(answers, unmarkedWords, as);
  const facts = details ? [...details.facts, ...details.fraudLists] : [];
  const lines = facts
    .filter((fact) => fact.state !== 'not asked' && !isSharedUnknown(fact))
    .map(({ label, text, cic }) => `${label}: ${text}${cic === undefined ? '' : ` (${cic})`}`);
  const foot = [...(details?.sources ?? []), ...demoNotes(answers), asked].filter(Boolean);
  const parts = [[number, sentence], [...lines, ...(details?.untold ?? [])], foot];
  return parts
    .filter(({ length }) => length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}
