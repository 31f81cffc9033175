/** The steps of a single sign-on in a browser. */
import { randomUUID } from 'node:crypto';
import { beginSingleSignOn, setUpSingleSignOn, signInBySingleSignOn } from '../../shared/single-sign-on/single-sign-on.ts';
import type { TestUser } from './factories.ts';
import { makeUser } from './factories.ts';
import { staffTokenOf } from './organisations.ts';
import type { Reply, TestPortal } from './test-portal.ts';

export const publicUrl = 'https://portal.example';
export const redirectUri = `${publicUrl}/auth/single-sign-on`;
/** Settings that let the portal call a provider on this machine. */
export const openToThisMachine = { SSO_ALLOW_PRIVATE: 'true', PUBLIC_URL: publicUrl };

interface Named {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

interface SetUp {
  readonly organisationId?: number;
  readonly unknown?: 'refused' | 'admitted';
  readonly passwordsToo?: boolean;
  readonly requireMfa?: boolean;
}

/** Creates an organisation whose users sign in at the provider, with a mail domain of its own and one user of that domain. */
export async function withProvider(
  portal: TestPortal,
  named: Named,
  { organisationId, unknown = 'refused', passwordsToo = true, requireMfa }: SetUp = {},
) {
  const domain = `${randomUUID()}.example`;
  const user = await withAddress(
    portal,
    await makeUser(portal.deps, organisationId === undefined ? {} : { organisationId }),
    `jo@${domain}`,
  );
  const { issuer, clientId, clientSecret } = named;
  const body = { userId: user.organisationId, issuer, clientId, clientSecret, domains: [domain], unknown, passwordsToo, requireMfa };
  const reply = await portal.call(setUpSingleSignOn, { body }, await staffTokenOf(portal));
  if (reply.status !== 200) throw new Error(`No single sign-on: ${JSON.stringify(reply.body)}`);
  return { user, domain, setUp: body };
}

/** Changes the user's e-mail address and returns the user with it. */
export async function withAddress(portal: TestPortal, user: TestUser, email: string): Promise<TestUser> {
  await portal.deps.db.updateTable('portal_users').where('id', '=', user.portalId).set({ email }).execute();
  return { ...user, email };
}

export interface Begun {
  readonly address: URL;
  /** The cookie that the browser sends with its answer. */
  readonly cookie: string;
}

export async function begin(portal: TestPortal, email: string): Promise<Begun> {
  const { status, body, headers } = await portal.call(beginSingleSignOn, { body: { email } });
  if (status !== 200) throw new Error(`Not begun: ${JSON.stringify(body)}`);
  return { address: new URL(body.address), cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
}

/** Follows the provider's redirects back to the portal, and returns the parameters. */
export async function followProvider({ address }: Begun): Promise<Record<string, string>> {
  const cookies = new Map<string, string>();
  let next = address.href;
  for (let hops = 0; hops < 10 && !next.startsWith(redirectUri); hops += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`The provider stays at ${next}: ${response.status} ${await response.text()}`);
    next = new URL(location, next).href;
  }
  return Object.fromEntries(new URL(next).searchParams);
}

/** Submits the provider's answer. */
export async function comeBack(portal: TestPortal, { cookie }: Pick<Begun, 'cookie'>, answer: Record<string, string>): Promise<Reply> {
  const response = await portal.app.inject({
    method: 'POST',
    url: signInBySingleSignOn.path,
    headers: { 'x-requested-with': 'XMLHttpRequest', cookie },
    payload: answer,
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

/** Runs the whole sign-in. */
export async function signInThere(portal: TestPortal, email: string): Promise<Reply> {
  const begun = await begin(portal, email);
  return comeBack(portal, begun, await followProvider(begun));
}
