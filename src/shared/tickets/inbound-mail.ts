/** Answers to tickets that people write by mail: a mail server hands them over. */
import * as z from 'zod/mini';
import type { Endpoint } from '../base/endpoint.ts';

/** What became of a mail. Whoever sent it learns nothing of it. */
export const mailOutcomes = ['added', 'repeated', 'automatic', 'refused'] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

/** The one call whose body is a mail. */
export const inboundMail = {
  method: 'POST',
  path: '/api/support/inbound-mail',
  summary: 'Hand over a mail that answers a ticket; `outcome` and the sentence say what became of it',
  access: { who: 'mail-server' },
  inSupportView: false,
  beforeFactor: true,
  withKey: false,
  refuses: ['not_found'],
  takesIdempotencyKey: false,
  isVersioned: false,
  operation: 'Support',
  query: undefined,
  body: undefined,
  reply: z.object({ message: z.string(), outcome: z.enum(mailOutcomes) }),
  transfer: 'mail',
} as const satisfies Endpoint;
