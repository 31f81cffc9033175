/**
 * Budgets of attempts: so many in a window, counted by the database in one statement, so that a hundred parallel guesses
 * on several processes spend no more than one after another would. A window begins with the first attempt in it.
 */
import { type RawBuilder, sql } from 'kysely';
import { wrongPasswordMinutes } from '../../shared/base/limits.ts';
import type { Db } from '../database/database.ts';
import type { Said } from '../../shared/base/sayings.ts';
import { AppError } from '../base/errors.ts';

export interface Budget {
  readonly name: string;
  readonly max: number;
  /** When a window that begins now ends. */
  readonly windowEnd: RawBuilder<Date>;
}

export const inMinutes = (minutes: number) => sql<Date>`now() + ${minutes} * interval '1 minute'`;
export const endOfUtcDay = sql<Date>`(date_trunc('day', now() at time zone 'UTC') + interval '1 day') at time zone 'UTC'`;

export const budgets = {
  passwordOfAccount: { name: 'password of account', max: 10, windowEnd: inMinutes(wrongPasswordMinutes) },
  /** Of a device that signed in before: strangers spend none of it. */
  passwordOfDevice: { name: 'password of device', max: 10, windowEnd: inMinutes(wrongPasswordMinutes) },
  /** Of whoever is signed in and changes the password: neither locks the sign-in nor is locked with it. */
  currentPasswordOfAccount: { name: 'current password of account', max: 10, windowEnd: inMinutes(wrongPasswordMinutes) },
  /** Of whoever is signed in and shows a code before something is made: the sign-in has its own. */
  proofCodesOfAccount: { name: 'proof codes of account', max: 10, windowEnd: endOfUtcDay },
  passwordFromAddress: { name: 'password from address', max: 100, windowEnd: inMinutes(wrongPasswordMinutes) },
  /** A stranger leaves a row with each, and may make the portal ask a provider. Whole offices have one address. */
  signInsBegunFromAddress: { name: 'sign-ins begun from address', max: 600, windowEnd: inMinutes(15) },
  /** The portal calls wherever the organisation says, which reads the reply. */
  webhookTestsOfOrganisation: { name: 'webhook tests of organisation', max: 30, windowEnd: inMinutes(15) },
  codeOfAccount: { name: 'code of account', max: 5, windowEnd: inMinutes(15) },
  /** As long as a link works, so that whoever is flooded with links always has one that does. */
  passwordLinksOfAccount: { name: 'password links of account', max: 5, windowEnd: inMinutes(30) },
  emailChangesOfAccount: { name: 'e-mail changes of account', max: 5, windowEnd: inMinutes(30) },
  takenAddressesOfOrganisation: { name: 'taken addresses of organisation', max: 20, windowEnd: inMinutes(60) },
  /** Of these entries in the audit log. Nobody guesses a passkey, so that no refusal keeps its owner out. */
  refusedPasskeysOfAccount: { name: 'refused passkeys of account', max: 10, windowEnd: inMinutes(15) },
  /** Of these entries, too. */
  refusedSingleSignOnsOfOrganisation: { name: 'refused single sign-ons of organisation', max: 20, windowEnd: inMinutes(15) },
  /** Of entries that say why somebody with the right password was refused. */
  closedSignInsOfAccount: { name: 'closed sign-ins of account', max: 1, windowEnd: endOfUtcDay },
  lockMailsOfAccount: { name: 'lock mails of account', max: 1, windowEnd: endOfUtcDay },
  codeOfAccountToday: { name: 'code of account today', max: 10, windowEnd: endOfUtcDay },
} as const satisfies Record<string, Budget>;

/** How many codes an account gets in an hour; the number is configured. */
export const codesSent = (max: number): Budget => ({ name: 'codes sent', max, windowEnd: inMinutes(60) });

/** Spends one attempt of `key`. Answers how many are spent now, or undefined where none was left. */
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
  await sql`update attempts set spent = spent - 1 where budget = ${name} and key = ${key} and spent > 0`.execute(db);
}

interface Attempt {
  readonly key: string;
  /** What people read where none is left. */
  readonly message: Said;
  /** The field of the call that the message belongs to. */
  readonly field?: string;
}

/** Gives `key` its whole budget back. */
export async function forgetAttempts(db: Db, { name }: Budget, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('budget', '=', name).where('key', '=', key).execute();
}

/** Spends one attempt of `key`, or throws `AppError` (429) with `message` and when the next one is there. Answers how many are spent now. */
export async function spendOrRefuse(db: Db, budget: Budget, { key, message, field }: Attempt): Promise<number> {
  const spent = await spend(db, budget, key);
  if (spent !== undefined) return spent;
  const retryAfterSeconds = (await secondsUntilNext(db, budget, key)) ?? 1;
  throw new AppError('too_many_attempts', message, { retryAfterSeconds, ...(field !== undefined && { errors: { [field]: message } }) });
}

/** Seconds until `key` has attempts again, or undefined while some are left. */
export async function secondsUntilNext(db: Db, { name, max }: Budget, key: string): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(1, ceil(extract(epoch from window_ends_at - now())))::int as seconds from attempts
    where budget = ${name} and key = ${key} and spent >= ${max} and window_ends_at > now()`.execute(db);
  return rows[0]?.seconds;
}
