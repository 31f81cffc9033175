import type { Answer, Why } from '../../shared/services/legend.ts';
import type { Listing } from '../lists/exact-list.ts';
import type { NumberData } from '../number-data.ts';
import { numberTypeOf, speaksAbout, type NumberSubject } from './number-subject.ts';
import { numberTypeWords, ofSubject, rangeWords, sentenceOf, withReason } from './why-words.ts';

/** Global codes whose numbers earn a share for whoever they belong to: premium (979), satellite and networks without a country. */
const riskyCodes = ['979', '881', '882', '883', '870'];
const riskyTypes: ReadonlySet<string> = new Set(['premium', 'personal']);

/** Which rule decided, in the order in which they are asked: the exact number, listed ranges, then what the numbering plan itself makes risky. */
type IrsfRule = 'number-listed' | 'range-listed' | 'number-type' | 'global-code' | 'no-match' | 'list-missing';

/** `irsf`: whether a rule speaks against the number; null where none does and no list could be asked. */
export type IrsfMatch = { rule: IrsfRule; irsf: boolean | null; listing?: Listing };

/** Is the number a known revenue-share test number (rc 0), or in a high-risk range (rc 4)? Where no list could be asked, rc 3. */
export function answerIrsfCheck(data: NumberData, subject: NumberSubject): Answer {
  const { tel, range, reason } = subject;
  const { rule, irsf, listing } = irsfMatchOf(data, subject);
  if (!range && irsf !== true) return { tel, rc: reason };
  const answer: Answer = {
    tel,
    irsf,
    irsfDate: listing?.date ?? null,
    rc: irsf === null ? 3 : irsf && rule !== 'number-listed' ? 4 : 0,
  };
  if (range) {
    answer.cc = range.cc;
    answer.nt = numberTypeOf(range);
  }
  return answer;
}

export function irsfMatchOf(data: NumberData, { tel, range }: NumberSubject): IrsfMatch {
  const { numbers, prefixes } = data.irsf.content;
  const number = numbers.find(tel);
  if (number) return { rule: 'number-listed', irsf: true, listing: number };
  const listedRange = prefixes.find(tel);
  if (listedRange) return { rule: 'range-listed', irsf: true, listing: listedRange };
  if (range !== undefined && riskyTypes.has(range.nt)) return { rule: 'number-type', irsf: true };
  if (codeOf(tel) !== undefined) return { rule: 'global-code', irsf: true };
  return speaksAbout(data.irsf, range) ? { rule: 'no-match', irsf: false } : { rule: 'list-missing', irsf: null };
}

/** Why `answerIrsfCheck` says what it says; nothing about a number that nobody can hold. */
export function whyIrsf(data: NumberData, subject: NumberSubject): Why | undefined {
  const match = irsfMatchOf(data, subject);
  return !subject.range && match.irsf !== true ? undefined : sentenceOf('revenue share', irsfWhyOf(data, subject, match));
}

/** The rule of a match with its inputs, as other rules name it as well. */
export function irsfWhyOf(data: NumberData, subject: NumberSubject, { rule, listing }: IrsfMatch): Why {
  const { tel } = subject;
  const date = listing?.date ?? null;
  const since = date === null ? '' : `; last seen advertised ${date}`;
  switch (rule) {
    case 'number-listed':
      return { rule, digits: tel, date, text: withReason('the number is on the fraud list', listing) + since };
    case 'range-listed': {
      const digits = data.irsf.content.prefixes.prefixOf(tel) ?? null;
      return { rule, digits, date, text: withReason(`the range ${digits} is on the fraud list`, listing) + since };
    }
    case 'number-type': {
      const { digits, nt } = ofSubject(data, subject);
      return { rule, digits, date, text: `the range ${digits} is ${numberTypeWords[nt]}, of which the called side gets a share` };
    }
    case 'global-code': {
      const digits = codeOf(tel) ?? null;
      return { rule, digits, date, text: `the called side gets a share of every number of the global code ${digits}` };
    }
    case 'no-match':
      return {
        rule,
        digits: null,
        date,
        text: `neither the number nor a range of it is on the fraud list, and ${rangeWords(data, subject)} is no risk`,
      };
    case 'list-missing':
      return { rule, digits: null, date, text: `no fraud list is loaded; ${rangeWords(data, subject)} is no risk by itself` };
  }
}

function codeOf(tel: string): string | undefined {
  return riskyCodes.find((code) => tel.startsWith(code));
}
