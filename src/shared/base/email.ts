/** An e-mail address as the portal takes it: one plain ASCII address, no quotes, no comments, compared in lower case. */
import * as z from 'zod/mini';
import { credentialsWanted } from './credentials-wanted.ts';

/** `invalid` and `required` are the sentences of the form at hand; the specification words them differently from screen to screen. */
export function emailAddress({ invalid = credentialsWanted.validEmail.text, required = credentialsWanted.email.text } = {}) {
  return z
    .email({ error: ({ input }) => (input === '' || input === undefined ? required : invalid) })
    .check(z.maxLength(254, { error: invalid }), z.toLowerCase());
}
