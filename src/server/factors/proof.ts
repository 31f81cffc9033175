/**
 * Proof of identity for every change that gives lasting access to the account or its data: it shows that the person who signed in is still there. A person who
 * holds a session for a moment lacks it.
 */
import { sql } from 'kysely';
import type { Proof, ProofWays } from '../../shared/factors/proof.ts';
import { factorsSaid } from '../../shared/factors/said.ts';
import { freshSignInMinutes } from '../../shared/base/limits.ts';
import { baseSaid } from '../../shared/base/said.ts';
import type { Said } from '../../shared/base/sayings.ts';
import { signInSaid } from '../../shared/sign-in/said.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { findProvider } from '../single-sign-on/identity-provider-rows.ts';
import { budgets, refund, spendOrRefuse } from '../auth/attempt-budgets.ts';
import { recordAuditOf } from '../auth/audit-log.ts';
import { factorsOf } from './factors.ts';
import { findPassword, rightPassword } from '../auth/own-password.ts';
import { counterSigned } from './passkey-challenges.ts';
import { countUse, findPasskey } from './passkey-rows.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import type { Session } from '../auth/sessions.ts';
import { lockAsCompared, lockSignedIn } from '../auth/still-signed-in.ts';
import { consumeTotpCode } from './totp-secrets.ts';

type Needs = Pick<Deps, 'db' | 'passwordHashes' | 'sessions' | 'secretKeys' | 'publicUrl'>;

/** Returns the proofs that the caller must show. */
export async function proofWaysOf(db: Db, session: Session): Promise<ProofWays> {
  if (!(await hasPassword(db, session)))
    return { password: false, authenticator: false, passkey: false, recoveryCode: false, signIn: !(await isFresh(db, session)) };
  const { passkey, authenticator, recoveryCode } = await factorsOf(db, session.portalId);
  return { password: true, authenticator, passkey, recoveryCode: recoveryCode && (passkey || authenticator), signIn: false };
}

/** True if the password opens the account: false if the organisation's provider is the only way in. */
async function hasPassword(db: Db, { portalId, organisationId }: Session): Promise<boolean> {
  const stored = await findPassword(db, portalId);
  if (stored === undefined) throw new AppError('not_signed_in', baseSaid.signIn);
  if (stored === null) return false;
  return (await findProvider(db, organisationId))?.isOnlyWay !== true;
}

async function isFresh(db: Db, { tokenHash }: Session): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .where('created_at', '>', sql<Date>`now() - ${freshSignInMinutes} * interval '1 minute'`)
    .select('user_id')
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Runs `work` in a transaction that locks the user, checks the session and uses up the proof. Throws `AppError`: 403 if a proof is missing, 400 if it is wrong,
 * 429 after too many, 401 if the session ended meanwhile, and 409 if the password changed.
 */
export async function withProof<Result>(
  deps: Needs,
  session: Session,
  { given, work }: { given: Proof; work: (transaction: Db) => Promise<Result> },
): Promise<Result> {
  const { db, sessions } = deps;
  const ways = await proofWaysOf(db, session);
  if (ways.signIn) throw proofNeeded(ways, factorsSaid.signInAnew);
  if (!ways.password) {
    return inTransaction(db, async (transaction) => {
      await lockSignedIn(transaction, sessions, session);
      return work(transaction);
    });
  }
  const password = given.password;
  if (password === undefined) throw proofNeeded(ways, factorsSaid.passwordNeeded);
  const factor = ways.passkey || ways.authenticator ? factorIn(deps, session, given) : undefined;
  if ((ways.passkey || ways.authenticator) && !factor) throw proofNeeded(ways, factorsSaid.factorNeeded);
  const compared = await rightPassword(deps, { key: session.portalId, password });
  const use = await factor?.();
  let isProved = false;
  try {
    return await inTransaction(db, async (transaction) => {
      await lockAsCompared(transaction, sessions, { session, compared });
      if (use && !(await use(transaction))) throw wrongFactor(given);
      isProved = true;
      return work(transaction);
    });
  } finally {
    // A later refusal is not due to a wrong code, so the attempt is refunded.
    if (use && isProved) await refund(db, budgets.proofCodesOfAccount, session.portalId);
  }
}

/** Uses up a factor within a transaction; false if it is wrong. */
type Use = (transaction: Db) => Promise<boolean>;

/** The factor that was shown; undefined where there is none. */
function factorIn(deps: Needs, session: Session, given: Proof): (() => Promise<Use>) | undefined {
  const { portalId: userId } = session;
  const { db, secretKeys } = deps;
  const { otp, recoveryCode, passkey } = given;
  const counted = (use: Use) => async () => {
    await spendOrRefuse(db, budgets.proofCodesOfAccount, { key: userId, message: signInSaid.tooManyCodes });
    return use;
  };
  if (otp !== undefined) return counted((transaction) => consumeTotpCode(transaction, secretKeys, { userId, code: otp }));
  if (recoveryCode !== undefined)
    return counted(async (transaction) => {
      const left = await consumeRecoveryCode(transaction, userId, recoveryCode);
      if (left !== undefined) await recordAuditOf(transaction, session, { action: 'recovery code used', detail: `${left} are left` });
      return left !== undefined;
    });
  if (passkey === undefined) return undefined;
  return counted(async (transaction) => {
    const known = await findPasskey(transaction, passkey.id);
    if (known?.portalId !== userId) return false;
    const counter = await counterSigned(transaction, known, {
      response: passkey,
      holderHash: session.tokenHash,
      publicUrl: deps.publicUrl(),
    });
    return counter !== undefined && (await countUse(transaction, known.id, counter));
  });
}

function proofNeeded(ways: ProofWays, message: Said): AppError {
  return new AppError('proof_needed', message, { ways });
}

function wrongFactor({ otp, recoveryCode }: Proof): AppError {
  if (otp !== undefined) return new AppError('wrong_code', factorsSaid.wrongCode, { errors: { otp: factorsSaid.wrongCode } });
  if (recoveryCode !== undefined)
    return new AppError('wrong_code', factorsSaid.wrongRecoveryCode, { errors: { recoveryCode: factorsSaid.wrongRecoveryCode } });
  return new AppError('wrong_code', factorsSaid.passkeyNotAccepted);
}
