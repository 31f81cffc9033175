/** Two versions of the ranges side by side. */
import * as z from 'zod/mini';
import { e164MaxDigits } from '../base/limits.ts';
import { bits } from '../base/permissions.ts';
import { rangeChangeKinds, RangeRow } from './range-row.ts';
import { get, signedIn } from '../base/endpoint.ts';
import { textOf } from '../base/schema-text.ts';
import { rangeSearchWanted } from './wanted.ts';

/**
 * A version of the ranges by its `dataVersion`. `source` is what it was made of: packages for the one that the portal brings itself, and
 * for staff the name of the imported file; a demo makes one up. Of what is no longer kept (`isKept`) nothing can be compared.
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
 * Left out, `to` is the current version and `from` the kept one before it. `elements` are in the order of their digits, of one kind where
 * `change` names it, and at most `rangeChangesMaxRows`; `counts` and `total` are of all. `moves` are the pairs of operators between which
 * most ranges moved, at most `operatorMatches`. `from` is null where there is nothing to compare with.
 */
export const rangeChanges = get('/api/gnr-search/range-changes', {
  summary:
    'What changed in the ranges from one version of the data to another: added, removed, moved to another operator, changed otherwise. With a key it counts as a query of gnr',
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
