/** Whether an organisation lets its people sign in the way they came. */
import { budgets, spend } from '../../auth/attempt-budgets.ts';
import { recordAudit } from '../../auth/audit-log.ts';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { findProvider } from '../../single-sign-on/identity-provider-rows.ts';

/** How somebody signs in: by a secret that the portal looks at itself, or at the provider of their organisation. */
export type Way = 'portal' | 'single sign-on';

interface Person {
  readonly portalId: string;
  readonly organisationId: number;
  readonly email: string;
}

/** Throws `AppError` (403) where the organisation lets nobody in but through its provider. Only whoever has the right password, or passkey, is told. */
export async function requireAllowedWay(db: Db, { organisationId }: Pick<Person, 'organisationId'>, way: Way): Promise<void> {
  if (way === 'single sign-on') return;
  const provider = await findProvider(db, organisationId);
  if (provider?.isOnlyWay !== true) return;
  throw new AppError(
    'forbidden',
    'Your organisation signs in through its own provider alone. Enter your e-mail address and continue there',
  );
}

/** The same, with an entry of the audit log once a day. */
export async function requirePortalWay(db: Db, { portalId, organisationId, email }: Person): Promise<void> {
  try {
    await requireAllowedWay(db, { organisationId }, 'portal');
  } catch (error) {
    const detail = 'single sign-on is the only way in';
    if ((await spend(db, budgets.closedSignInsOfAccount, portalId)) !== undefined)
      await recordAudit(db, { organisationId, actor: email, subject: email, action: 'sign-in refused', detail });
    throw error;
  }
}
