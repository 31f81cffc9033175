/** Requests for a permission that the caller lacks, e-mailed to an administrator who can give it. */
import * as z from 'zod/mini';
import { get, post, signedIn } from '../base/endpoint.ts';
import { Message } from '../base/message.ts';
import { permissions } from '../base/permissions.ts';
import { accountWanted } from './wanted.ts';

const Permission = z.enum(
  permissions.map(({ name }) => name),
  { error: accountWanted.permission.text },
);

/**
 * A permission that the caller lacks. `administrator` is the name of the first one of the organisation who can give it, or null. `nextRequestAt` is null if
 * the caller may send them a request now.
 */
const MissingPermission = z.object({
  permission: Permission,
  administrator: z.nullable(z.string()),
  nextRequestAt: z.nullable(z.string()),
});
export type MissingPermission = z.infer<typeof MissingPermission>;

export const missingPermissions = get('/api/account/permission-requests', {
  summary: 'List the permissions that you lack, who can give each, and when you can ask them again; empty for staff',
  access: signedIn(),
  withKey: false,
  reply: z.object({ message: z.array(MissingPermission) }),
});

export const requestPermission = post('/api/account/permission-requests', {
  summary:
    'Ask for a permission: an e-mail goes to the first administrator of your organisation who can give it, at most one a day to each',
  refuses: ['not_found', 'conflict'],
  access: signedIn(),
  withKey: false,
  operation: 'Request',
  body: z.strictObject({ permission: Permission }),
  reply: Message,
});
