import type { FastifyInstance, FastifyReply } from 'fastify';
import { confirmPasskey, factors, passkeyToConfirm, passkeyToSignIn, signInWithPasskey } from '../../shared/factors/passkeys.ts';
import { signInSaid } from '../../shared/sign-in/said.ts';
import { passkeyChallengeMinutes } from '../../shared/base/limits.ts';
import { deviceName } from './device-name.ts';
import { factorsOf } from '../factors/factors.ts';
import { knownDeviceCookie } from '../auth/known-devices.ts';
import { cookieIn, cookiePlace, signInCookie } from '../auth/sign-in-cookies.ts';
import { newToken } from '../auth/tokens.ts';
import type { Deps } from '../deps.ts';
import { serveOn } from '../http/serve.ts';
import { told } from '../http/told.ts';
import { countBegun } from './begun-sign-ins.ts';
import { confirmWithPasskey, passkeyOptionsFor, passkeyOptionsForAnyone, signInByPasskey } from './passkey-sign-in.ts';

/** The cookie of the browser that was asked, and may answer. */
const cookieName = 'passkey-sign-in';

export function passkeySignInRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const rememberDevice = (reply: FastifyReply, email: string) =>
    void reply.header('set-cookie', knownDeviceCookie(deps.secretKeys, { email, ...cookiePlace(deps) }));

  serve(factors, async ({ session }) => ({ message: await factorsOf(deps.db, session.portalId) }));

  serve(passkeyToConfirm, async ({ session }) => ({ options: await passkeyOptionsFor(deps, session) }));

  serve(confirmPasskey, async ({ body, session, request, reply }) => {
    const device = deviceName(request.headers['user-agent']);
    const auth_token = await confirmWithPasskey(deps, session, { ...body, device });
    rememberDevice(reply, session.email);
    return { ...told(signInSaid.signedIn), auth_token };
  });

  serve(passkeyToSignIn, async ({ reply, request }) => {
    await countBegun(deps.db, request.ip);
    const value = newToken();
    const options = await passkeyOptionsForAnyone(deps, value);
    void reply.header(
      'set-cookie',
      signInCookie({ name: cookieName, value, maxAgeSeconds: passkeyChallengeMinutes * 60 }, cookiePlace(deps)),
    );
    return { options };
  });

  serve(signInWithPasskey, async ({ body, request, reply }) => {
    const device = deviceName(request.headers['user-agent']);
    const { token, email } = await signInByPasskey(deps, cookieIn(request.headers.cookie, cookieName, cookiePlace(deps)), {
      ...body,
      device,
    });
    rememberDevice(reply, email);
    return { ...told(signInSaid.signedIn), auth_token: token };
  });
}
