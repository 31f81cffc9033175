/** The watch list of an organisation: numbers and prefixes that are re-checked each time another version of the data is in use. */
import * as z from 'zod/mini';
import { e164MaxDigits, watchChangesPageSize, watchedAtOnce, watchedMost } from '../base/limits.ts';
import { bits } from '../base/permissions.ts';
import { e164Pattern } from '../base/phone-number.ts';
import { numbersWanted } from '../base/numbers-wanted.ts';
import { textOf } from '../base/schema-text.ts';
import { Cursor } from '../base/cursor.ts';
import { download, get, post, signedIn } from '../base/endpoint.ts';
import { Message } from '../base/message.ts';
import { ListedNumber, NumberRead, readingOptions } from '../base/number-reading.ts';
import { watchWanted } from './wanted.ts';

/** A yes or no; missing knowledge is `unknown`, never `no`. */
const Known = z.enum(['yes', 'no', 'unknown']);
export type Known = z.infer<typeof Known>;

/** Null if unknown. */
const Operator = z.object({ name: z.nullable(z.string()), cic: z.nullable(z.string()) });

/**
 * Stored facts about a number. `operator` is the current one, as far as known; `ported` is `npi`; `dnoVoice`, `dnoText` and `revenueShare` are `dno`, `dnot`
 * and `irsf`; `inflatedTraffic` is `valid` of AITCheck. A fact is absent if the organisation may not query its service about this number; once that is
 * allowed, the fact appears with the next data.
 */
const NumberAnswer = z.partial(
  z.object({
    operator: Operator,
    ported: Known,
    routingNumber: z.nullable(z.string()),
    dnoVoice: Known,
    dnoText: Known,
    revenueShare: Known,
    inflatedTraffic: z.enum(['safe', 'not safe', 'unknown']),
  }),
);
export type NumberAnswer = z.infer<typeof NumberAnswer>;

/** Ranges that begin with the prefix or contain it, and the operators with most of them. */
const PrefixAnswer = z.object({
  ranges: z.int(),
  operators: z.array(z.extend(Operator, { ranges: z.int() })),
  operatorCount: z.int(),
});
export type PrefixAnswer = z.infer<typeof PrefixAnswer>;

const facts = ['operator', 'ported', 'dnoVoice', 'dnoText', 'revenueShare', 'inflatedTraffic', 'ranges'] as const;
export type WatchedFact = (typeof facts)[number];

/** Causes of a change: a fact became known because a list was loaded, or unknown because it was withdrawn; otherwise the data changed. */
const causes = ['changed', 'list loaded', 'list withdrawn'] as const;
export type WatchCause = (typeof causes)[number];

/** `addedBy` is the full name of the user who gets the mails; null if they have left the organisation. `changedAt`: the latest change since it was added. */
const added = {
  digits: z.string(),
  addedAt: z.string(),
  addedBy: z.nullable(z.string()),
  isOwn: z.boolean(),
  changedAt: z.nullable(z.string()),
};
const WatchedNumber = z.object({ ...added, answer: NumberAnswer });
export type WatchedNumber = z.infer<typeof WatchedNumber>;
/** `answer` is null if the organisation may not query gnr about it. */
const WatchedPrefix = z.object({ ...added, answer: z.nullable(PrefixAnswer) });
export type WatchedPrefix = z.infer<typeof WatchedPrefix>;

const access = signedIn(bits.test_and_diagnostics);

export const watchList = get('/api/watch', {
  summary: `Watched numbers and prefixes of the caller's organisation, at most ${watchedMost}, with their stored answers`,
  access,
  /** `dataVersions`: versions behind the stored answers, by data set; null if a set is not loaded. */
  reply: z.object({
    message: z.object({ numbers: z.array(WatchedNumber), prefixes: z.array(WatchedPrefix) }),
    most: z.int(),
    dataVersions: z.record(z.string(), z.nullable(z.string())),
  }),
});

const Number = z.string({ error: numbersWanted.e164.text }).check(z.regex(e164Pattern, { error: numbersWanted.e164.text }));
const prefixMessage = textOf(watchWanted.prefix(e164MaxDigits));
const Prefix = z
  .string({ error: prefixMessage })
  .check(z.regex(new RegExp(`^[1-9]\\d{0,${e164MaxDigits - 1}}$`), { error: prefixMessage }));

interface Entries {
  readonly numbers: readonly string[];
  readonly prefixes: readonly string[];
}

/** Limits of one call. */
const someAndNotTooMany = [
  z.refine<Entries>(({ numbers, prefixes }) => numbers.length + prefixes.length > 0, { error: watchWanted.some.text }),
  z.refine<Entries>(({ numbers, prefixes }) => numbers.length + prefixes.length <= watchedAtOnce, {
    error: textOf(watchWanted.fewer(watchedAtOnce)),
  }),
] as const;

const prefixes = z._default(z.array(Prefix), []);
const Named = z.strictObject({ numbers: z._default(z.array(Number), []), prefixes }).check(...someAndNotTooMany);
const Added = z.strictObject({ numbers: z._default(z.array(ListedNumber), []), prefixes, ...readingOptions }).check(...someAndNotTooMany);

export const addWatched = post('/api/watch', {
  summary: `Watch numbers and prefixes, at most ${watchedAtOnce} a call; each new one counts as a query of each service; the caller gets the e-mails about them`,
  refuses: ['limit_reached'],
  access,
  body: Added,
  /**
   * `read` lists numbers that were in another notation than E.164 digits. `refused`: answers about these are demo data, which is never watched. `notAsked`:
   * the organisation may not query them; `rc` gives the reason, as in a single query. `watched`: entries after the call.
   */
  reply: z.extend(Message, {
    added: z.int(),
    already: z.int(),
    refused: z.array(z.string()),
    notAsked: z.array(z.object({ kind: z.enum(['number', 'prefix']), digits: z.string(), rc: z.int() })),
    watched: z.int(),
    read: z.optional(z.array(NumberRead)),
  }),
});

export const removeWatched = post('/api/watch/remove', {
  summary: `Stop watching numbers and prefixes, at most ${watchedAtOnce} a call; past changes stay listed`,
  access,
  body: Named,
  reply: z.extend(Message, { removed: z.int(), watched: z.int() }),
});

/** `before` and `after` are versions as in answers; null if the set was not, or is not, loaded. */
const VersionChange = z.object({ set: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) });
const FactChange = z.object({ fact: z.enum(facts), cause: z.enum(causes) });
/** A range that was added, removed or moved, with its operator before and after. */
const RangeMove = z.object({
  change: z.enum(['added', 'removed', 'moved']),
  range: z.string(),
  before: z.nullable(Operator),
  after: z.nullable(Operator),
});
/** The first ranges by their digits, and the number of all. */
const RangeMoves = z.object({ added: z.int(), removed: z.int(), moved: z.int(), listed: z.array(RangeMove) });
export type RangeMoves = z.infer<typeof RangeMoves>;

const changed = {
  id: z.string(),
  at: z.string(),
  digits: z.string(),
  facts: z.array(FactChange),
  /** Data sets behind these facts that have another version in use. */
  lists: z.array(VersionChange),
  isWatched: z.boolean(),
};
const WatchChange = z.discriminatedUnion('kind', [
  z.object({ ...changed, kind: z.literal('number'), before: NumberAnswer, after: NumberAnswer }),
  /** `moves` is null if the previous version is no longer stored, so that the changed ranges are unknown. */
  z.object({ ...changed, kind: z.literal('prefix'), before: PrefixAnswer, after: PrefixAnswer, moves: z.nullable(RangeMoves) }),
]);
export type WatchChange = z.infer<typeof WatchChange>;

export const watchChanges = get('/api/watch/changes', {
  summary: `Changed answers about watched numbers and prefixes, the newest ${watchChangesPageSize} first; \`before\` reads on`,
  access,
  query: z.object({ before: z.optional(Cursor) }),
  /**
   * `older` is the `before` of the next page; null on the last one. `recent` counts changes of the last days, and `ofLists` those that only come from a list
   * loaded or withdrawn.
   */
  reply: z.object({
    message: z.array(WatchChange),
    older: z.nullable(z.string()),
    recent: z.object({ days: z.int(), changes: z.int(), ofLists: z.int() }),
  }),
});

export const exportWatchChanges = download('/api/watch/changes/export', {
  summary: 'All stored changes as CSV, one row per fact, newest first',
  access,
  query: z.object({}),
});
