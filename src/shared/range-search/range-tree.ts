/** The tree of ranges, digit by digit. */
import * as z from 'zod/mini';
import { e164MaxDigits } from '../base/limits.ts';
import { bits } from '../base/permissions.ts';
import { RangeRow } from './range-row.ts';
import { get, signedIn } from '../base/endpoint.ts';
import { textOf } from '../base/schema-text.ts';
import { rangeSearchWanted } from './wanted.ts';

/** `numbers` is the capacity of the ranges, over all their lengths. */
const holding = { ranges: z.int(), numbers: z.number() };

/**
 * The ranges behind the digits of `prefix`. `countries` lists at most three of `countryCount`, `operators` at most five of `operatorCount`, those with most
 * numbers first; `others` sums up the rest.
 */
const RangeBranch = z.object({
  prefix: z.string(),
  ...holding,
  hasBranches: z.boolean(),
  countries: z.array(z.string()),
  countryCount: z.int(),
  operators: z.array(z.object({ spName: z.string(), ...holding })),
  operatorCount: z.int(),
  others: z.object(holding),
});
export type RangeBranch = z.infer<typeof RangeBranch>;

const prefixMessage = textOf(rangeSearchWanted.prefix(e164MaxDigits));

/** `holding` are the ranges whose digits equal the prefix or begin it; `branches` are at most ten, in the order of their digits. */
export const rangeTree = get('/api/gnr-search/range-tree', {
  summary: 'Ranges, numbers and largest operators behind each next digit of a prefix. With a key it counts as a query of gnr',
  access: signedIn(bits.gnr_search),
  operation: 'Search',
  query: z.object({
    prefix: z.optional(
      z.string({ error: prefixMessage }).check(z.regex(new RegExp(`^\\d{0,${e164MaxDigits}}$`), { error: prefixMessage })),
    ),
  }),
  reply: z.object({ response: z.object({ prefix: z.string(), holding: z.array(RangeRow), branches: z.array(RangeBranch) }) }),
});
