/** Addresses outside an organisation that agreed to mails about its batches. */
import * as z from 'zod/mini';
import { emailAddress } from '../base/email.ts';
import { bits } from '../base/permissions.ts';
import { anyone, get, post, signedIn } from '../base/endpoint.ts';
import { LinkToken } from '../base/link-token.ts';
import { Message } from '../base/message.ts';

/** The link in any of these mails works once, and ends the agreement. The organisation cannot ask that address again for thirty days. */
export const withdrawBatchAddress = post('/api/batchquery/withdraw_address', {
  summary: 'Withdraw the consent to e-mails about batches, with the token of a link in such an e-mail',
  access: anyone,
  body: z.strictObject({ token: LinkToken }),
  reply: Message,
});

/** `agreedAt` is RFC 3339 in UTC. */
const BatchAddress = z.object({ email: z.string(), agreedAt: z.string() });
export type BatchAddress = z.infer<typeof BatchAddress>;

export const batchAddresses = get('/api/batchquery/addresses', {
  summary: "Addresses outside the caller's organisation that agreed to e-mails about its batches",
  access: signedIn(bits.user_management),
  operation: 'User Management',
  reply: z.object({ message: z.array(BatchAddress) }),
});

export const removeBatchAddress = post('/api/batchquery/remove_address', {
  summary: "Remove an address from the e-mails about the organisation's batches; the next batch sent to it asks for consent again",
  refuses: ['not_found'],
  access: signedIn(bits.user_management),
  operation: 'User Management',
  body: z.strictObject({ email: emailAddress() }),
  reply: Message,
});

export const confirmBatchAddress = post('/api/batchquery/confirm_address', {
  summary: 'Agree to e-mails about the batches of an organisation, with the token of an e-mailed link',
  access: anyone,
  body: z.strictObject({ token: LinkToken }),
  reply: Message,
});
