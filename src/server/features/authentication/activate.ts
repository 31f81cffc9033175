import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Session } from '../../sessions.ts';

/** Trades a pending session, whose code was confirmed, for an active one with a new token: both or neither. */
export function activate({ db, sessions }: Deps, pending: Session): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    if (!(await sessions.revoke(transaction, pending.tokenHash))) throw new AppError('unauthorized', 'Please sign in');
    return sessions.open(transaction, pending.portalId, 'active');
  });
}
