import type { FastifyInstance } from 'fastify';
import { changePassword, forgotPassword, humanCheck, readPasswordLink, resetPassword } from '../../shared/sign-in/passwords.ts';
import { inEnglish } from '../../shared/base/sayings.ts';
import { signInSaid } from '../../shared/sign-in/said.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { acceptedLanguage } from '../auth/accepted-language.ts';
import { serveOn } from '../http/serve.ts';
import { told } from '../http/told.ts';
import { changeOwnPassword, keysEndedByLink, mailResetLink, setPasswordFromLink } from './passwords.service.ts';

export function passwordRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  serve(humanCheck, async () => {
    const challenge = await deps.humanCheck.challenge();
    if (!challenge) throw new AppError('not_found', inEnglish('This portal uses another provider for the human check'));
    return { ...challenge };
  });

  serve(forgotPassword, async ({ body, request }) => {
    await deps.humanCheck.verify(body.recaptcha);
    // Not waited for: the time it takes would tell whether the address is known.
    const language = acceptedLanguage(request.headers['accept-language']);
    void mailResetLink(deps, { email: body.email, language }).catch((err: unknown) => deps.log.error({ err }, 'link not mailed'));
    return told(signInSaid.linkMailed);
  });

  serve(resetPassword, async ({ body }) => {
    await setPasswordFromLink(deps, body);
    return told(signInSaid.passwordSet);
  });

  serve(readPasswordLink, async ({ body: { token } }) => ({ message: { keys: await keysEndedByLink(deps, token) } }));

  serve(changePassword, async ({ body, session }) => {
    await changeOwnPassword(deps, session, body);
    return told(signInSaid.passwordChanged);
  });
}
