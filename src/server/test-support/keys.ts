/** Calls of programs with an API key, for tests. */
import { type ApiKey, listKeys } from '../../shared/keys/keys.ts';
import { signedInToken, type TestUser } from './factories.ts';
import type { TestPortal } from './test-portal.ts';

/** A call that GNR Search opens, and one of Test and Diagnostics. */
const searchCall = '/api/gnr-search/range-search?range=4474';
export const queryCall = '/api/test-diagnostics/single-query?phonenumber=447400123456&service=gnr';

/** Calls as a program: with the key and nothing else. */
export async function callWith({ app }: Pick<TestPortal, 'app'>, key: string, { url = searchCall, from = '192.0.2.7' } = {}) {
  const reply = await app.inject({ url, headers: { authorization: `Bearer ${key}` }, remoteAddress: from });
  return { status: reply.statusCode, message: reply.json().message as unknown, headers: reply.headers };
}

/** Returns the keys that a user sees. */
export async function keysOf({ call, deps }: TestPortal, user: TestUser): Promise<ApiKey[]> {
  return (await call(listKeys, {}, await signedInToken(deps, user))).body.message;
}

/** Returns the audit log's entries on keys in the user's organisation, oldest first. */
export async function keyAuditOf({ deps }: TestPortal, user: TestUser): Promise<string[]> {
  const found = await deps.db
    .selectFrom('audit_log')
    .where('organisation_id', '=', user.organisationId)
    .where('action', 'like', 'key %')
    .select(['actor', 'action', 'detail'])
    .orderBy('id')
    .execute();
  return found.map(({ actor, action, detail }) => `${actor === user.email ? 'owner' : actor}: ${action}: ${detail}`);
}
