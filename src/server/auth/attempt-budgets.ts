/**
 * Budgets of attempts: a limit for a window, counted by the database in one statement, so that a hundred parallel guesses on several processes spend
 * no more than sequential ones. The first attempt opens the window.
 */
import { type RawBuilder, sql } from 'kysely';
import { wrongPasswordMinutes } from '../../shared/base/limits.ts';
import type { Db } from '../database/database.ts';
import type { Said } from '../../shared/base/sayings.ts';
import { AppError } from '../base/errors.ts';

export interface Budget {
  readonly name: string;
  readonly max: number;
  /** The end of a window that begins now. */
  readonly windowEnd: RawBuilder<Date>;
}

export const inMinutes = (minutes: number) => sql<Date>`now() + ${minutes} * interval '1 minute'`;
export const endOfUtcDay = sql<Date>`(date_trunc('day', now() at time zone 'UTC') + interval '1 day') at time zone 'UTC'`;

export const budgets = {
  passwordOfAccount: { name: 'password of account', max: 10, windowEnd: inMinutes(wrongPasswordMinutes) },
  /** Devices that signed in before: strangers cannot spend this budget. */
  passwordOfDevice: { name: 'password of device', max: 10, windowEnd: inMinutes(wrongPasswordMinutes) },
  /** Password changes of a signed-in user: these and the sign-in do not lock each other. */
  currentPasswordOfAccount: { name: 'current password of account', max: 10, windowEnd: inMinutes(wrongPasswordMinutes) },
  /** Codes that a signed-in user enters before something is created: the sign-in has its own budget. */
  proofCodesOfAccount: { name: 'proof codes of account', max: 10, windowEnd: endOfUtcDay },
  passwordFromAddress: { name: 'password from address', max: 100, windowEnd: inMinutes(wrongPasswordMinutes) },
  /** Each sign-in that a stranger begins leaves a row, and may make the portal call a provider. Whole offices share one address. */
  signInsBegunFromAddress: { name: 'sign-ins begun from address', max: 600, windowEnd: inMinutes(15) },
  /** The organisation chooses the address that the portal calls, and reads the reply. */
  webhookTestsOfOrganisation: { name: 'webhook tests of organisation', max: 30, windowEnd: inMinutes(15) },
  codeOfAccount: { name: 'code of account', max: 5, windowEnd: inMinutes(15) },
  /** The window is the lifetime of a link, so that a user who is flooded with links always has one that works. */
  passwordLinksOfAccount: { name: 'password links of account', max: 5, windowEnd: inMinutes(30) },
  emailChangesOfAccount: { name: 'e-mail changes of account', max: 5, windowEnd: inMinutes(30) },
  takenAddressesOfOrganisation: { name: 'taken addresses of organisation', max: 20, windowEnd: inMinutes(60) },
  /** Limits these entries in the audit log. Nobody guesses a passkey, so no refusal keeps its owner out. */
  refusedPasskeysOfAccount: { name: 'refused passkeys of account', max: 10, windowEnd: inMinutes(15) },
  /** Limits these entries in the audit log. */
  refusedSingleSignOnsOfOrganisation: { name: 'refused single sign-ons of organisation', max: 20, windowEnd: inMinutes(15) },
  /** Limits entries that say why a user with the right password was refused. */
  closedSignInsOfAccount: { name: 'closed sign-ins of account', max: 1, windowEnd: endOfUtcDay },
  lockMailsOfAccount: { name: 'lock mails of account', max: 1, windowEnd: endOfUtcDay },
  codeOfAccountToday: { name: 'code of account today', max: 10, windowEnd: endOfUtcDay },
} as const satisfies Record<string, Budget>;

/** Codes for an account per hour; the number is configured. */
export const codesSent = (max: number): Budget => ({ name: 'codes sent', max, windowEnd: inMinutes(60) });

/** Spends one attempt of `key`. Returns the number spent so far, or undefined if none was left. */
export async function spend(db: Db, { name, max, windowEnd }: Budget, key: string): Promise<number | undefined> {
  const { rows } = await sql<{ spent: number }>`
    insert into attempts as a (budget, key, spent, window_ends_at) values (${name}, ${key}, 1, ${windowEnd})
    on conflict (budget, key) do update set
      spent = case when a.window_ends_at <= now() then 1 else a.spent + 1 end,
      window_ends_at = case when a.window_ends_at <= now() then excluded.window_ends_at else a.window_ends_at end
    where a.window_ends_at <= now() or a.spent < ${max}
    returning spent`.execute(db);
  return rows[0]?.spent;
}

/** Refunds an attempt that turned out right. */
export async function refund(db: Db, { name }: Budget, key: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set((eb) => ({ spent: eb('spent', '-', 1) }))
    .where('budget', '=', name)
    .where('key', '=', key)
    .where('spent', '>', 0)
    .execute();
}

interface Attempt {
  readonly key: string;
  /** The message if no attempt is left. */
  readonly message: Said;
  /** The field of the call that the message belongs to. */
  readonly field?: string;
}

/** Gives `key` its whole budget back. */
export async function forgetAttempts(db: Db, { name }: Budget, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('budget', '=', name).where('key', '=', key).execute();
}

/** Spends one attempt of `key` and returns the number spent so far, or throws `AppError` (429) with `message` and the seconds until the next one. */
export async function spendOrRefuse(db: Db, budget: Budget, { key, message, field }: Attempt): Promise<number> {
  const spent = await spend(db, budget, key);
  if (spent !== undefined) return spent;
  const retryAfterSeconds = (await secondsUntilNext(db, budget, key)) ?? 1;
  throw new AppError('too_many_attempts', message, { retryAfterSeconds, ...(field !== undefined && { errors: { [field]: message } }) });
}

/** Seconds until `key` has attempts again, or undefined while some are left. */
export async function secondsUntilNext(db: Db, { name, max }: Budget, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('attempts')
    .where('budget', '=', name)
    .where('key', '=', key)
    .where('spent', '>=', max)
    .where('window_ends_at', '>', sql<Date>`now()`)
    .select(sql<number>`greatest(1, ceil(extract(epoch from window_ends_at - now())))::int`.as('seconds'))
    .executeTakeFirst();
  return row?.seconds;
}
