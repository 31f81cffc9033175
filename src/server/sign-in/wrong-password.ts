/** The effects of a wrong password. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { budgets, spend } from '../auth/attempt-budgets.ts';
import { recordAudit } from '../auth/audit-log.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { wrongPasswordsMail } from './sign-in.mails.ts';
import { findAnyUser, type SignInUser } from './sign-in.queries.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'outbox' | 'clock'>;

interface WrongPassword {
  /** The account's owner; undefined if the address is unknown. */
  readonly user: SignInUser | undefined;
  /** True if this attempt closed the sign-in. */
  readonly isClosed: boolean;
}

/**
 * Writes a wrong password into the audit log; if it closes the sign-in, the owner gets a mail, once a day. For an unknown address the same is written for
 * another user and rolled back: the next call may feel the load of the database, so less work would reveal which accounts exist.
 */
export async function recordWrongPassword(deps: Needs, { user: known, isClosed }: WrongPassword): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const someone = await findAnyUser(transaction);
    // Not by a real user's id: their mail of the day may have been sent.
    const user = known ?? (someone && { ...someone, id: randomUUID() });
    if (!user) return;
    await sql`savepoint before_entry`.execute(transaction);
    await write(deps, transaction, { user, isClosed });
    await (known ? sql`release savepoint before_entry` : sql`rollback to savepoint before_entry`).execute(transaction);
  });
}

async function write({ outbox, config, clock }: Needs, db: Db, { user, isClosed }: WrongPassword & { user: SignInUser }): Promise<void> {
  const { id, organisationId, email, language } = user;
  const about = { organisationId, actor: email, subject: email };
  await recordAudit(db, { ...about, action: 'sign-in refused', detail: 'wrong password' });
  if (!isClosed) return;
  const tries = budgets.passwordOfAccount.max;
  await recordAudit(db, { ...about, action: 'sign-in closed', detail: `${tries} wrong passwords` });
  if ((await spend(db, budgets.lockMailsOfAccount, id)) === undefined) return;
  await outbox.queue(db, wrongPasswordsMail(config, { to: email, language, tries, time: clock() }));
}
