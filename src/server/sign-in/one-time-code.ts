/** The one-time code: sent, confirmed, and protected by budgets that belong to the account and outlive every sign-in. */
import { createHmac, randomInt } from 'node:crypto';
import { baseSaid } from '../../shared/base/said.ts';
import { signInSaid } from '../../shared/sign-in/said.ts';
import { signInWanted } from '../../shared/sign-in/wanted.ts';
import { budgets, codesSent, refund, secondsUntilNext, spend, spendOrRefuse } from '../auth/attempt-budgets.ts';
import { recordAuditOf } from '../auth/audit-log.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import type { LanguageTag } from '../../shared/base/language.ts';
import type { Session } from '../auth/sessions.ts';
import { languageOf } from '../auth/stored-language.ts';
import { lockUser } from '../auth/session-rows.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { activate } from './sign-in.ts';
import { consumeCode, removeCode, secondsUntilResend, storeCode, voidCode } from '../auth/one-time-codes.ts';
import { codeMail, lockedMail } from './sign-in.mails.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'mailer' | 'outbox' | 'sessions' | 'metrics' | 'secretKeys' | 'clock' | 'printDemoLine'>;

/** Most remaining tries that a refusal mentions. */
const fewTries = 2;

/** Mails a new code to the account that is signing in; older ones no longer work. */
export async function sendCode(deps: Needs, { portalId, email }: Session, language: LanguageTag | undefined): Promise<void> {
  const { db, config, mailer, printDemoLine } = deps;
  await refuseWhileLocked(deps, portalId);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hourly = codesSent(config.CODES_PER_HOUR);
  await spendOrRefuse(db, hourly, { key: portalId, message: signInSaid.tooManyAsked });
  const codeHash = hashCode(deps.secretKeys[0], { portalId, code });
  if (!(await storeCode(db, { userId: portalId, codeHash, resendSeconds: config.CODE_RESEND_SECONDS }))) {
    await refund(db, hourly, portalId);
    throw new AppError('too_many_attempts', signInSaid.codeJustSent, {
      retryAfterSeconds: await secondsUntilResend(db, portalId, config.CODE_RESEND_SECONDS),
    });
  }
  try {
    await mailer.send(codeMail(config, { to: email, language, code, time: deps.clock() }));
  } catch (cause) {
    await removeCode(db, portalId, codeHash);
    await refund(db, hourly, portalId);
    throw new AppError('mail_unavailable', signInSaid.codeNotSent, { cause, retryAfterSeconds: 10 });
  }
  printDemoLine(`One-time code for ${email}: ${code}`);
}

/** A typed code of any kind: they share the budgets for wrong ones. */
interface Typed {
  /** The browser's description of itself, in words. */
  readonly device: string;
  /** Uses up the code; undefined if it is wrong, else the addition to the audit entry, if any. */
  readonly consume: (transaction: Db) => Promise<{ readonly by?: string } | undefined>;
  /** Audit detail of a wrong code. */
  readonly wrong: string;
}

/** The code that was mailed. `email` has to be that of the session. */
export function mailedCode({ secretKeys }: Needs, session: Session, { email, otp }: { email: string; otp: string }): Omit<Typed, 'device'> {
  const { portalId } = session;
  const hashes = secretKeys.map((key) => hashCode(key, { portalId, code: otp }));
  return {
    consume: async (transaction) => (email === session.email && (await consumeCode(transaction, portalId, hashes)) ? {} : undefined),
    wrong: 'wrong one-time code',
  };
}

/**
 * Uses up a code of the account that is signing in, and returns the token of its new session. A wrong one gets 400. The one that uses up `codeOfAccount`, and
 * every later one, even the right one, gets 429 until the window ends; the one that uses up `codeOfAccountToday` closes the code step until midnight UTC. Of
 * concurrent right ones the first succeeds, and the others get 401.
 */
export async function confirmCode(deps: Needs, session: Session, typed: Typed): Promise<string> {
  const { portalId } = session;
  const { db } = deps;
  const today = await spend(db, budgets.codeOfAccountToday, portalId);
  const recent = today === undefined ? undefined : await spend(db, budgets.codeOfAccount, portalId);
  if (today === undefined || recent === undefined) {
    if (today !== undefined) await refund(db, budgets.codeOfAccountToday, portalId);
    deps.metrics.countSignInFailure('closed');
    throw await locked(deps, portalId);
  }
  const outcome = await tradeCode(deps, session, typed);
  if (outcome === 'wrong') throw await wrongCode(deps, session, { today, recent, wrong: typed.wrong });
  await refund(db, budgets.codeOfAccountToday, portalId);
  await refund(db, budgets.codeOfAccount, portalId);
  if (outcome === 'over') throw new AppError('not_signed_in', baseSaid.signIn);
  return outcome.token;
}

/** Takes a used code off the codes of the hour: only unused ones tell of somebody who has mails sent to another. */
export async function giveBackUsedCode({ db, config }: Needs, { portalId }: Session): Promise<void> {
  await refund(db, codesSent(config.CODES_PER_HOUR), portalId);
}

/** Code and pending session for an active session: all or nothing. `over` where the pending session was traded or replaced meanwhile. */
async function tradeCode(deps: Needs, session: Session, typed: Typed): Promise<{ token: string } | 'wrong' | 'over'> {
  return inTransaction(deps.db, async (transaction) => {
    await lockUser(transaction, session.portalId);
    if (!(await deps.sessions.renewable(transaction, session.tokenHash))) return 'over';
    const consumed = await typed.consume(transaction);
    if (!consumed) return 'wrong';
    return { token: await activate(deps, transaction, { pending: session, device: typed.device, ...consumed }) };
  });
}

/** Returns the refusal of a wrong code, with the consequences of the last one. */
async function wrongCode(
  deps: Needs,
  session: Session,
  { today, recent, wrong }: { today: number; recent: number; wrong: string },
): Promise<AppError> {
  const { portalId, email } = session;
  const { db, outbox, config } = deps;
  deps.metrics.countSignInFailure('code');
  await recordAuditOf(db, session, { action: 'sign-in refused', detail: wrong });
  const lastToday = today === budgets.codeOfAccountToday.max;
  if (lastToday) {
    const language = await languageOf(db, portalId);
    await outbox.queue(db, lockedMail(config, { to: email, language, tries: budgets.codeOfAccountToday.max, time: deps.clock() }));
  }
  if (lastToday || recent === budgets.codeOfAccount.max) {
    await voidCode(db, portalId);
    return locked(deps, portalId);
  }
  const left = budgets.codeOfAccount.max - recent;
  return new AppError('wrong_code', signInWanted.rightCode, left <= fewTries ? { triesLeft: left } : {});
}

async function refuseWhileLocked(deps: Needs, portalId: string): Promise<void> {
  const seconds = await secondsLocked(deps, portalId);
  if (seconds > 0) throw await locked(deps, portalId);
}

async function secondsLocked({ db }: Needs, portalId: string): Promise<number> {
  const waits = [budgets.codeOfAccount, budgets.codeOfAccountToday].map((budget) => secondsUntilNext(db, budget, portalId));
  return Math.max(0, ...(await Promise.all(waits)).map((seconds) => seconds ?? 0));
}

async function locked(deps: Needs, portalId: string): Promise<AppError> {
  return new AppError('too_many_attempts', signInSaid.tooManyCodes, {
    retryAfterSeconds: Math.max(1, await secondsLocked(deps, portalId)),
  });
}

/** Hashes a code with a key that is not in the database, bound to the account. */
function hashCode(secretKey: string, { portalId, code }: { portalId: string; code: string }): Buffer {
  return createHmac('sha256', secretKey).update(`one-time code ${portalId} ${code}`).digest();
}
