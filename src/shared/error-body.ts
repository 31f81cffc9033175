/** How every refusal looks on the wire, as whoever reads one takes it: a proxy on the way may answer without a code. */
import * as z from 'zod/mini';

/**
 * `code` is one of `error-codes.ts`, `errors` names fields of the request, `response` is what is known of a number although an upstream failed,
 * `triesLeft` what a wrong code leaves, `ways` what has to be shown first.
 */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
  response: z.optional(z.object({ tel: z.string(), rc: z.int() })),
  triesLeft: z.optional(z.int()),
  ways: z.optional(z.record(z.string(), z.boolean())),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
