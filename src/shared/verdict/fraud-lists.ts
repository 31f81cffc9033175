/** What the four fraud lists say. Only a list that was looked up and does not name the number gives "not listed". */
import type { QueryAnswer, Why } from '../services/legend.ts';
import type { ServiceCode } from '../services/services.ts';
import { answerOf, type Answers } from './answers.ts';
import { notTold, marksOf, type Fact } from './facts.ts';

/** A list as a fact of its own; `isClear` where it was looked up and does not name the number. */
export interface ListFact extends Fact {
  readonly isClear: boolean;
  /** What it adds to the sentence where it speaks against the number. */
  readonly warning: string;
}

type List = {
  readonly service: ServiceCode;
  readonly label: string;
  readonly warning: string;
  readonly read: (answer: QueryAnswer) => Reading;
};
/** Whether the list speaks against the number, and in which words; null where it cannot tell. */
type Reading = { readonly isHit: boolean; readonly text: string } | null;

const lists: readonly List[] = [
  {
    service: 'dno',
    label: 'Do not originate voice',
    warning: 'must not originate voice',
    read: (answer) => readOrigination(answer, answer.dno),
  },
  {
    service: 'dnoText',
    label: 'Do not originate text',
    warning: 'must not originate text',
    read: (answer) => readOrigination(answer, answer.dnot),
  },
  { service: 'irsfCheck', label: 'Revenue share', warning: 'a revenue-share risk', read: readIrsf },
  { service: 'AITCheck', label: 'Inflated traffic', warning: 'not safe to text', read: readAit },
];

export function fraudLists(answers: Answers): ListFact[] {
  return lists.map(({ service, label, warning, read }) => {
    const answer = answerOf(answers, service);
    const reading = answer === undefined ? null : read(answer);
    if (answer === undefined || reading === null)
      return { ...notTold(label, answers, [service]), ...whyOf(answer), isClear: false, warning };
    const { isHit, text } = reading;
    return { label, state: isHit ? 'warning' : 'known', text, ...whyOf(answer), ...marksOf(answer), isClear: !isHit, warning };
  });
}

function whyOf(answer: QueryAnswer | undefined): Pick<Fact, 'why'> {
  return answer?.why ? { why: answer.why.text } : {};
}

const notListed: Reading = { isHit: false, text: 'Not listed' };

function clear(answer: QueryAnswer): Reading {
  return answer.rc === 3 || answer.source === 'ranges only' ? null : notListed;
}

function hit(text: string): Reading {
  return { isHit: true, text };
}

function readOrigination(answer: QueryAnswer, mustNot: boolean | null | undefined): Reading {
  if (mustNot === true) return hit(ruleInWords(answer.why) ?? listedSince(answer.why));
  return mustNot === false ? clear(answer) : null;
}

function readIrsf(answer: QueryAnswer): Reading {
  const { irsf, irsfDate, rc, why } = answer;
  if (irsf === false) return clear(answer);
  if (irsf !== true) return null;
  const byRule = ruleInWords(why);
  if (byRule !== undefined) return hit(byRule);
  const what = rc === 4 ? 'Its range is listed' : 'Listed';
  return hit(irsfDate ? `${what}, last advertised ${irsfDate}` : what);
}

/** What the codes of inflated traffic say. */
const aitCodes: Readonly<Record<number, string>> = {
  401: 'Refuse: the number is assigned to nobody',
  402: 'Refuse: its type earns the called side a share',
  403: 'Refuse: on the revenue-share list',
  405: 'Do not text: the number is not mobile',
};

function readAit(answer: QueryAnswer): Reading {
  if (answer.valid === true) return clear(answer);
  if (answer.valid !== false) return null;
  if (answer.rc === 404) return hit(listedSince(answer.why, 'Its range is listed'));
  return hit(aitCodes[answer.rc] ?? 'Not safe to message');
}

function listedSince(why: Why | undefined, range = why?.rule === 'range-listed' ? 'Its range is listed' : 'Listed'): string {
  return why?.date ? `${range} since ${why.date}` : range;
}

/** Where a rule of the numbering plan decided, and no list. */
const rulesInWords: Partial<Record<Why['rule'], string>> = {
  'not-allocated': 'Forbidden: nobody holds the number',
  'number-type': 'By its type, whatever lists say',
  'global-code': 'By its global code, whatever lists say',
};

function ruleInWords(why: Why | undefined): string | undefined {
  return why && rulesInWords[why.rule];
}
