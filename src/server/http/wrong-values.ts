/** Our own sentences on invalid values, for schemas without one, in place of those of the parsing library. */
import type * as z from 'zod/mini';

const kinds: Readonly<Record<string, string>> = {
  string: 'A text is wanted here',
  number: 'A number is wanted here',
  int: 'A whole number is wanted here',
  boolean: 'Say true or false',
  array: 'A list is wanted here',
  object: 'An object is wanted here',
  record: 'An object is wanted here',
};
const other = 'This is not what is wanted here';

/** Returns the sentence for an issue, for use as the `error` of `safeParse`. */
export function plainSentence(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'This field is required';
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? other;
  if (issue.code === 'invalid_value') return `One of ${issue.values.map(String).join(', ')} is wanted here`;
  if (issue.code === 'too_big') return amount('most', issue.origin, issue.maximum);
  if (issue.code === 'too_small') return amount('least', issue.origin, issue.minimum);
  if (issue.code === 'unrecognized_keys') return `There is no field ${issue.keys.join(', ')}`;
  return issue.code === 'invalid_format' ? 'This is not written as it has to be' : other;
}

function amount(bound: 'most' | 'least', origin: string, limit: number | bigint): string {
  if (origin === 'string') return `At ${bound} ${limit} characters are wanted here`;
  if (origin === 'number' || origin === 'int') return `A number of at ${bound} ${limit} is wanted here`;
  return `At ${bound} ${limit} are wanted here`;
}
