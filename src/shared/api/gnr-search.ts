import * as z from 'zod/mini';
import { e164MaxDigits } from '../limits.ts';
import { bits } from '../permissions.ts';
import { PhoneNumber } from '../phone-number.ts';
import { RangeRow } from '../range-row.ts';
import { get, signedIn } from './endpoint.ts';

export const rangeRequiredMessage = 'A range is required';

const RangeDigits = z
  .string({ error: rangeRequiredMessage })
  .check(
    z.minLength(1, { error: rangeRequiredMessage, abort: true }),
    z.regex(new RegExp(`^\\d{1,${e164MaxDigits}}$`), { error: `A range is 1 to ${e164MaxDigits} digits, without + and without spaces` }),
  );

/** Rows in order of their digits: those that begin with the digits asked, and those that the digits begin with. At most `rangeSearchMaxMatches`. */
export const rangeSearch = get('/api/gnr-search/range-search', {
  summary: 'Ranges that begin with the digits asked, and ranges that the digits asked begin with',
  access: signedIn(bits.gnr_search),
  operation: 'Search',
  query: z.object({ range: RangeDigits }),
  reply: z.object({ response: z.object({ elements: z.array(RangeRow), total: z.int(), truncated: z.boolean() }) }),
});

export const numberLookup = get('/api/gnr-search/number-lookup', {
  summary: 'The longest range that holds a number',
  access: signedIn(bits.gnr_search),
  operation: 'GNR',
  query: z.object({ phonenumber: PhoneNumber }),
  reply: z.object({ response: z.extend(RangeRow, { tel: z.string() }) }),
});
