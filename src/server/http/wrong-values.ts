/** Our own sentences on invalid values, for schemas without one, in place of those of the parsing library. */
import type * as z from 'zod/mini';

const kinds: Readonly<Record<string, string>> = {
  string: 'Send a text',
  number: 'Send a number',
  int: 'Send a whole number',
  boolean: 'Send true or false',
  array: 'Send a list',
  object: 'Send an object',
  record: 'Send an object',
};
const other = 'This value is not allowed here';

/** Returns the sentence for an issue, for use as the `error` of `safeParse`. */
export function plainSentence(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'This field is required';
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? other;
  if (issue.code === 'invalid_value') return `Send one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_big') return amount('most', issue.origin, issue.maximum);
  if (issue.code === 'too_small') return amount('least', issue.origin, issue.minimum);
  if (issue.code === 'unrecognized_keys') return `There is no field ${issue.keys.join(', ')}`;
  return issue.code === 'invalid_format' ? 'The format is not valid' : other;
}

function amount(bound: 'most' | 'least', origin: string, limit: number | bigint): string {
  if (origin === 'string') return `Send at ${bound} ${limit} characters`;
  if (origin === 'number' || origin === 'int') return `Send a number of at ${bound} ${limit}`;
  return `Send at ${bound} ${limit}`;
}
