import type { FastifyInstance } from 'fastify';
import { beginSingleSignOn, signInBySingleSignOn, wayToSignIn } from '../../shared/single-sign-on/single-sign-on.ts';
import { signInSaid } from '../../shared/sign-in/said.ts';
import { singleSignOnMinutes } from '../../shared/base/limits.ts';
import { deviceName } from './device-name.ts';
import { cookieIn, cookiePlace, signInCookie } from '../auth/sign-in-cookies.ts';
import type { Deps } from '../deps.ts';
import { serveOn } from '../http/serve.ts';
import { told } from '../http/told.ts';
import { countBegun } from './begun-sign-ins.ts';
import { beginAtProvider, signInAtProvider, wayOf } from './single-sign-on.ts';

/** The cookie of the browser that was sent to a provider, and may come back. */
const cookieName = 'single-sign-on';

export function singleSignOnRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);

  serve(wayToSignIn, async ({ query: { domain } }) => ({ message: await wayOf(deps.db, domain) }));

  serve(beginSingleSignOn, async ({ body, reply, request }) => {
    await countBegun(deps.db, request.ip);
    const { address, cookie: value } = await beginAtProvider(deps, body.email);
    void reply.header('set-cookie', signInCookie({ name: cookieName, value, maxAgeSeconds: singleSignOnMinutes * 60 }, cookiePlace(deps)));
    return { address };
  });

  serve(signInBySingleSignOn, async ({ body, request }) => {
    const device = deviceName(request.headers['user-agent']);
    return {
      ...told(signInSaid.signedIn),
      auth_token: await signInAtProvider(deps, cookieIn(request.headers.cookie, cookieName, cookiePlace(deps)), { answer: body, device }),
    };
  });
}
