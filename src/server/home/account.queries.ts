import type { Account } from '../../shared/home/home.ts';
import { homeListedMost } from '../../shared/base/limits.ts';
import { administratorsOf } from '../auth/administrators.ts';
import type { Session } from '../auth/sessions.ts';
import type { Db } from '../database/database.ts';

export async function accountOf(db: Db, session: Session): Promise<Account> {
  const { signedInAt, previousSignInAt } = await signInsOf(db, session.portalId);
  const administrators = await administratorsOf(db, session.organisationId);
  const names = administrators.filter(({ portalId }) => portalId !== session.portalId).map(({ name }) => name);
  return {
    signedInAt: signedInAt?.toISOString() ?? null,
    previousSignInAt: previousSignInAt?.toISOString() ?? null,
    administrators: names.slice(0, homeListedMost),
    moreAdministrators: Math.max(0, names.length - homeListedMost),
  };
}

/** Reads the times of the last and the previous sign-in. */
export async function signInsOf(db: Db, portalId: string): Promise<{ signedInAt: Date | null; previousSignInAt: Date | null }> {
  const row = await db
    .selectFrom('portal_users')
    .where('id', '=', portalId)
    .select(['last_sign_in_at as signedInAt', 'previous_sign_in_at as previousSignInAt'])
    .executeTakeFirst();
  return row ?? { signedInAt: null, previousSignInAt: null };
}
