import type { FastifyInstance } from 'fastify';
import { organisationsSaid } from '../../shared/organisations/said.ts';
import { changeSignInPolicy, signInPolicyOf } from '../../shared/organisations/sign-in-policy.ts';
import { removeSingleSignOn, setUpSingleSignOn, singleSignOnOf } from '../../shared/single-sign-on/single-sign-on.ts';
import { everyPermission } from '../../shared/base/permissions.ts';
import { whyNotGrant } from '../auth/granting.ts';
import { changePolicy, readPolicy } from '../auth/sign-in-policies.ts';
import type { Session } from '../auth/sessions.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { serveOn } from '../http/serve.ts';
import { told } from '../http/told.ts';
import { checkSetUp, readSingleSignOn, redirectUriOf, removeSetUp, storeSetUp } from '../single-sign-on/set-up.ts';

export function signInSetUpRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const { db, secretKeys, providerClient: client } = deps;

  serve(signInPolicyOf, async ({ query: { account } }) => ({ message: await readPolicy(db, Number(account)) }));

  serve(changeSignInPolicy, async ({ body, session }) => {
    // What guards those who hold everything is not for others to weaken.
    if (body.userId === deps.config.PLATFORM_ACCOUNT_ID) requireEverything(session, organisationsSaid.providersPolicy);
    const { name } = await inTransaction(db, async (transaction) => {
      deps.sessions.allChanged(transaction);
      return changePolicy(transaction, body, session.email);
    });
    return told(organisationsSaid.policyChanged(name));
  });

  serve(singleSignOnOf, async ({ query: { account } }) => ({
    message: await readSingleSignOn(db, Number(account)),
    redirectUri: redirectUriOf(deps.publicUrl()),
  }));

  serve(setUpSingleSignOn, async ({ body, session }) => {
    requireEverything(session);
    const checked = await checkSetUp(db, { client, secretKeys }, body);
    const name = await inTransaction(db, (transaction) =>
      storeSetUp(transaction, { secretKeys, actor: session.email, sessions: deps.sessions }, checked),
    );
    return told(organisationsSaid.signInThrough(name, checked.issuer));
  });

  serve(removeSingleSignOn, async ({ body: { userId }, session }) => {
    requireEverything(session);
    const name = await inTransaction(db, (transaction) =>
      removeSetUp(transaction, userId, { actor: session.email, sessions: deps.sessions }),
    );
    return told(organisationsSaid.signInWithPasswords(name));
  });
}

/** Whoever names the provider decides who is let in as whom, and so would hold what its people hold, staff among them. */
function requireEverything({ permissions }: Session, refusal = organisationsSaid.needsEveryPermission): void {
  if (whyNotGrant(everyPermission, permissions) !== undefined) throw new AppError('forbidden', refusal);
}
