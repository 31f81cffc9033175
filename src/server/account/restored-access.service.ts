import type { Proof } from '../../shared/factors/proof.ts';
import type { KeptKind } from '../../shared/account/restored-access.ts';
import { accountSaid } from '../../shared/account/said.ts';
import type { Said } from '../../shared/base/sayings.ts';
import { factorsWanted } from '../../shared/factors/wanted.ts';
import { keysWanted } from '../../shared/keys/wanted.ts';
import { webhooksWanted } from '../../shared/webhooks/wanted.ts';
import { baseSaid } from '../../shared/base/said.ts';
import { recordAudit } from '../auth/audit-log.ts';
import { whyNotGrant } from '../auth/granting.ts';
import type { Session } from '../auth/sessions.ts';
import { languageOf } from '../auth/stored-language.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { accessKeptMail } from './account.mails.ts';
import { withProof } from '../factors/proof.ts';
import { findRestored, switchOn } from './restored-access.queries.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'outbox' | 'passwordHashes' | 'sessions' | 'secretKeys' | 'publicUrl' | 'clock'>;

const missing: Record<KeptKind, Said> = {
  key: keysWanted.noSuchKey,
  webhook: webhooksWanted.noSuchWebhook,
  passkey: factorsWanted.noSuchPasskey,
};

const kept = { key: 'key kept', webhook: 'webhook kept', passkey: 'passkey kept' } as const;

/** Keeps what came back with a backup. Answers what it is called. Throws `AppError` as `withProof` does, 404 where it is out of reach, and 409 where it is on. */
export async function keep(
  deps: Needs,
  session: Session,
  { kind, id, given }: { kind: KeptKind; id: string; given: Proof },
): Promise<string> {
  if (session.needsFactor && kind !== 'passkey') throw new AppError('forbidden', baseSaid.factorNeeded);
  const { sessions, outbox, config, clock } = deps;
  const work = async (transaction: Db) => {
    const found = await findRestored[kind](transaction, session, id);
    if (!found) throw new AppError('not_found', missing[kind]);
    const { name, detail, owner } = found;
    if (!found.isOff) throw new AppError('conflict', accountSaid.isOn);
    const refusal = whyNotGrant(found.permissions, session.permissions);
    if (refusal !== undefined) throw new AppError('forbidden', refusal);
    await switchOn(transaction, kind, id);
    sessions.changed(transaction, owner.portalId);
    const { organisationId, email: by } = session;
    await recordAudit(transaction, { organisationId, actor: by, subject: owner.email, action: kept[kind], detail });
    const language = await languageOf(transaction, owner.portalId);
    await outbox.queue(transaction, accessKeptMail(config, { to: owner.email, language, kind, name: detail, by, time: clock() }));
    return name;
  };
  return withProof(deps, session, { given, work });
}
