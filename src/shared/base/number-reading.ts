/** Numbers in calls: digits by the specification, or pasted text, read as on the screens. */
import * as z from 'zod/mini';
import { NumberCandidate } from './error-body.ts';
import { NamedSentence } from './named-sentence.ts';
import { numbersWanted } from './numbers-wanted.ts';

const strictMessage = 'Say 1 to take E.164 digits alone';

/** Longest notation of a number. */
const longestNotation = 1_000;

/** A number in any notation. The server reads it, with the country of the call. */
export const WrittenNumber = z
  .string({ error: numbersWanted.required.text })
  .check(
    z.minLength(1, { error: numbersWanted.required.text, abort: true }),
    z.maxLength(longestNotation, { error: numbersWanted.e164.text }),
    z.describe('E.164 digits, or another notation; `read` then shows what was changed'),
  );

/** A number of a list, in any notation. */
export const ListedNumber = z
  .string({ error: numbersWanted.e164.text })
  .check(z.maxLength(longestNotation, { error: numbersWanted.e164.text }));

/** Options of a call that control how numbers are read. */
export const readingOptions = {
  country: z
    .optional(z.string({ error: numbersWanted.country.text }).check(z.regex(/^[A-Z]{2}$/, { error: numbersWanted.country.text })))
    .check(z.describe('two-letter ISO 3166-1 code: national numbers are read as of this country')),
  strict: z.optional(z.literal([1, '1'], { error: strictMessage })).check(z.describe('1: refuses everything but E.164 digits')),
};

/** The reading of a number in another notation: `how` describes the changes in sentences. */
export const NumberRead = z.object({ from: z.string(), digits: z.string(), how: z.string() });
export type NumberRead = z.infer<typeof NumberRead>;

/** Reason why a number of a list was not queried: a sentence, which `said` names, and the numbers that may have been meant. */
export const UnreadNumber = z.object({
  message: z.string(),
  said: z.optional(NamedSentence),
  candidates: z.optional(z.array(NumberCandidate)),
});
export type UnreadNumber = z.infer<typeof UnreadNumber>;
