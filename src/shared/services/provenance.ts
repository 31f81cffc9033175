/** The provenance of an answer: source, data sets and reason. */
import * as z from 'zod/mini';

const name = z.string().check(z.minLength(1));

/**
 * Sources of an answer: imported data sets, a briefly cached answer, a live network query, or the number ranges alone if the service needs a list and none is
 * loaded.
 */
export const answerSources = ['data', 'cache', 'live', 'ranges only'] as const;

/**
 * Rules that decide. `impossible`: nobody can hold such a number; `not-allocated`: it is in no known range, and `ranges-missing`: no ranges of its calling
 * code are loaded; neither of these two rules the number out. `no-subscriber`: the number exists but has no subscriber; `caller-rule`: a law forbids it to
 * call. `list-missing`: no rule decided, and the list that could decide is not loaded; `list-outdated`: that list is out of date.
 */
const whyRules = [
  'number-listed',
  'range-listed',
  'impossible',
  'no-subscriber',
  'caller-rule',
  'number-type',
  'not-allocated',
  'ranges-missing',
  'not-mobile',
  'no-match',
  'list-missing',
  'list-outdated',
] as const;

/**
 * Reason why a number is a risk or not, or is in no range: the rule, the leading digits it checked, the date in the list, and the reason in words. `digits`
 * and `date` are null if the rule has none.
 */
export const Why = z.strictObject({
  rule: z.enum(whyRules),
  digits: z.nullable(z.string()),
  date: z.nullable(z.string()),
  text: z.string(),
});
export type Why = z.infer<typeof Why>;

/**
 * Reasons why stored data is inconclusive: the data set is not loaded, belongs to the demo (which only names drama numbers), is too old to clear a number, or
 * does not cover it; or the ranges of the number's calling code are not loaded.
 */
export const missingData = ['not loaded', 'demo only', 'out of date', 'not covered', 'ranges not loaded'] as const;

/** Data sets besides the ranges, by their names in answers. */
const basisSets = ['ported', 'overrides', 'ukObservations', 'dno', 'dnoText', 'irsf', 'aitRisk'] as const;

/**
 * A data set behind an answer, and its size. `isOld`: older than its limit; `isShort`: a list with too few entries to say much; `covers`: the countries and
 * number types whose every move is in the ported numbers; absent if nobody declared it.
 */
export const Basis = z.strictObject({
  set: z.enum(basisSets),
  version: z.nullable(z.string()),
  asOf: z.nullable(z.string()),
  entries: z.int(),
  isOld: z.optional(z.literal(true)),
  isShort: z.optional(z.literal(true)),
  covers: z.optional(z.array(z.string())),
});
export type Basis = z.infer<typeof Basis>;

/**
 * The first holder of a number's range, if other carriers have its numbers today: `now` names them, several if they shared the numbers, none if the carrier
 * closed without a successor. `since` is a day or a year, `asOf` the month of the list that is the only source. Both are null if unknown; `asOf` also if there
 * are more sources.
 */
export const FirstGiven = z.strictObject({
  carrier: name,
  now: z.array(name),
  since: z.nullable(z.string().check(z.regex(/^\d{4}(-\d{2}-\d{2})?$/))),
  asOf: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
});
export type FirstGiven = z.infer<typeof FirstGiven>;

/**
 * A carrier in an answer: the `group` that owns it, and as `host` the network that a carrier without its own uses. `asOf` is the month of the list that is the
 * only source; null if unknown, or if there are more sources.
 */
export const CarrierOwner = z.strictObject({
  carrier: name,
  group: z.nullable(name),
  host: z.nullable(name),
  asOf: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
});
export type CarrierOwner = z.infer<typeof CarrierOwner>;
