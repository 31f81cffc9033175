/** Answers that a ticket reports, kept beside its message. */
import * as z from 'zod/mini';
import { maxEvidence } from '../base/limits.ts';
import { plainText } from '../base/plain-text.ts';
import { textOf } from '../base/schema-text.ts';
import { utcTime } from '../base/utc-time.ts';
import { ticketsWanted } from './wanted.ts';

const answerMaxLength = 20_000;

const fact = z
  .string({ error: ticketsWanted.evidence.text })
  .check(z.maxLength(200, { error: ticketsWanted.evidence.text }), z.regex(plainText, { error: ticketsWanted.evidence.text }));

/** An answer as the reporter saw it. `rc` and `dataVersion` are absent if this kind of answer has none, and null if unknown. */
export const Evidence = z.strictObject({
  number: fact,
  service: fact,
  /** JSON text of the recorded answer. */
  answer: z.string({ error: ticketsWanted.evidence.text }).check(
    z.maxLength(answerMaxLength, { error: textOf(ticketsWanted.shorterEvidence(answerMaxLength)) }),
    // oxlint-disable-next-line no-control-regex -- JSON text escapes them
    z.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Cs}]*$/u, { error: ticketsWanted.evidence.text }),
  ),
  rc: z.optional(z.nullable(z.int({ error: ticketsWanted.evidence.text }))),
  dataVersion: z.optional(z.nullable(fact)),
  at: z.iso.datetime({ error: ticketsWanted.evidence.text }),
  requestId: z.nullable(fact),
  /** Path in the portal that repeats the query; the number stands after "#". */
  link: z
    .string({ error: ticketsWanted.evidence.text })
    .check(
      z.maxLength(1_000, { error: ticketsWanted.evidence.text }),
      z.regex(/^\/(?:testing|gnr-search)\?[\x21-\x7e]*$/, { error: ticketsWanted.evidence.text }),
    ),
});
export type Evidence = z.infer<typeof Evidence>;

export const EvidenceList = z.array(Evidence).check(z.maxLength(maxEvidence, { error: textOf(ticketsWanted.fewerEvidence(maxEvidence)) }));

/** Returns the facts of an answer in English, for mails. `origin` is the portal's own. */
export function evidenceLines({ number, service, answer, rc, dataVersion, at, requestId, link }: Evidence, origin: string): string[] {
  const facts: [string, string | number | null | undefined][] = [
    ['Number', number],
    ['Service', service],
    ['Reason code', rc],
    ['Data version', dataVersion],
    ['Time', utcTime(at, { seconds: true })],
    ['Request', requestId],
    ['Link', `${origin}${link}`],
  ];
  const lines = facts.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value ?? 'unknown'}`]));
  return [...lines, 'Answer:', ...answer.split('\n')];
}
