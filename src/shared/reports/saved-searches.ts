/** Tailored searches saved under a name, private to their user. */
import * as z from 'zod/mini';
import { savedSearchesMost, savedSearchNameMaxLength } from '../base/limits.ts';
import { bits } from '../base/permissions.ts';
import { plainText } from '../base/plain-text.ts';
import { get, post, signedIn } from '../base/endpoint.ts';
import { Message } from '../base/message.ts';
import { textOf } from '../base/schema-text.ts';
import { baseWanted } from '../base/wanted.ts';
import { Day, periodIds } from './report-period.ts';
import { reportsWanted } from './wanted.ts';

const Name = z
  .string({ error: reportsWanted.searchName.text })
  .check(
    z.trim(),
    z.minLength(1, { error: reportsWanted.searchName.text, abort: true }),
    z.maxLength(savedSearchNameMaxLength, { error: textOf(baseWanted.shorterName(savedSearchNameMaxLength)) }),
    z.regex(plainText, { error: baseWanted.plainName.text }),
  );

/** Parameters of a search: a period relative to today, or a first day; without `to`, up to now. */
const SearchParameters = z
  .strictObject({
    period: z.optional(z.enum(periodIds, { error: reportsWanted.noSuchPeriod.text })),
    from: z.optional(Day),
    to: z.optional(Day),
    countryList: z
      .array(z.string().check(z.regex(/^(?:[A-Z]{2}|001)$/, { error: reportsWanted.savedCountries.text })))
      .check(z.minLength(1, { error: reportsWanted.countryRequired.text }), z.maxLength(300, { error: reportsWanted.fewerCountries.text })),
    failed: z.boolean(),
  })
  .check(
    z.refine(({ period, from }) => (period === undefined) !== (from === undefined), {
      path: ['from'],
      error: reportsWanted.periodOrFrom.text,
    }),
    z.refine(({ from, to }) => to === undefined || (from !== undefined && from <= to), {
      path: ['to'],
      error: reportsWanted.order.text,
    }),
  );
export type SearchParameters = z.infer<typeof SearchParameters>;

const SavedSearch = z.object({ id: z.string(), name: z.string(), parameters: SearchParameters });
export type SavedSearch = z.infer<typeof SavedSearch>;

const access = signedIn(bits.reports);

export const listSearches = get('/api/reports/searches', {
  summary: 'List your own saved searches, by name',
  access,
  operation: 'Search',
  reply: z.object({ message: z.array(SavedSearch) }),
});

export const saveSearch = post('/api/reports/searches', {
  summary: `Save a search; replaces your search of the same name. At most ${savedSearchesMost} per user`,
  refuses: ['limit_reached'],
  access,
  operation: 'Search',
  body: z.strictObject({ name: Name, parameters: SearchParameters }),
  reply: z.extend(Message, { id: z.string() }),
});

export const removeSearch = post('/api/reports/searches/remove', {
  summary: 'Remove a saved search',
  refuses: ['not_found'],
  access,
  operation: 'Search',
  body: z.strictObject({ id: z.uuid({ error: reportsWanted.noSuchSearch.text }) }),
  reply: Message,
});
