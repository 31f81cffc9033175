/** An e-mail address in the portal: one plain ASCII address, no quotes, no comments, compared in lower case. */
import * as z from 'zod/mini';
import { credentialsWanted } from './credentials-wanted.ts';

/** Returns the schema of an address. `invalid` and `required` are sentences of the form, because the specification words them differently per screen. */
export function emailAddress({ invalid = credentialsWanted.validEmail.text, required = credentialsWanted.email.text } = {}) {
  return z
    .email({ error: ({ input }) => (input === '' || input === undefined ? required : invalid) })
    .check(z.maxLength(254, { error: invalid }), z.toLowerCase());
}
