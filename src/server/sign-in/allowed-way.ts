/** Checks that an organisation allows the sign-in method of a person. */
import { signInSaid } from '../../shared/sign-in/said.ts';
import { budgets, spend } from '../auth/attempt-budgets.ts';
import { recordAudit } from '../auth/audit-log.ts';
import { factorsOf } from '../factors/factors.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../base/errors.ts';
import { findProvider } from '../single-sign-on/identity-provider-rows.ts';

/** The sign-in method of a person: the mailed code, another secret that the portal checks itself, or the organisation's identity provider. */
export type Way = 'mailed code' | 'portal' | 'single sign-on';

interface Person {
  readonly portalId: string;
  readonly organisationId: number;
  readonly email: string;
}

/**
 * Throws `AppError` (403) if the organisation admits people only through its provider, or refuses the mailed code of a person with a better factor. Only a
 * caller with the right password or passkey gets this answer.
 */
export async function requireAllowedWay(
  db: Db,
  { portalId, organisationId }: Pick<Person, 'portalId' | 'organisationId'>,
  way: Way,
): Promise<void> {
  if (way === 'single sign-on') return;
  if (way === 'mailed code' && !(await factorsOf(db, portalId)).mailedCode) throw new AppError('forbidden', signInSaid.noMailedCode);
  const provider = await findProvider(db, organisationId);
  if (provider?.isOnlyWay !== true) return;
  throw new AppError('forbidden', signInSaid.onlyThroughProvider);
}

/** Requires that the portal's own sign-in is allowed; a refusal gets an audit entry once a day. Throws like `requireAllowedWay`. */
export async function requirePortalWay(db: Db, { portalId, organisationId, email }: Person): Promise<void> {
  try {
    await requireAllowedWay(db, { portalId, organisationId }, 'portal');
  } catch (error) {
    const detail = 'single sign-on is the only way in';
    if ((await spend(db, budgets.closedSignInsOfAccount, portalId)) !== undefined)
      await recordAudit(db, { organisationId, actor: email, subject: email, action: 'sign-in refused', detail });
    throw error;
  }
}
