/** A range search: what is asked, how it stands in the address, and what the notice says. */
import * as z from 'zod/mini';
import { rangeSearchMaxMatches } from '../../../shared/limits.ts';
import { rangeRequiredMessage } from '../../../shared/api/gnr-search.ts';
import { readRangeDigits, typedNumber } from '../../../shared/phone-number.ts';

/** The form: digits out of what was typed. */
export const RangeForm = z.object({ range: typedNumber(readRangeDigits, rangeRequiredMessage) });

/** How many digits of a range are those asked for: all of the shorter one, since one begins with the other. */
export function sharedDigits(range: string, digits: string): number {
  const length = Math.min(range.length, digits.length);
  return range.slice(0, length) === digits.slice(0, length) ? length : 0;
}

/** `#4477` is a range that was searched, `#number=4477` a number to look up. A fragment is never sent to a server. */
export type Fragment = { range?: string; number?: string };

export function gnrFragment({ range, number }: Fragment): string {
  if (range !== undefined) return `#${range}`;
  return number === undefined ? '' : `#number=${encodeURIComponent(number)}`;
}

export function readGnrFragment(fragment: string): Fragment {
  const text = fragment.replace(/^#/, '').slice(0, 80);
  if (/^\d+$/.test(text)) return { range: text };
  const number = new URLSearchParams(text).get('number');
  return number ? { number } : {};
}

/** Title and text of the notice after each search. */
export function searchNotice(shown: number, total: number): { title: string; text: string } {
  if (total === 0)
    return { title: 'No results found', text: 'No range begins with these digits. Search fewer digits, or check the first ones.' };
  if (total > shown) {
    const [some, all] = [shown.toLocaleString('en'), total.toLocaleString('en')];
    return {
      title: `${some} of ${all}`,
      text: `Only the first ${rangeSearchMaxMatches.toLocaleString('en')} matches are shown. Search more digits to see fewer ranges.`,
    };
  }
  return { title: `${total.toLocaleString('en')} ${total === 1 ? 'match' : 'matches'}`, text: 'Every match is shown in the table.' };
}
