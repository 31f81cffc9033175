import type * as z from 'zod/mini';
import type { NewApiKey } from '../../shared/keys/keys.ts';
import { keysSaid } from '../../shared/keys/said.ts';
import { keysWanted } from '../../shared/keys/wanted.ts';
import type { Proof } from '../../shared/factors/proof.ts';
import { apiKeysMost, rotatedKeyHours } from '../../shared/base/limits.ts';
import { permissionsIn } from '../../shared/base/permissions.ts';
import { newApiKey } from '../auth/api-keys.ts';
import { recordAudit, recordAuditOf } from '../auth/audit-log.ts';
import { isAdministrator, whyNotGrant } from '../auth/granting.ts';
import { revokeKey } from '../auth/key-rows.ts';
import { withProof } from '../factors/proof.ts';
import type { Session } from '../auth/sessions.ts';
import { languageOf } from '../auth/stored-language.ts';
import { hashToken } from '../auth/tokens.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { keyMadeMail } from './keys.mails.ts';
import { countWorking, endSoon, insertKey, lockKey } from './keys.queries.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'outbox' | 'passwordHashes' | 'sessions' | 'secretKeys' | 'publicUrl' | 'clock'>;

interface MadeKey {
  readonly id: string;
  readonly key: string;
  readonly name: string;
}

interface Wanted {
  readonly name: string;
  readonly permissions: number;
  readonly addresses: readonly string[];
  readonly days: number;
}

/** Makes a key of the caller's, who holds every permission that it gets. */
export async function makeKey(
  deps: Needs,
  session: Session,
  { given, ...asked }: z.output<typeof NewApiKey> & { given: Proof },
): Promise<MadeKey> {
  const refusal = whyNotGrant(asked.permissions, session.permissions);
  if (refusal !== undefined) throw new AppError('forbidden', refusal, { errors: { permissions: refusal } });
  const { name, permissions, addresses, expiresInDays: days } = asked;
  const work = async (transaction: Db) => {
    const { prefix, ...made } = await insertNew(transaction, session, { name, permissions, addresses, days });
    const labels = permissionsIn(permissions).map(({ label }) => label);
    const from = addresses.length === 0 ? '' : `, from ${addresses.join(', ')} alone`;
    await recordAuditOf(transaction, session, { action: 'key made', detail: `${prefix}, ${name}: ${labels.join(', ')}${from}` });
    await tellOwner(deps, transaction, { session, name, prefix, way: 'made' });
    return made;
  };
  return withProof(deps, session, { given, work });
}

/** Makes a key like one's own that works, which then ends soon. */
export async function replaceKey(deps: Needs, session: Session, { id, ...given }: Proof & { id: string }): Promise<MadeKey> {
  const work = async (transaction: Db) => {
    const old = await lockKey(transaction, session, id);
    if (old?.user_id !== session.portalId) throw noSuchKey();
    if (old.state === 'revoked') throw new AppError('conflict', keysSaid.isRevoked);
    if (old.state === 'expired') throw new AppError('conflict', keysSaid.isExpired);
    if (old.state === 'restored') throw new AppError('conflict', keysSaid.isRestored);
    if (old.rotated_at !== null) throw new AppError('conflict', keysSaid.isReplaced);
    await endSoon(transaction, id);
    const { name, permissions, addresses, term_days: days } = old;
    const { prefix, ...made } = await insertNew(transaction, session, { name, permissions, addresses, days });
    deps.sessions.changed(transaction, session.portalId);
    const detail = `${prefix} takes the place of ${old.prefix}, which works for ${rotatedKeyHours} hours more`;
    await recordAuditOf(transaction, session, { action: 'key rotated', detail });
    await tellOwner(deps, transaction, { session, name, prefix, way: 'rotated' });
    return made;
  };
  return withProof(deps, session, { given, work });
}

async function tellOwner(
  { outbox, config, clock }: Needs,
  transaction: Db,
  { session: { portalId, email: to }, ...made }: { session: Session; name: string; prefix: string; way: 'made' | 'rotated' },
): Promise<void> {
  const language = await languageOf(transaction, portalId);
  await outbox.queue(transaction, keyMadeMail(config, { to, language, ...made, time: clock() }));
}

/** Ends a key: one's own, or as an administrator one of the organisation. Answers its name. */
export async function endKey({ db, sessions }: Needs, session: Session, id: string): Promise<string> {
  return inTransaction(db, async (transaction) => {
    const key = await lockKey(transaction, session, id);
    if (!key || (key.user_id !== session.portalId && !isAdministrator(session.permissions))) throw noSuchKey();
    if (key.state === 'revoked') throw new AppError('conflict', keysSaid.wasRevoked);
    await revokeKey(transaction, id);
    if (key.user_id !== null) sessions.changed(transaction, key.user_id);
    const { organisationId, email: actor } = session;
    await recordAudit(transaction, {
      organisationId,
      actor,
      subject: key.created_by,
      action: 'key revoked',
      detail: `${key.prefix}, ${key.name}`,
    });
    return key.name;
  });
}

const noSuchKey = () => new AppError('not_found', keysWanted.noSuchKey);

/** Writes a new key within the transaction, in which the user is locked. */
async function insertNew(transaction: Db, session: Session, wanted: Wanted): Promise<MadeKey & { prefix: string }> {
  if ((await countWorking(transaction, session.portalId)) >= apiKeysMost)
    throw new AppError('limit_reached', keysSaid.tooMany(apiKeysMost));
  const { key, prefix } = newApiKey();
  const id = await insertKey(transaction, session, { ...wanted, prefix, hash: hashToken(key) });
  return { id, key, name: wanted.name, prefix };
}
