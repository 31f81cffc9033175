/** How every refusal looks on the wire, and the closed list of reasons with their HTTP status. */
import * as z from 'zod/mini';

/** `errors` names fields of the request, `response` is what is known of a number although an upstream failed, `triesLeft` what a wrong code leaves. */
export const ErrorBody = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  response: z.optional(z.object({ tel: z.string(), rc: z.int() })),
  triesLeft: z.optional(z.int()),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** A new code without a status does not compile. */
export const statusOf = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'range-not-satisfiable': 416,
  'expectation-failed': 417,
  'too-many': 429,
  internal: 500,
  'upstream-failed': 502,
  unavailable: 503,
  'upstream-timed-out': 504,
} as const;
export type ErrorCode = keyof typeof statusOf;
