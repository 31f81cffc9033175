import type { FastifyInstance } from 'fastify';
import { confirmAuthenticator, confirmRecoveryCode } from '../../shared/factors/authenticator-app.ts';
import { signInSaid } from '../../shared/sign-in/said.ts';
import { deviceName } from './device-name.ts';
import { cookiePlace } from '../auth/sign-in-cookies.ts';
import { knownDeviceCookie } from '../auth/known-devices.ts';
import { consumeRecoveryCode } from '../factors/recovery-codes.ts';
import { createTurns } from '../base/turns.ts';
import { consumeTotpCode } from '../factors/totp-secrets.ts';
import type { Deps } from '../deps.ts';
import { serveOn } from '../http/serve.ts';
import { told } from '../http/told.ts';
import { confirmCode } from './one-time-code.ts';

export function authenticatorCodeRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const { secretKeys } = deps;
  // As with mailed codes.
  const turns = createTurns<string>({ ofKey: 1 });
  const cookieOf = (email: string) => knownDeviceCookie(secretKeys, { email, ...cookiePlace(deps) });

  serve(confirmAuthenticator, async ({ body, session, request, reply }) => {
    const userId = session.portalId;
    const auth_token = await turns.run(userId, () =>
      confirmCode(deps, session, {
        device: deviceName(request.headers['user-agent']),
        consume: async (transaction) =>
          (await consumeTotpCode(transaction, secretKeys, { userId, code: body.otp })) ? { by: 'by the authenticator app' } : undefined,
        wrong: 'wrong code of an authenticator app',
      }),
    );
    void reply.header('set-cookie', cookieOf(session.email));
    return { ...told(signInSaid.signedIn), auth_token };
  });

  serve(confirmRecoveryCode, async ({ body, session, request, reply }) => {
    const auth_token = await turns.run(session.portalId, () =>
      confirmCode(deps, session, {
        device: deviceName(request.headers['user-agent']),
        consume: async (transaction) => {
          const left = await consumeRecoveryCode(transaction, session.portalId, body.code);
          return left === undefined ? undefined : { by: `by a recovery code, of which ${left} are left` };
        },
        wrong: 'wrong recovery code',
      }),
    );
    void reply.header('set-cookie', cookieOf(session.email));
    return { ...told(signInSaid.signedIn), auth_token };
  });
}
