/** Factors and lifetimes of an organisation's sign-ins: changed in the portal or by a command, with an entry in the audit log. */
import { sql } from 'kysely';
import { type ChangedPolicy, type SignInPolicy, usualPolicy } from '../../shared/organisations/sign-in-policy.ts';
import { organisationsWanted } from '../../shared/organisations/wanted.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../base/errors.ts';
import { recordAudit } from './audit-log.ts';
import { lockOrganisation, organisationOf } from './organisations.ts';

/** Returns the policy of the organisation, or the default if it has none. */
export async function policyOf(db: Db, organisationId: number): Promise<SignInPolicy> {
  const found = await db
    .selectFrom('sign_in_policies')
    .where('organisation_id', '=', organisationId)
    .select([
      'mailed_code as mailedCode',
      'factor_required as factorRequired',
      'idle_minutes as idleMinutes',
      'session_minutes as sessionMinutes',
    ])
    .executeTakeFirst();
  return found ?? usualPolicy;
}

/** Returns the same. Throws `AppError` (404). */
export async function readPolicy(db: Db, organisationId: number): Promise<SignInPolicy> {
  await organisationOf(db, organisationId, 'account');
  return policyOf(db, organisationId);
}

/**
 * Changes the policy at once, on every node within a second, also for signed-in users. Returns the organisation's name and its current policy. Throws
 * `AppError`: 404, and 400 if no factor would be left to confirm a sign-in.
 */
export async function changePolicy(
  transaction: Db,
  { userId: organisationId, ...change }: ChangedPolicy,
  actor: string,
): Promise<{ name: string; policy: SignInPolicy }> {
  await lockOrganisation(transaction, organisationId);
  const { name } = await organisationOf(transaction, organisationId, 'userId');
  const before = await policyOf(transaction, organisationId);
  const policy: SignInPolicy = {
    mailedCode: change.mailedCode ?? before.mailedCode,
    factorRequired: change.factorRequired ?? before.factorRequired,
    idleMinutes: change.idleMinutes ?? before.idleMinutes,
    sessionMinutes: change.sessionMinutes ?? before.sessionMinutes,
  };
  const { wayToConfirm } = organisationsWanted;
  if (!policy.mailedCode && !policy.factorRequired)
    throw new AppError('validation_failed', wayToConfirm, { errors: { factorRequired: wayToConfirm } });
  const values = {
    mailed_code: policy.mailedCode,
    factor_required: policy.factorRequired,
    idle_minutes: policy.idleMinutes,
    session_minutes: policy.sessionMinutes,
  };
  await transaction
    .insertInto('sign_in_policies')
    .values({ organisation_id: organisationId, ...values })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(values))
    .execute();
  await transaction
    .updateTable('sessions')
    .set({ expires_at: sql<Date>`least(expires_at, created_at + ${policy.sessionMinutes} * interval '1 minute')` })
    .where('user_id', 'in', transaction.selectFrom('portal_users').where('organisation_id', '=', organisationId).select('id'))
    .where('state', '=', 'active')
    .where('supporter_hash', 'is', null)
    .execute();
  const detail = `${formatPolicy(policy)}; was: ${formatPolicy(before)}`;
  await recordAudit(transaction, { organisationId, actor, subject: name, action: 'sign-in policy changed', detail });
  return { name, policy };
}

/** Formats the policy in the words of the audit log and the command line. */
export function formatPolicy({ mailedCode, factorRequired, idleMinutes, sessionMinutes }: SignInPolicy): string {
  return [
    mailedCode ? 'mailed code allowed' : 'no mailed code',
    factorRequired ? 'passkey or app required' : 'no passkey or app required',
    `sessions of ${idleMinutes} minutes unused and ${sessionMinutes} in all`,
  ].join(', ');
}
