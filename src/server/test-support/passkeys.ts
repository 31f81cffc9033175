/** The steps of a passkey, as a browser takes them. */
import { addPasskey, passkeyToAdd, passkeyToSignIn, signInWithPasskey, type UsedCredential } from '../../shared/api/passkeys.ts';
import { TestAuthenticator } from './authenticator.ts';
import { signedInToken, type TestUser } from './factories.ts';
import type { Reply, TestPortal } from './test-portal.ts';

/** An authenticator with a passkey that was just added to the account. */
export async function addTestPasskey(portal: TestPortal, user: TestUser, name = 'Test passkey') {
  const token = await signedInToken(portal.deps, user);
  const authenticator = new TestAuthenticator(portal.deps.publicUrl());
  const { options } = (await portal.call(passkeyToAdd, { body: { password: user.password } }, token)).body;
  const reply = await portal.call(addPasskey, { body: { name, response: authenticator.make(options) } }, token);
  if (reply.status !== 200) throw new Error(`No passkey: ${JSON.stringify(reply.body)}`);
  return { authenticator, token, id: String(reply.body.id) };
}

/** The options of a sign-in without a password, and the cookie of the browser that asked. */
export async function askToSignIn(portal: TestPortal) {
  const { body, headers } = await portal.call(passkeyToSignIn, {});
  return { options: body.options, cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
}

/** A sign-in by passkey alone, from the browser with this cookie. */
export async function signInFrom(portal: TestPortal, response: UsedCredential, cookie: string | undefined): Promise<Reply> {
  const reply = await portal.app.inject({
    method: 'POST',
    url: signInWithPasskey.path,
    headers: { 'x-requested-with': 'XMLHttpRequest', ...(cookie !== undefined && { cookie }) },
    payload: { response },
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
}
