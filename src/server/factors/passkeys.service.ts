/** One's own passkeys: added and removed with a proof, and always with a notice. */
import type { CreationOptions, NewCredential } from '../../shared/factors/passkey-credentials.ts';
import type { Proof } from '../../shared/factors/proof.ts';
import { factorsSaid } from '../../shared/factors/said.ts';
import { factorsWanted } from '../../shared/factors/wanted.ts';
import { passkeysMost } from '../../shared/base/limits.ts';
import { recordAuditOf } from '../auth/audit-log.ts';
import { dropUnneededCodes } from './factors.ts';
import { makeChallenge, takeChallenge } from './passkey-challenges.ts';
import { changePasskeyName, credentialsOf, deletePasskey, insertPasskey } from './passkey-rows.ts';
import { withProof } from './proof.ts';
import type { Session } from '../auth/sessions.ts';
import { lockSignedIn } from '../auth/still-signed-in.ts';
import { languageOf } from '../auth/stored-language.ts';
import { challengeIn, creationOptions, relyingParty, verifiedCredential } from './webauthn.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { passkeyAddedMail, passkeyRemovedMail } from './factors.mails.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'outbox' | 'passwordHashes' | 'sessions' | 'secretKeys' | 'publicUrl' | 'clock'>;

/** Returns the options to make a passkey, for this session only. Throws `AppError` as `withProof` does, and 409 if the user has the maximum. */
export async function beginPasskey(deps: Needs, session: Session, given: Proof): Promise<CreationOptions> {
  const { id } = relyingParty(deps.publicUrl());
  const work = async (transaction: Db) => {
    const known = await credentialsOf(transaction, session.portalId, { andOff: true });
    if (known.length >= passkeysMost) throw tooMany();
    const challenge = await makeChallenge(transaction, session.tokenHash);
    return creationOptions({ id, name: deps.config.PRODUCT_NAME }, session, { challenge, known });
  };
  return withProof(deps, session, { given, work });
}

/** Adds the passkey that the browser made from `beginPasskey`. Returns the id. */
export async function addMadePasskey(
  { db, sessions, config, outbox, publicUrl, clock }: Needs,
  session: Session,
  { name, response }: { name: string; response: NewCredential },
): Promise<string> {
  const party = relyingParty(publicUrl());
  const challenge = challengeIn(response);
  if (challenge === undefined || !(await takeChallenge(db, session.tokenHash, challenge))) throw notMade();
  const credential = await verifiedCredential(response, party);
  if (!credential) throw notMade();
  const { id: credentialId, publicKey, counter } = credential;
  const passkey = { name, credentialId, publicKey, counter, transports: response.response.transports ?? [] };
  return inTransaction(db, async (transaction) => {
    await lockSignedIn(transaction, sessions, session);
    if ((await credentialsOf(transaction, session.portalId, { andOff: true })).length >= passkeysMost) throw tooMany();
    const id = await insertPasskey(transaction, session.portalId, passkey);
    if (id === undefined) throw new AppError('already_exists', factorsSaid.knownPasskey);
    const language = await languageOf(transaction, session.portalId);
    await outbox.queue(transaction, passkeyAddedMail(config, { to: session.email, language, name, time: clock() }));
    await recordAuditOf(transaction, session, { action: 'passkey added', detail: name });
    sessions.changed(transaction, session.portalId);
    return id;
  });
}

/** Renames a passkey. Throws `AppError` 404 if the user has no such passkey. */
export function renameOwnPasskey({ db }: Pick<Deps, 'db'>, session: Session, { id, name }: { id: string; name: string }): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const before = await changePasskeyName(transaction, session.portalId, { id, name });
    if (before === undefined) throw new AppError('not_found', factorsWanted.noSuchPasskey);
    if (before !== name) await recordAuditOf(transaction, session, { action: 'passkey renamed', detail: `from “${before}” to “${name}”` });
  });
}

/** Answers the name. Throws `AppError` as `withProof` does, and 404 where the user has no such passkey. */
export async function removeOwnPasskey(deps: Needs, session: Session, { id, ...given }: Proof & { id: string }): Promise<string> {
  const { sessions, config, outbox, clock } = deps;
  const work = async (transaction: Db) => {
    const name = await deletePasskey(transaction, session.portalId, id);
    if (name === undefined) throw new AppError('not_found', factorsWanted.noSuchPasskey);
    await dropUnneededCodes(transaction, session.portalId);
    const language = await languageOf(transaction, session.portalId);
    await outbox.queue(transaction, passkeyRemovedMail(config, { to: session.email, language, name, time: clock() }));
    await recordAuditOf(transaction, session, { action: 'passkey removed', detail: name });
    sessions.changed(transaction, session.portalId);
    return name;
  };
  return withProof(deps, session, { given, work });
}

const tooMany = () => new AppError('limit_reached', factorsSaid.tooManyPasskeys(passkeysMost));
const notMade = () => new AppError('wrong_code', factorsSaid.passkeyNotMade);
