/** Organisations with an administrator, and operations on their users through the calls. */
import { editUser, type register, type userRemoval } from '../../shared/users/users.ts';
import { everyPermission, maskOf } from '../../shared/base/permissions.ts';
import { makeUser, signedInToken, type TestUser } from './factories.ts';
import type { Reply, TestPortal } from './test-portal.ts';

/** Creates an organisation with an administrator who holds `permissions`; returns their token and a way to create colleagues. */
export async function organisationOf(portal: TestPortal, permissions = everyPermission) {
  const administrator = await makeUser(portal.deps, { permissions });
  const colleague = (mask: number) => makeUser(portal.deps, { permissions: mask, organisationId: administrator.organisationId });
  return { administrator, token: await signedInToken(portal.deps, administrator), colleague };
}

export async function staffTokenOf(portal: TestPortal, permissions = everyPermission): Promise<string> {
  return signedInToken(portal.deps, await makeUser(portal.deps, { permissions, organisationId: portal.deps.config.PLATFORM_ACCOUNT_ID }));
}

export function newUser(userId: number, permissions: unknown = maskOf([4])) {
  return { userId, fullName: 'New Colleague', email: `new-${crypto.randomUUID()}@customer.example`, permissions };
}

/** Posts any body, also one that the schema would refuse, since a program may post anything. */
export function post(
  portal: TestPortal,
  endpoint: typeof register | typeof editUser | typeof userRemoval,
  { body, token }: { body: unknown; token: string },
): Promise<Reply> {
  return portal.call(endpoint, { body } as never, token);
}

interface Edit {
  readonly token: string;
  readonly accessLevel: unknown;
  readonly [field: string]: unknown;
}

export function edit(portal: TestPortal, user: TestUser, { token, ...fields }: Edit): Promise<Reply> {
  const body = { portalId: user.portalId, fullName: 'Test User', emailAddress: user.email, ...fields };
  return post(portal, editUser, { body, token });
}

export async function maskOfUser({ deps }: TestPortal, { portalId }: TestUser): Promise<number | undefined> {
  const row = await deps.db.selectFrom('portal_users').where('id', '=', portalId).select('permissions').executeTakeFirst();
  return row?.permissions;
}

/** Returns the audit log of the organisation, oldest first. */
export function auditOf({ deps }: TestPortal, organisationId: number) {
  const entries = deps.db.selectFrom('audit_log').where('organisation_id', '=', organisationId).orderBy('id');
  return entries.select(['actor', 'subject', 'action', 'detail']).execute();
}
