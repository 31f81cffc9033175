/** Every call of the access table by every kind of caller, over the application that ships. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../shared/contract.ts';
import { bits, everyPermission, maskOf, type PermissionName, permissions } from '../shared/base/permissions.ts';
import { accessTable } from './test-support/access-table.ts';
import { callsForKeys } from './test-support/calls-for-keys.ts';
import { makeKeyFor, makeUser, pendingToken, signedInToken, supportViewToken } from './test-support/factories.ts';
import { startTestPortal, type TestPortal } from './test-support/test-portal.ts';

interface Caller {
  readonly state: 'nobody' | 'pending' | 'active' | 'support view' | 'key' | 'revoked key';
  readonly isStaff?: boolean;
  readonly holds: readonly PermissionName[];
}

const names = permissions.map(({ name }) => name);
const without = (...left: PermissionName[]) => names.filter((name) => !left.includes(name));

const callers: Readonly<Record<string, Caller>> = {
  nobody: { state: 'nobody', holds: [] },
  'a token that was never given': { state: 'nobody', holds: [] },
  'a pending sign-in of staff with every permission': { state: 'pending', isStaff: true, holds: names },
  'a portal user without any permission': { state: 'active', holds: [] },
  ...Object.fromEntries(names.map((name) => [`a portal user with ${name} alone`, { state: 'active' as const, holds: [name] }])),
  ...Object.fromEntries(
    names.map((name) => [`a portal user with everything but ${name}`, { state: 'active' as const, holds: without(name) }]),
  ),
  'an organisation administrator with every permission': { state: 'active', holds: names },
  'staff without user_management': { state: 'active', isStaff: true, holds: without('user_management') },
  'a platform administrator': { state: 'active', isStaff: true, holds: names },
  'a support view of a customer with every permission': { state: 'support view', holds: names },
  'a key with all that a key may have': { state: 'key', holds: without('user_management') },
  ...Object.fromEntries(without('user_management').map((name) => [`a key with ${name} alone`, { state: 'key' as const, holds: [name] }])),
  'a key of a platform administrator': { state: 'key', isStaff: true, holds: without('user_management') },
  'a key that was revoked': { state: 'revoked key', holds: without('user_management') },
  'a support view of a customer without any permission': { state: 'support view', holds: [] },
};

let portal: TestPortal;
/** A fresh token for each caller: a call may end the session it runs in. */
let tokens: Readonly<Record<string, () => Promise<string | undefined>>>;
beforeAll(async () => {
  portal = await startTestPortal();
  const entries = await Promise.all(Object.entries(callers).map(async ([name, caller]) => [name, await tokenOf(name, caller)] as const));
  tokens = Object.fromEntries(entries);
});
afterAll(() => portal.stop());

async function tokenOf(name: string, { state, isStaff, holds }: Caller): Promise<() => Promise<string | undefined>> {
  const { deps } = portal;
  if (state === 'nobody') return async () => (name === 'nobody' ? undefined : 'A'.repeat(43));
  const permissions = maskOf(holds.map((permission) => bits[permission]));
  const isKey = state === 'key' || state === 'revoked key';
  const user = await makeUser(deps, {
    // A key has only its own permissions, whatever its owner may do.
    permissions: isKey ? everyPermission : permissions,
    ...(isStaff && { organisationId: deps.config.PLATFORM_ACCOUNT_ID }),
  });
  if (isKey) {
    const { key, id } = await makeKeyFor(portal, user, { permissions });
    if (state === 'revoked key') await deps.db.updateTable('api_keys').set({ revoked_at: new Date() }).where('id', '=', id).execute();
    return async () => key;
  }
  const open = { pending: pendingToken, active: signedInToken, 'support view': supportViewToken }[state];
  return () => open(deps, user);
}

/** Returns the status this caller must get: 401 without a token for this step, 403 without the permission that the call needs. */
function expectedStatus([call, who, needed, support, status]: (typeof accessTable)[number], { state, isStaff, holds }: Caller): number {
  const isKey = state === 'key' || state === 'revoked key';
  const isForKeys = callsForKeys.includes(call.split('?')[0] ?? '');
  // Needs no user's token, and is absent while none is configured.
  if (who === 'mail server') return status;
  if (who === 'anyone') return isKey && !isForKeys ? 403 : status;
  if (state === 'revoked key') return 401;
  if (state === 'key' && !isForKeys) return 403;
  if (state === 'nobody') return 401;
  if (who === 'any-token') return status;
  if ((who === 'pending') !== (state === 'pending')) return 401;
  if (state === 'support view' && support === 'refused') return 403;
  if (who === 'support view' && state !== 'support view') return 403;
  if (who === 'staff' && !isStaff) return 403;
  if (who === 'some permission' && holds.length === 0) return 403;
  return needed.every((name) => holds.includes(name)) ? status : 403;
}

test.each(accessTable.map((row) => [row[0], row] as const))('T11, T25, T29, T41: %s', async (call, row) => {
  const [method, url = ''] = call.split(' ');
  const answered: Record<string, number> = {};
  for (const name of Object.keys(callers)) {
    const token = await tokens[name]?.();
    const reply = await portal.app.inject({
      method: method as 'GET',
      url,
      headers: { 'x-requested-with': 'XMLHttpRequest', ...(token && { authorization: `Bearer ${token}` }) },
    });
    // A request for a proof means the caller was admitted, as does an answer about faults in the call.
    answered[name] = reply.body.includes('"proof_needed"') ? 400 : reply.statusCode;
    if (![401, 403].includes(answered[name])) continue;
    const { said = { name: 'baseSaid.', values: [] }, ...refusal } = reply.json();
    expect(Object.keys(refusal), name).toEqual(['message', 'code']);
    expect(said, name).toEqual({ name: expect.stringMatching(/^baseSaid\./), values: expect.any(Array) });
  }
  expect(answered).toEqual(Object.fromEntries(Object.entries(callers).map(([name, caller]) => [name, expectedStatus(row, caller)])));
});

test('every endpoint of the contract is served', () => {
  for (const { method, path } of contract) expect(portal.app.hasRoute({ method, url: path }), path).toBe(true);
});
