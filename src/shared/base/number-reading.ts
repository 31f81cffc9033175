/** Numbers in calls: digits as the specification says, or what people paste, read as the screens read it. */
import * as z from 'zod/mini';
import { e164Message, phoneRequiredMessage } from './phone-number.ts';

const countryMessage = 'A country is an ISO 3166-1 alpha-2 code such as GB';
const strictMessage = 'Say 1 to take E.164 digits alone';

/** No number in any notation is longer. */
const longestNotation = 1_000;

/** A number in any notation: which one it is the server reads, with the country that the call names. */
export const WrittenNumber = z
  .string({ error: phoneRequiredMessage })
  .check(
    z.minLength(1, { error: phoneRequiredMessage, abort: true }),
    z.maxLength(longestNotation, { error: e164Message }),
    z.describe('digits of E.164, or another notation: `read` says what was changed'),
  );

/** One of a list, in any notation. */
export const ListedNumber = z.string({ error: e164Message }).check(z.maxLength(longestNotation, { error: e164Message }));

/** How numbers of a call are read. */
export const readingOptions = {
  country: z
    .optional(z.string({ error: countryMessage }).check(z.regex(/^[A-Z]{2}$/, { error: countryMessage })))
    .check(z.describe('two letters of ISO 3166-1: national forms are read as of this country')),
  strict: z.optional(z.literal([1, '1'], { error: strictMessage })).check(z.describe('1: whatever is not E.164 digits is refused')),
};

/** What was read of a number that came in another notation: `how` says in sentences what was changed. */
export const NumberRead = z.object({ from: z.string(), digits: z.string(), how: z.string() });
export type NumberRead = z.infer<typeof NumberRead>;
