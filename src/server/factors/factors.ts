/** The factors of a user beyond password and mailed code. */
import type { Factors } from '../../shared/factors/passkeys.ts';
import type { Db } from '../database/database.ts';
import { countRecoveryCodes, removeRecoveryCodes } from './recovery-codes.ts';
import { policyOf } from '../auth/sign-in-policies.ts';
import { findTotp } from './totp-secrets.ts';

export async function factorsOf(db: Db, userId: string): Promise<Factors> {
  const passkey = await db
    .selectFrom('passkeys')
    .where('user_id', '=', userId)
    .where('restored_at', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  const totp = await findTotp(db, userId);
  const recoveryCode = (await countRecoveryCodes(db, userId)) > 0;
  const hasOwn = passkey !== undefined || totp !== undefined;
  const mailedCode = !hasOwn || (await takesMailedCode(db, userId));
  return { passkey: passkey !== undefined, authenticator: totp !== undefined, recoveryCode, mailedCode };
}

/** True if the policy of the user's organisation accepts mailed codes beside a passkey or an app. */
async function takesMailedCode(db: Db, userId: string): Promise<boolean> {
  const user = await db.selectFrom('portal_users').where('id', '=', userId).select('organisation_id as organisationId').executeTakeFirst();
  return user === undefined || (await policyOf(db, user.organisationId)).mailedCode;
}

/** Removes the recovery codes, which replace a passkey or an app, once the user has neither. */
export async function dropUnneededCodes(db: Db, userId: string): Promise<void> {
  const { passkey, authenticator } = await factorsOf(db, userId);
  if (!passkey && !authenticator) await removeRecoveryCodes(db, userId);
}
