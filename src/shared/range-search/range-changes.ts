/** Comparison of two versions of the ranges. */
import * as z from 'zod/mini';
import { e164MaxDigits } from '../base/limits.ts';
import { bits } from '../base/permissions.ts';
import { rangeChangeKinds, RangeRow } from './range-row.ts';
import { get, signedIn } from '../base/endpoint.ts';
import { textOf } from '../base/schema-text.ts';
import { rangeSearchWanted } from './wanted.ts';

/**
 * A version of the ranges by its `dataVersion`. `source` is its origin: packages for the built-in one, and for staff the name of an imported file; a demo
 * invents one. A version that is no longer stored (`isKept`) cannot be compared.
 */
const RangeVersion = z.object({
  dataVersion: z.string(),
  origin: z.enum(['imported', 'built in', 'made up']),
  asOf: z.string(),
  loadedAt: z.nullable(z.string()),
  source: z.nullable(z.string()),
  rows: z.int(),
  isCurrent: z.boolean(),
  isKept: z.boolean(),
});
export type RangeVersion = z.infer<typeof RangeVersion>;

const counts = z.object({ added: z.int(), removed: z.int(), moved: z.int(), changed: z.int() });

const RangeChangeRow = z.object({ change: z.enum(rangeChangeKinds), before: z.nullable(RangeRow), after: z.nullable(RangeRow) });
export type RangeChangeRow = z.infer<typeof RangeChangeRow>;

const Version = z.optional(
  z.string({ error: rangeSearchWanted.version.text }).check(z.maxLength(80, { error: rangeSearchWanted.version.text })),
);
const rangeMessage = textOf(rangeSearchWanted.range(e164MaxDigits));

/**
 * Defaults: `to` is the current version and `from` the stored one before it. `elements` are sorted by digits, of one kind if `change` names it, and at most
 * `rangeChangesMaxRows`; `counts` and `total` cover all. `moves` are the pairs of operators with the most moved ranges, at most `operatorMatches`. `from` is
 * null if there is nothing to compare with.
 */
export const rangeChanges = get('/api/gnr-search/range-changes', {
  summary:
    'Changes of ranges between two versions of the data: added, removed, moved to another operator, other changes. With a key it counts as a query of gnr',
  refuses: ['not_found', 'conflict'],
  access: signedIn(bits.gnr_search),
  operation: 'Search',
  query: z.object({
    from: Version,
    to: Version,
    range: z.optional(z.string({ error: rangeMessage }).check(z.regex(new RegExp(`^\\d{0,${e164MaxDigits}}$`), { error: rangeMessage }))),
    change: z.optional(z.enum(rangeChangeKinds, { error: textOf(rangeSearchWanted.change(rangeChangeKinds)) })),
  }),
  reply: z.object({
    response: z.object({
      versions: z.array(RangeVersion),
      from: z.nullable(z.string()),
      to: z.string(),
      counts,
      moves: z.array(z.object({ from: z.string(), to: z.string(), ranges: z.int() })),
      elements: z.array(RangeChangeRow),
      total: z.int(),
      truncated: z.boolean(),
    }),
  }),
});
