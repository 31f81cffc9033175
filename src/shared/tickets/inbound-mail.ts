/** Answers to tickets by mail, which a mail server delivers. */
import * as z from 'zod/mini';
import type { Endpoint } from '../base/endpoint.ts';

/** Outcomes of a mail. The sender does not see them. */
export const mailOutcomes = ['added', 'repeated', 'automatic', 'refused'] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

/** The only call with a mail as body. */
export const inboundMail = {
  method: 'POST',
  path: '/api/support/inbound-mail',
  summary: 'Deliver an e-mail that answers a ticket; `outcome` and the message give the result',
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
