import type { FastifyInstance } from 'fastify';
import { signInSaid } from '../../shared/sign-in/said.ts';
import { confirmOtp, login, logout, sendOtp, status } from '../../shared/sign-in/sign-in.ts';
import type { Deps } from '../deps.ts';
import { factorsOf } from '../factors/factors.ts';
import { deviceName } from './device-name.ts';
import { cookiePlace } from '../auth/sign-in-cookies.ts';
import { knownDeviceCookie } from '../auth/known-devices.ts';
import { sessionWarningMinutes } from '../../shared/base/limits.ts';
import { secondsLeft } from '../auth/session-rows.ts';
import type { Session } from '../auth/sessions.ts';
import { createTurns } from '../base/turns.ts';
import { AppError } from '../base/errors.ts';
import { acceptedLanguage } from '../auth/accepted-language.ts';
import { serveOn } from '../http/serve.ts';
import { told } from '../http/told.ts';
import { createPasswordCheck } from './check-password.ts';
import { confirmCode, giveBackUsedCode, mailedCode, sendCode } from './one-time-code.ts';
import { beginSignIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export function signInRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const checkPassword = createPasswordCheck(deps);
  // One of several concurrent right codes is checked, instead of five.
  const turns = createTurns<string>({ ofKey: 1 });

  serve(login, async ({ body, request }) => {
    const user = await checkPassword(body, request);
    return { auth_token: await beginSignIn(deps, user.id) };
  });

  serve(sendOtp, async ({ body, session, request }) => {
    const user = await checkPassword(body, request);
    if (user.id !== session.portalId) throw new AppError('validation_failed', signInSaid.otherAddress);
    if (!(await factorsOf(deps.db, session.portalId)).mailedCode) return told(signInSaid.noMailedCode);
    await sendCode(deps, session, user.language ?? acceptedLanguage(request.headers['accept-language']));
    return told(signInSaid.codeSent);
  });

  serve(confirmOtp, async ({ body, session, request, reply }) => {
    const typed = { ...mailedCode(deps, session, body), device: deviceName(request.headers['user-agent']) };
    const auth_token = await turns.run(session.portalId, () => confirmCode(deps, session, typed));
    await giveBackUsedCode(deps, session);
    void reply.header('set-cookie', knownDeviceCookie(deps.secretKeys, { email: session.email, ...cookiePlace(deps) }));
    return { ...told(signInSaid.signedIn), auth_token };
  });

  serve(logout, async ({ session }) => {
    await signOut(deps, session);
    return told(signInSaid.signedOut);
  });

  // For as long as a session is cached, which is a second: a caller that polls costs no query per call.
  const left = rememberedBySession(
    (session) => secondsLeft(deps.db, session),
    // A warned user stays signed in by a call, which may come within that second.
    ({ unused }) => unused <= sessionWarningMinutes * 60,
  );
  serve(status, async ({ session }) => ({
    data: {
      userId: session.organisationId,
      permissions: session.permissions,
      portalId: session.portalId,
      fullName: session.fullName,
      email: session.email,
      organisation: session.organisation,
      isSupportView: session.support !== undefined,
      supportedBy: session.support?.by ?? null,
      supportViewEndsAt: session.support?.endsAt.toISOString() ?? null,
      needsFactor: session.needsFactor,
      homeCountry: session.homeCountry,
      sessionSecondsLeft: await left(session),
      available_accounts: [{ userId: session.organisationId, name: session.organisation }],
    },
  }));
}

/** Caches an answer per session, for as long as the session itself is cached, unless it must be refreshed. Failures are not cached. */
function rememberedBySession<Answer>(
  ask: (session: Session) => Promise<Answer>,
  isAskedAnew: (answer: Answer) => boolean,
): (session: Session) => Promise<Answer> {
  const answers = new WeakMap<Session, Promise<Answer>>();
  return async (session) => {
    const known = answers.get(session);
    if (known && !isAskedAnew(await known)) return known;
    const asked = ask(session);
    answers.set(session, asked);
    asked.catch(() => answers.delete(session));
    return asked;
  };
}
