/** The steps of a passkey in a browser. */
import type { UsedCredential } from '../../shared/factors/passkey-credentials.ts';
import { addPasskey, passkeyToAdd, passkeyToSignIn, signInWithPasskey } from '../../shared/factors/passkeys.ts';
import { passkeyToProve, type Proof } from '../../shared/factors/proof.ts';
import { TestAuthenticator } from './authenticator.ts';
import { signedInToken, type TestUser } from './factories.ts';
import type { Reply, TestPortal } from './test-portal.ts';

/** Returns the proof of a user with a passkey. */
export async function proofBy(portal: TestPortal, { token, user, authenticator }: Shown): Promise<Proof> {
  const { options } = (await portal.call(passkeyToProve, {}, token)).body;
  return { password: user.password, passkey: authenticator.use(options) };
}

interface Shown {
  readonly token: string;
  readonly user: TestUser;
  readonly authenticator: TestAuthenticator;
}

/** Adds a passkey to the account and returns its authenticator. A user who already has one shows it, in `before`. */
export async function addTestPasskey(
  portal: TestPortal,
  user: TestUser,
  { name = 'Test passkey', before }: { name?: string; before?: TestAuthenticator } = {},
) {
  const token = await signedInToken(portal.deps, user);
  const authenticator = new TestAuthenticator(portal.deps.publicUrl());
  const body = before ? await proofBy(portal, { token, user, authenticator: before }) : { password: user.password };
  const { options } = (await portal.call(passkeyToAdd, { body }, token)).body;
  const reply = await portal.call(addPasskey, { body: { name, response: authenticator.make(options) } }, token);
  if (reply.status !== 200) throw new Error(`No passkey: ${JSON.stringify(reply.body)}`);
  return { authenticator, token, id: String(reply.body.id) };
}

/** Returns the options of a sign-in without a password, and the cookie of the browser. */
export async function askToSignIn(portal: TestPortal) {
  const { body, headers } = await portal.call(passkeyToSignIn, {});
  return { options: body.options, cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
}

/** Signs in by passkey alone, from the browser with this cookie. */
export async function signInFrom(portal: TestPortal, response: UsedCredential, cookie: string | undefined): Promise<Reply> {
  const reply = await portal.app.inject({
    method: 'POST',
    url: signInWithPasskey.path,
    headers: { 'x-requested-with': 'XMLHttpRequest', ...(cookie !== undefined && { cookie }) },
    payload: { response },
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
}
