/** Passkeys at sign-in: instead of the mailed code, or as the only step, since each was made to verify the person. */
import type { RequestOptions, UsedCredential } from '../../shared/factors/passkey-credentials.ts';
import { factorsSaid } from '../../shared/factors/said.ts';
import { budgets, spend } from '../auth/attempt-budgets.ts';
import { recordAudit } from '../auth/audit-log.ts';
import { counterSigned, makeChallenge } from '../factors/passkey-challenges.ts';
import { countUse, credentialsOf, findPasskey } from '../factors/passkey-rows.ts';
import { lockUser } from '../auth/session-rows.ts';
import type { Session } from '../auth/sessions.ts';
import { lockSignedIn } from '../auth/still-signed-in.ts';
import { hashToken } from '../auth/tokens.ts';
import { relyingParty, requestOptions, userHandle } from '../factors/webauthn.ts';
import { inTransaction } from '../database/transaction.ts';
import { isDemoAccount } from '../demo/demo-accounts.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { requirePortalWay } from './allowed-way.ts';
import { refuseClosed } from './check-password.ts';
import { activate, letIn } from './sign-in.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'sessions' | 'metrics' | 'publicUrl'>;

/** Returns the options from which a browser confirms the pending sign-in. */
export async function passkeyOptionsFor({ db, publicUrl }: Needs, { tokenHash, portalId }: Session): Promise<RequestOptions> {
  const { id } = relyingParty(publicUrl());
  const challenge = await makeChallenge(db, tokenHash);
  return requestOptions(id, challenge, await credentialsOf(db, portalId));
}

/** Returns the options for a browser whose user is unknown. It must present `cookie` again. */
export async function passkeyOptionsForAnyone({ db, publicUrl }: Needs, cookie: string): Promise<RequestOptions> {
  const { id } = relyingParty(publicUrl());
  return requestOptions(id, await makeChallenge(db, hashToken(cookie)));
}

interface Answer {
  readonly response: UsedCredential;
  /** The browser's description of itself, in words. */
  readonly device: string;
}

/** Trades the pending session for an active one, by a passkey of its own account. Answers the token. */
export async function confirmWithPasskey(deps: Needs, session: Session, { response, device }: Answer): Promise<string> {
  const passkey = await findPasskey(deps.db, response.id);
  const counter =
    passkey?.portalId === session.portalId
      ? await counterSigned(deps.db, passkey, { response, holderHash: session.tokenHash, publicUrl: deps.publicUrl() })
      : undefined;
  if (!passkey || counter === undefined) throw await refuse(deps, session, notAccepted);
  const token = await inTransaction(deps.db, async (transaction) => {
    await lockSignedIn(transaction, deps.sessions, session);
    if (!(await countUse(transaction, passkey.id, counter))) return undefined;
    return activate(deps, transaction, { pending: session, device, by: `by the passkey ${passkey.name}` });
  });
  if (token === undefined) throw await refuse(deps, session, copied);
  return token;
}

/** Signs in the owner of the passkey. Returns the token and the user. */
export async function signInByPasskey(
  deps: Needs,
  cookie: string | undefined,
  { response, device }: Answer,
): Promise<{ token: string; email: string }> {
  const passkey = await findPasskey(deps.db, response.id);
  // If the authenticator found the passkey by itself, its answer also names the owner.
  const isOwners = passkey !== undefined && response.response.userHandle === userHandle(passkey.portalId);
  const counter =
    isOwners && cookie !== undefined
      ? await counterSigned(deps.db, passkey, { response, holderHash: hashToken(cookie), publicUrl: deps.publicUrl() })
      : undefined;
  if (!passkey || counter === undefined) throw await refuse(deps, passkey, notAccepted);
  // The demo's accounts sign in only to a demo, even if its database is later used by another installation.
  if (!deps.config.DEMO && isDemoAccount(passkey.email)) throw await refuse(deps, passkey, 'an account of the demo');
  if (passkey.closedAt !== null) await refuseClosed(deps.db, { ...passkey, id: passkey.portalId });
  await requirePortalWay(deps.db, passkey);
  const token = await inTransaction(deps.db, async (transaction) => {
    await lockUser(transaction, passkey.portalId);
    if (!(await countUse(transaction, passkey.id, counter))) return undefined;
    return letIn(deps, transaction, { user: passkey, device, by: `by the passkey ${passkey.name} alone` });
  });
  if (token === undefined) throw await refuse(deps, passkey, copied);
  return { token, email: passkey.email };
}

const notAccepted = 'a passkey that is not accepted';
const copied = 'a passkey whose counter went back';

type Refused = Pick<Session, 'portalId' | 'organisationId' | 'email'>;

/** One sentence for all of it: an answer that is too old, of another account, made elsewhere or copied. */
async function refuse({ db, metrics }: Needs, user: Refused | undefined, detail: string): Promise<AppError> {
  metrics.countSignInFailure('passkey');
  if (user && (await spend(db, budgets.refusedPasskeysOfAccount, user.portalId)) !== undefined) {
    const { organisationId, email } = user;
    await recordAudit(db, { organisationId, actor: email, subject: email, action: 'sign-in refused', detail });
  }
  return new AppError('wrong_code', factorsSaid.passkeyNotAccepted);
}
