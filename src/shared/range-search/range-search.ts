import * as z from 'zod/mini';
import { e164MaxDigits, operatorNameMaxLength, rangeSearchMaxMatches } from '../base/limits.ts';
import { bits } from '../base/permissions.ts';
import { PhoneNumber } from '../base/phone-number.ts';
import { primaryNumberAttributes, RangeRow } from './range-row.ts';
import { download, get, signedIn } from '../base/endpoint.ts';
import { NumberRead, readingOptions, WrittenNumber } from '../base/number-reading.ts';
import { textOf } from '../base/schema-text.ts';
import { rangeSearchWanted } from './wanted.ts';

const rangeMessage = textOf(rangeSearchWanted.range(e164MaxDigits));
const operatorMessage = textOf(rangeSearchWanted.operator(operatorNameMaxLength));
const typeMessage = textOf(rangeSearchWanted.type(primaryNumberAttributes));

/** Forms send an empty text for an empty field. */
const emptyIsNone = z.transform((given: string) => given || undefined);

const searched = {
  range: z
    .optional(
      z.string({ error: rangeSearchWanted.required.text }).check(z.regex(new RegExp(`^\\d{0,${e164MaxDigits}}$`), { error: rangeMessage })),
    )
    .check(z.describe('the leading digits; optional if operator or country is given')),
  operator: z
    .optional(
      z.pipe(
        z.string({ error: operatorMessage }).check(z.trim(), z.maxLength(operatorNameMaxLength, { error: operatorMessage })),
        emptyIsNone,
      ),
    )
    .check(z.describe("a part of the holder's name (spName), ignoring case and accents")),
  country: z
    .optional(
      z.pipe(
        z
          .string({ error: rangeSearchWanted.country.text })
          .check(z.regex(/^(?:[A-Z]{2}|001)?$/, { error: rangeSearchWanted.country.text })),
        emptyIsNone,
      ),
    )
    .check(z.describe('two-letter ISO 3166-1 code, or 001 for global services')),
  type: z
    .optional(
      z.pipe(
        z.enum([...primaryNumberAttributes, ''], { error: typeMessage }),
        z.transform((given) => given || undefined),
      ),
    )
    .check(z.describe('primaryNumberAttribute of the range')),
};

const limitMessage = `A range search shows 1 to ${rangeSearchMaxMatches} rows`;
const Rows = z.int({ error: limitMessage }).check(z.gte(1, { error: limitMessage }), z.lte(rangeSearchMaxMatches, { error: limitMessage }));
/** Default rows for an assistant, which reads every row. */
const rowsForTools = 50;

interface Searched {
  range?: string | undefined;
  operator?: string | undefined;
  country?: string | undefined;
}

/** Requires a search term, because the GNR Files are for every range at once. */
const asksForSome = z.refine<Searched>(({ range, operator, country }) => Boolean(range || operator || country), {
  error: rangeSearchWanted.required.text,
  path: ['range'],
});

/**
 * Rows sorted by prefix: those that begin with the requested digits, and those that the digits begin with. At most `limit`, by default
 * `rangeSearchMaxMatches`. `dataVersion` and `asOf` are those of the ranges, as in answers of single queries.
 */
export const rangeSearch = get('/api/gnr-search/range-search', {
  summary:
    'Ranges that begin with the given digits or contain them; optionally of one operator, country and type. With a key it counts as a query of gnr',
  refuses: ['not_entitled', 'quota_reached'],
  access: signedIn(bits.gnr_search),
  operation: 'Search',
  query: z
    .object({
      ...searched,
      limit: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,9}$/, { error: limitMessage })), z.pipe(z.transform(Number), Rows))),
    })
    .check(asksForSome),
  tool: {
    name: 'search_ranges',
    about:
      'Finds number ranges of all countries by leading digits, operator, country or type, with their holder, type and number length. Counts as a query of gnr',
    isCounted: true,
    takes: z.pipe(
      z.strictObject({ ...searched, limit: z._default(Rows, rowsForTools).check(z.describe('number of rows')) }),
      z.transform(({ limit, ...asked }) => ({ ...asked, limit: String(limit) })),
    ),
  },
  reply: z.object({
    response: z.object({
      elements: z.array(RangeRow),
      total: z.int(),
      truncated: z.boolean(),
      dataVersion: z.optional(z.string()),
      asOf: z.optional(z.string()),
    }),
  }),
});

/** Download formats for all rows of a search. */
const rangeExportFormats = ['csv', 'xlsx'] as const;
export type RangeExportFormat = (typeof rangeExportFormats)[number];

/** Downloads the same rows without a limit. */
export const rangeExport = download('/api/gnr-search/range-export', {
  summary: 'All ranges of a range search as a file, with the columns of the GNR Files. With a key it counts as a query of gnr',
  refuses: ['not_entitled', 'quota_reached'],
  access: signedIn(bits.gnr_search, bits.gnr_download),
  query: z
    .object({
      ...searched,
      format: z.optional(z.enum(rangeExportFormats, { error: textOf(rangeSearchWanted.format(rangeExportFormats)) })),
    })
    .check(asksForSome),
});

/** An operator with the number of matching ranges it holds. */
const OperatorRow = z.object({ spName: z.string(), ranges: z.int() });

/** Operators with most ranges first, at most `operatorMatches`. */
export const operatorSearch = get('/api/gnr-search/operators', {
  summary: 'Operators whose name contains a text, with the number of their ranges',
  access: signedIn(bits.gnr_search),
  operation: 'Search',
  query: z.object({ operator: searched.operator, country: searched.country }),
  reply: z.object({ response: z.object({ elements: z.array(OperatorRow), total: z.int() }) }),
});

export const numberLookup = get('/api/gnr-search/number-lookup', {
  summary: 'The longest range that contains a number. With a key it counts as a query of gnr',
  refuses: ['not_found', 'not_entitled', 'quota_reached'],
  access: signedIn(bits.gnr_search),
  operation: 'GNR',
  query: z.object({ phonenumber: WrittenNumber, ...readingOptions }),
  tool: {
    name: 'lookup_number',
    about: 'Finds the longest number range that contains a number: its country, operator and type. Counts as a query of gnr',
    isCounted: true,
    takes: z.strictObject({ phonenumber: PhoneNumber }),
  },
  /** `read` is present if the number was in another notation than E.164 digits. */
  reply: z.object({ response: z.extend(RangeRow, { tel: z.string() }), read: z.optional(NumberRead) }),
});
