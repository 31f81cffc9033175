import type { FastifyInstance } from 'fastify';
import {
  addAuthenticator,
  beginAuthenticator,
  readAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from '../../shared/factors/authenticator-app.ts';
import { factorsSaid } from '../../shared/factors/said.ts';
import { factorsOf } from './factors.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { findTotp } from './totp-secrets.ts';
import type { Deps } from '../deps.ts';
import { serveOn } from '../http/serve.ts';
import { told } from '../http/told.ts';
import { beginApp, confirmApp, removeApp, renewCodes } from './authenticator-app.service.ts';

export function authenticatorAppRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const { db } = deps;

  serve(readAuthenticator, async ({ session }) => {
    const totp = await findTotp(db, session.portalId);
    return {
      message: {
        since: totp?.confirmed_at?.toISOString() ?? null,
        lastUsedAt: totp?.last_used_at?.toISOString() ?? null,
        recoveryCodesLeft: await countRecoveryCodes(db, session.portalId),
        mailedCode: (await factorsOf(db, session.portalId)).mailedCode,
      },
    };
  });

  serve(beginAuthenticator, ({ body, session }) => beginApp(deps, session, body));

  serve(addAuthenticator, async ({ body, session }) => ({
    recoveryCodes: await confirmApp(deps, session, body.otp),
    ...told(factorsSaid.appAdded),
  }));

  serve(removeAuthenticator, async ({ body, session }) => {
    await removeApp(deps, session, body);
    return told(factorsSaid.appRemoved);
  });

  serve(renewRecoveryCodes, async ({ body, session }) => ({
    recoveryCodes: await renewCodes(deps, session, body),
    ...told(factorsSaid.codesMade),
  }));
}
