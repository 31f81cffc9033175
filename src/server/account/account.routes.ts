import { inTransaction } from '../database/transaction.ts';
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { changeEmail, confirmEmail, endOtherSessions, listSessions } from '../../shared/account/account.ts';
import { readPreferences, savePreferences } from '../../shared/account/preferences.ts';
import { accountSaid } from '../../shared/account/said.ts';
import { recordAuditOf } from '../auth/audit-log.ts';
import { endAccess } from '../auth/lasting-access.ts';
import type { Deps } from '../deps.ts';
import { requireCountry } from '../http/read-numbers.ts';
import { serveOn } from '../http/serve.ts';
import { told } from '../http/told.ts';
import { askForNewEmail, confirmNewEmail } from './change-email.ts';
import { openSessionsOf, preferencesOf, storePreferences } from './account.queries.ts';

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const { db, sessions } = deps;

  serve(listSessions, async ({ session }) => {
    const open = await openSessionsOf(db, session.portalId);
    return {
      message: open.map(({ token_hash, device, created_at, last_used_at }) => ({
        // A name for the row that says nothing of the token.
        id: createHash('sha256').update(token_hash).digest('base64url').slice(0, 22),
        device,
        signedInAt: created_at.toISOString(),
        lastUsedAt: last_used_at.toISOString(),
        isThis: Buffer.from(token_hash).equals(session.tokenHash),
      })),
    };
  });

  serve(readPreferences, async ({ session }) => ({ message: await preferencesOf(db, session) }));

  serve(savePreferences, async ({ body, session }) => {
    const { homeCountry = 'organisation' } = body;
    if (homeCountry !== 'organisation') requireCountry('homeCountry', homeCountry);
    await inTransaction(db, async (transaction) => {
      await storePreferences(transaction, session.portalId, body);
      // A session knows the home country, and nothing else of the preferences.
      if (body.homeCountry !== undefined) sessions.changed(transaction, session.portalId);
    });
    return told(accountSaid.preferencesSaved);
  });

  serve(endOtherSessions, async ({ body: { keys }, session }) => {
    await inTransaction(db, async (transaction) => {
      const whose = { userId: session.portalId };
      await endAccess(transaction, 'signed out everywhere else', { whose, except: session.tokenHash, asked: { keys }, sessions });
      await recordAuditOf(transaction, session, { action: 'signed out everywhere else', detail: keys ? 'and API keys' : '' });
    });
    return told(accountSaid.signedOutElsewhere);
  });

  serve(changeEmail, async ({ body, session }) => {
    await askForNewEmail(deps, session, body);
    return told(accountSaid.emailAsked(body.newEmail));
  });

  serve(confirmEmail, async ({ body }) => told(accountSaid.emailChanged(await confirmNewEmail(deps, body))));
}
