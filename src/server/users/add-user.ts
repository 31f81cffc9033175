/** Adding a portal user, and what is told of addresses that somebody has. */
import type * as z from 'zod/mini';
import { usersSaid } from '../../shared/users/said.ts';
import { register, type NewUser } from '../../shared/users/users.ts';
import { budgets, refund, spendOrRefuse } from '../auth/attempt-budgets.ts';
import { whyNotGrant } from '../auth/granting.ts';
import { queueInvitation } from './invitations.ts';
import { addInvitedUser } from './invited-users.ts';
import { recordRefusal } from '../auth/refused-calls.ts';
import type { Session } from '../auth/sessions.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { type IdempotencyKey, runOnce } from '../http/idempotency.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'outbox' | 'publicUrl'>;

interface Asked {
  readonly user: z.infer<typeof NewUser>;
  readonly key: IdempotencyKey | undefined;
}

/** Adds a portal user, who gets an invitation by mail to set a password. Answers the portalId. */
export async function addUser(deps: Needs, session: Session, { user, key }: Asked): Promise<string> {
  const { isStaff, email: actor } = session;
  if (!isStaff && user.userId !== session.organisationId) throw new AppError('forbidden', usersSaid.otherOrganisation);
  const refusal = whyNotGrant(user.permissions, session.permissions);
  if (refusal !== undefined) throw new AppError('forbidden', refusal);
  return countTaken(deps, session, async () => {
    const { reply } = await inTransaction(deps.db, (transaction) =>
      runOnce(transaction, key, async () => {
        const { portalId, organisation, token } = await addInvitedUser(transaction, user, { actor, isStaff });
        await queueInvitation(deps, transaction, { by: session, email: user.email, field: 'email', organisation, token });
        return portalId;
      }),
    );
    return reply;
  });
}

const { takenAddressesOfOrganisation: budget } = budgets;
const tooManyTaken = usersSaid.tooManyTaken(budget.max);

/**
 * Lets an organisation find so many addresses in use, and then adds nobody for it: free ones would tell, too. Counted before, and taken back, so
 * that many calls at once learn no more than one after the other. Staff read every list of users.
 */
async function countTaken({ db }: Needs, session: Session, add: () => Promise<string>): Promise<string> {
  if (session.isStaff) return add();
  const key = String(session.organisationId);
  try {
    await spendOrRefuse(db, budget, { key, message: tooManyTaken, field: 'email' });
  } catch (error) {
    await recordRefusal(db, session, { call: `${register.method} ${register.path}`, refusal: tooManyTaken });
    throw error;
  }
  let isTaken = false;
  try {
    return await add();
  } catch (error) {
    isTaken = error instanceof AppError && error.code === 'already_exists';
    throw error;
  } finally {
    if (!isTaken) await refund(db, budget, key);
  }
}
