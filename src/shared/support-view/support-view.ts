import * as z from 'zod/mini';
import { emailAddress } from '../base/email.ts';
import { supportViewMinutes } from '../base/limits.ts';
import { bits } from '../base/permissions.ts';
import { post, staffWith, supportView } from '../base/endpoint.ts';

const Token = z.object({ auth_token: z.string() });

export const superuserLogin = post('/api/authentication/superuserlogin', {
  summary: `Start a support view of a customer, for at most ${supportViewMinutes} minutes; \`name\` is the customer's e-mail address`,
  access: staffWith(bits.user_management),
  refuses: ['not_found'],
  operation: 'Take Control',
  body: z.strictObject({ name: emailAddress() }),
  reply: Token,
});

export const stopSupport = post('/api/authentication/stopsupport', {
  summary: 'End the support view; answers a new token for the staff member',
  access: supportView,
  inSupportView: true,
  operation: 'Stop support',
  reply: Token,
});
