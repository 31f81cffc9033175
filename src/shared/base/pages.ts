/** Paging of lists that grow. A call without these fields gets the whole list, up to the list's own limit. */
import * as z from 'zod/mini';
import { pageMaxRows } from './limits.ts';
import { plainText } from './plain-text.ts';
import { textOf } from './schema-text.ts';
import { baseWanted } from './wanted.ts';

const limitMessage = textOf(baseWanted.pageRows(pageMaxRows));

/** Number of rows, as text of a query string. */
const PageLimit = z.pipe(
  z.string().check(z.regex(/^\d{1,3}$/, { error: limitMessage })),
  z.pipe(z.transform(Number), z.int().check(z.gte(1, { error: limitMessage }), z.lte(pageMaxRows, { error: limitMessage }))),
);

/** `before` is the `next` of the previous page. */
export const pageFields = { limit: z.optional(PageLimit), before: z.optional(z.string()) };

const searchMaxLength = 200;

/** Text that one of the texts in a row must contain, ignoring case. */
const SearchText = z
  .string()
  .check(
    z.trim(),
    z.maxLength(searchMaxLength, { error: textOf(baseWanted.shorterSearch(searchMaxLength)) }),
    z.regex(plainText, { error: baseWanted.plainSearch.text }),
  );

export const searchedPageFields = { ...pageFields, search: z.optional(SearchText) };

/** Paging of a reply: the `before` of the next page, null on the last one; absent if the call has no `limit`. */
export const nextPage = { next: z.optional(z.nullable(z.string())) };
