/** The provenance of an answer: where it comes from, what it rests on and why it is so. */
import * as z from 'zod/mini';

const name = z.string().check(z.minLength(1));

/**
 * Where an answer came from: the imported data sets, an answer kept for a short time, a network asked just now, or the number ranges alone
 * where the service looks numbers up in a list and none is loaded.
 */
export const answerSources = ['data', 'cache', 'live', 'ranges only'] as const;

/**
 * Which rule decided. `impossible`: nobody can hold such a number; `not-allocated`: it is in no range that we know, and `ranges-missing`: no
 * ranges of its calling code are loaded, of which neither says that. `no-subscriber`: the number exists and is given to nobody; `caller-rule`:
 * a law keeps it from calling. `list-missing`: no rule decided, and a list that would have to say so is not loaded;
 * `list-outdated`: or is too old to.
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
 * Why a number counts as a risk or does not, or why no range has it: the rule, the leading digits it looked at, the date that the list gives, and all of it in
 * words. `digits` and `date` are null where the rule has none.
 */
export const Why = z.strictObject({
  rule: z.enum(whyRules),
  digits: z.nullable(z.string()),
  date: z.nullable(z.string()),
  text: z.string(),
});
export type Why = z.infer<typeof Why>;

/**
 * Why stored data could not tell: what would have is not loaded, or is the demo's, which names numbers reserved for drama alone, or is too old
 * to clear a number, or does not cover it; or the ranges of the number's calling code are not loaded.
 */
export const missingData = ['not loaded', 'demo only', 'out of date', 'not covered', 'ranges not loaded'] as const;

/** The data sets beside the ranges, by their names in answers. */
const basisSets = ['ported', 'overrides', 'ukObservations', 'dno', 'dnoText', 'irsf', 'aitRisk'] as const;

/**
 * A data set that an answer rests on, and how much it has. `isOld`: older than its limit; `isShort`: a list of so few that it says little;
 * `covers`: the countries, and types of their numbers, of which ported numbers have every move; not there where nobody declared it.
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
 * The carrier to which a number's range was first given, where others have today what it had: `now` names them, several where they shared it,
 * none where it closed and nobody has it; `since` is a day or a year, and `asOf` the month of the list on which that rests alone; null where not known, or where it rests on more.
 */
export const FirstGiven = z.strictObject({
  carrier: name,
  now: z.array(name),
  since: z.nullable(z.string().check(z.regex(/^\d{4}(-\d{2}-\d{2})?$/))),
  asOf: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
});
export type FirstGiven = z.infer<typeof FirstGiven>;

/**
 * A carrier that an answer names: the `group` that owns it, and as `host` the network that one without its own uses. `asOf` is the month of the list
 * on which that rests alone; null where not known, or where it rests on more.
 */
export const CarrierOwner = z.strictObject({
  carrier: name,
  group: z.nullable(name),
  host: z.nullable(name),
  asOf: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
});
export type CarrierOwner = z.infer<typeof CarrierOwner>;
