/** The body of every refusal, as clients read it: a proxy on the way may answer without a code. */
import * as z from 'zod/mini';
import { NamedSentence } from './named-sentence.ts';

/** A possible reading of a number: `country` is ISO 3166-1 alpha-2, null if unknown; `how` is a sentence, which `said` names. */
export const NumberCandidate = z.object({
  digits: z.string(),
  country: z.nullable(z.string()),
  how: z.string(),
  said: z.optional(NamedSentence),
});

/**
 * `code` is one of `error-codes.ts`, `errors` names fields of the request, `candidates` lists the possible readings of each number, `response` holds what is
 * known of a number although an upstream failed.
 * `said` names the sentence of `message` and those of `errors` for the portal's own screens, `triesLeft` counts the attempts after a wrong code, `ways` lists
 * the accepted proofs.
 */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
  candidates: z.optional(z.record(z.string(), z.array(NumberCandidate))),
  response: z.optional(z.object({ tel: z.string(), rc: z.int() })),
  said: z.optional(z.object({ ...NamedSentence.shape, errors: z.optional(z.record(z.string(), NamedSentence)) })),
  triesLeft: z.optional(z.int()),
  ways: z.optional(z.record(z.string(), z.boolean())),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
