/** Numbers in calls: digits as the specification says, or what people paste, read as the screens read it. */
import * as z from 'zod/mini';
import { numbersWanted } from './numbers-wanted.ts';

const strictMessage = 'Say 1 to take E.164 digits alone';

/** No number in any notation is longer. */
const longestNotation = 1_000;

/** A number in any notation: which one it is the server reads, with the country that the call names. */
export const WrittenNumber = z
  .string({ error: numbersWanted.required.text })
  .check(
    z.minLength(1, { error: numbersWanted.required.text, abort: true }),
    z.maxLength(longestNotation, { error: numbersWanted.e164.text }),
    z.describe('digits of E.164, or another notation: `read` says what was changed'),
  );

/** One of a list, in any notation. */
export const ListedNumber = z
  .string({ error: numbersWanted.e164.text })
  .check(z.maxLength(longestNotation, { error: numbersWanted.e164.text }));

/** How numbers of a call are read. */
export const readingOptions = {
  country: z
    .optional(z.string({ error: numbersWanted.country.text }).check(z.regex(/^[A-Z]{2}$/, { error: numbersWanted.country.text })))
    .check(z.describe('two letters of ISO 3166-1: national forms are read as of this country')),
  strict: z.optional(z.literal([1, '1'], { error: strictMessage })).check(z.describe('1: whatever is not E.164 digits is refused')),
};

/** What was read of a number that came in another notation: `how` says in sentences what was changed. */
export const NumberRead = z.object({ from: z.string(), digits: z.string(), how: z.string() });
export type NumberRead = z.infer<typeof NumberRead>;
