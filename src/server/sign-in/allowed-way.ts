/** Whether an organisation lets its people sign in the way they came. */
import { signInSaid } from '../../shared/sign-in/said.ts';
import { budgets, spend } from '../auth/attempt-budgets.ts';
import { recordAudit } from '../auth/audit-log.ts';
import { factorsOf } from '../factors/factors.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../base/errors.ts';
import { findProvider } from '../single-sign-on/identity-provider-rows.ts';

/** How somebody signs in: by the mailed code, by another secret that the portal looks at itself, or at the provider of their organisation. */
export type Way = 'mailed code' | 'portal' | 'single sign-on';

interface Person {
  readonly portalId: string;
  readonly organisationId: number;
  readonly email: string;
}

/**
 * Throws `AppError` (403) where the organisation lets nobody in but through its provider, or not by a mailed code who has something better.
 * Only whoever has the right password, or passkey, is told.
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

/** The same, with an entry of the audit log once a day. */
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
