import * as z from 'zod/mini';
import { auditLogPageSize } from '../base/limits.ts';
import { bits } from '../base/permissions.ts';
import { AccountInQuery } from '../base/account-number.ts';
import { get, signedIn } from '../base/endpoint.ts';
import { nextPage, searchedPageFields } from '../base/pages.ts';

/** One line of the audit log: who did what to whom. `actor` and `subject` are e-mail addresses; in a support view they differ. */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  organisation: z.string(),
  actor: z.string(),
  subject: z.string(),
  action: z.string(),
  detail: z.string(),
  /** IP address of the actor; empty if a command or the portal itself acted. */
  address: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const auditLog = get('/api/utils/auditLog', {
  summary: `List the newest ${auditLogPageSize.toLocaleString('en')} audit-log entries of your organisation, or of all for staff; \`before\` gets older ones`,
  refuses: ['not_found'],
  access: signedIn(bits.user_management),
  operation: 'User Management',
  query: z.object({
    ...searchedPageFields,
    account: z.optional(AccountInQuery),
    before: z.optional(z.uuid({ error: '`before` is the id of an entry' })),
  }),
  reply: z.object({ message: z.array(AuditEntry), ...nextPage }),
});
