/** Walks the contract: an endpoint that is added there is covered here without a change. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../shared/api/contract.ts';
import type { Endpoint } from '../shared/api/endpoint.ts';
import { everyPermission, maskOf } from '../shared/permissions.ts';
import { makeUser, pendingToken, signedInToken, supportViewToken } from './test-support/factories.ts';
import { startTestPortal, type TestPortal } from './test-support/test-portal.ts';

let portal: TestPortal;
let staffAccount: number;
beforeAll(async () => {
  portal = await startTestPortal();
  staffAccount = portal.deps.config.PLATFORM_ACCOUNT_ID;
});
afterAll(() => portal.stop());

/** Each caller: how it comes by its token, and what an endpoint must answer it. */
const callers: readonly {
  who: string;
  token: () => Promise<string | undefined>;
  refusal: (endpoint: Endpoint) => 401 | 403 | undefined;
}[] = [
  { who: 'nobody', token: async () => undefined, refusal: ({ access }) => (access.who === 'anyone' ? undefined : 401) },
  {
    who: 'a token that was never given',
    token: async () => 'A'.repeat(43),
    refusal: ({ access }) => (access.who === 'anyone' ? undefined : 401),
  },
  {
    who: 'a pending sign-in of staff with every permission',
    token: async () => pendingToken(portal.deps, await makeUser(portal.deps, { organisationId: staffAccount })),
    refusal: ({ access }) => (access.who === 'signed-in' || access.who === 'support-view' ? 401 : undefined),
  },
  signedInAs('a portal user without any permission', 0),
  ...Array.from({ length: 10 }, (_, bit) => signedInAs(`a portal user with bit ${bit} alone`, maskOf([bit]))),
  ...Array.from({ length: 10 }, (_, bit) => signedInAs(`a portal user with every bit but ${bit}`, everyPermission & ~maskOf([bit]))),
  signedInAs('an organisation administrator with every bit', everyPermission),
  signedInAs('staff without bit 6', everyPermission & ~maskOf([6]), true),
  signedInAs('a platform administrator', everyPermission, true),
  {
    who: 'a support view of a customer with every permission',
    token: async () => supportViewToken(portal.deps, await makeUser(portal.deps)),
    refusal: ({ access, inSupportView }) => {
      if (access.who === 'pending') return 401;
      if (access.who === 'anyone' || (inSupportView && access.who !== 'signed-in')) return undefined;
      return inSupportView && !(access.who === 'signed-in' && access.staff) ? undefined : 403;
    },
  },
];

function signedInAs(who: string, permissions: number, isStaff = false) {
  return {
    who,
    token: async () =>
      signedInToken(portal.deps, await makeUser(portal.deps, { permissions, ...(isStaff && { organisationId: staffAccount }) })),
    refusal: ({ access }: Endpoint) => {
      if (access.who === 'pending') return 401 as const;
      if (access.who === 'support-view') return 403 as const;
      if (access.who !== 'signed-in') return undefined;
      const holdsAll = access.bits.every((bit) => (permissions & (1 << bit)) !== 0);
      return holdsAll && (isStaff || !access.staff) ? undefined : (403 as const);
    },
  };
}

const label = ({ method, path }: Endpoint) => `${method} ${path}`;

describe.each(contract.map((endpoint) => [label(endpoint), endpoint] as const))('T11, T25: %s', (_, endpoint) => {
  test.each(callers)('$who', async ({ token, refusal }) => {
    const reply = await portal.call(endpoint, {}, await token());
    const expected = refusal(endpoint);
    if (expected === undefined) expect([401, 403]).not.toContain(reply.status);
    else {
      expect(reply.status).toBe(expected);
      expect(Object.keys(reply.body)).toEqual(['message']);
    }
  });
});

test('every endpoint of the contract is served', async () => {
  for (const { method, path } of contract) expect(portal.app.hasRoute({ method, url: path }), path).toBe(true);
});
