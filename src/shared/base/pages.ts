/** Lists that grow, asked in pages. A call that names none of these is answered as a whole, up to the list's own bound. */
import * as z from 'zod/mini';
import { pageMaxRows } from './limits.ts';
import { plainText } from './plain-text.ts';
import { textOf } from './schema-text.ts';
import { baseWanted } from './wanted.ts';

const limitMessage = textOf(baseWanted.pageRows(pageMaxRows));

/** How many rows, as the query of an address says it. */
const PageLimit = z.pipe(
  z.string().check(z.regex(/^\d{1,3}$/, { error: limitMessage })),
  z.pipe(z.transform(Number), z.int().check(z.gte(1, { error: limitMessage }), z.lte(pageMaxRows, { error: limitMessage }))),
);

/** `before` is the `next` of the page before. */
export const pageFields = { limit: z.optional(PageLimit), before: z.optional(z.string()) };

const searchMaxLength = 200;

/** What one of the texts that a row shows has to hold, whatever the case. */
const SearchText = z
  .string()
  .check(
    z.trim(),
    z.maxLength(searchMaxLength, { error: textOf(baseWanted.shorterSearch(searchMaxLength)) }),
    z.regex(plainText, { error: baseWanted.plainSearch.text }),
  );

export const searchedPageFields = { ...pageFields, search: z.optional(SearchText) };

/** Of a reply: the `before` of the page behind this one, null where this is the last; absent where the call names no `limit`. */
export const nextPage = { next: z.optional(z.nullable(z.string())) };
