/** Numbers in calls: digits by the specification, or pasted text, read as on the screens. */
import * as z from 'zod/mini';
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
    z.describe('digits of E.164, or another notation: `read` says what was changed'),
  );

/** A number of a list, in any notation. */
export const ListedNumber = z
  .string({ error: numbersWanted.e164.text })
  .check(z.maxLength(longestNotation, { error: numbersWanted.e164.text }));

/** Options of a call that control how numbers are read. */
export const readingOptions = {
  country: z
    .optional(z.string({ error: numbersWanted.country.text }).check(z.regex(/^[A-Z]{2}$/, { error: numbersWanted.country.text })))
    .check(z.describe('two letters of ISO 3166-1: national forms are read as of this country')),
  strict: z.optional(z.literal([1, '1'], { error: strictMessage })).check(z.describe('1: whatever is not E.164 digits is refused')),
};

/** The reading of a number in another notation: `how` describes the changes in sentences. */
export const NumberRead = z.object({ from: z.string(), digits: z.string(), how: z.string() });
export type NumberRead = z.infer<typeof NumberRead>;
