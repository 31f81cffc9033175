/** The human check of a forgotten password: the self-hosted proof of work of ALTCHA, or reCAPTCHA v2 or v3. Each proof counts once across all nodes. */
import { createHash, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import * as z from 'zod';
import { recaptchaAction } from '../../shared/sign-in/passwords.ts';
import { passwordsWanted } from '../../shared/sign-in/passwords-wanted.ts';
import { signInSaid } from '../../shared/sign-in/said.ts';
import type { Config } from '../config/config.ts';
import { derivedKey, type SecretKeys } from '../config/secret-key.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../base/errors.ts';

export interface HumanCheck {
  /** Returns a fresh challenge for the widget; undefined if the provider makes its own. */
  challenge(): Promise<Challenge | undefined>;
  /** Throws `AppError`: 400 if the proof is missing, false, expired, reused or meant for another site, 503 if the provider does not answer. */
  verify(proof: string): Promise<void>;
}

const validMs = 5 * 60_000;
const providerTimeoutMs = 5_000;
const maxAnswerBytes = 16_384;
/** The lowest reCAPTCHA v3 score that passes as human. */
const leastScore = 0.5;

/** The effort of a proof of work: rounds of PBKDF2 for each number tried, and bounds on how many are tried. */
export interface ProofEffort {
  readonly cost: number;
  readonly leastTries: number;
  readonly mostTries: number;
}

/** About half a second of one core in a browser: nothing for a person, a price for a thousand addresses. */
const halfASecond: ProofEffort = { cost: 1_000, leastTries: 300, mostTries: 900 };

interface HumanCheckDependencies {
  readonly db: Db;
  readonly config: Config;
  readonly secretKeys: SecretKeys;
  readonly proofEffort?: ProofEffort | undefined;
}

export function createHumanCheck({ db, config, secretKeys, proofEffort = halfASecond }: HumanCheckDependencies): HumanCheck {
  const check = config.CAPTCHA_PROVIDER === 'altcha' ? proofOfWork(secretKeys, proofEffort) : recaptcha(config);
  return {
    challenge: check.challenge,
    async verify(proof) {
      if (!(await spendProof(db, await check.verify(proof)))) throw refused();
    },
  };
}

/** The part of one provider. `verify` returns the proof's id, the same for every encoding of the proof, so that it counts once. */
interface Check {
  challenge: HumanCheck['challenge'];
  verify(proof: string): Promise<string>;
}

/** Returns the address of the reCAPTCHA script for the browser; undefined for ALTCHA, which is part of the portal. */
export function captchaScriptUrl({ CAPTCHA_PROVIDER, CAPTCHA_SCRIPT_URL }: Config): string | undefined {
  return CAPTCHA_PROVIDER === 'altcha' ? undefined : (CAPTCHA_SCRIPT_URL ?? 'https://www.google.com/recaptcha/api.js');
}

function refused(): AppError {
  return new AppError('human_check_failed', passwordsWanted.human, { errors: { recaptcha: passwordsWanted.human } });
}

async function spendProof(db: Db, proofId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_human_checks')
    .values({ proof: createHash('sha256').update(proofId).digest('hex'), expires_at: sql<Date>`now() + interval '1 hour'` })
    .onConflict((conflict) => conflict.column('proof').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The payload of the widget: base64 of the challenge with its solution. The library checks signatures and key; this schema, the outer form. */
const Payload = z.object({
  challenge: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

function proofOfWork(secretKeys: SecretKeys, { cost, leastTries, mostTries }: ProofEffort): Check {
  const secretsOf = (key: string) => ({
    hmacSignatureSecret: derivedKey(key, 'human check').toString('hex'),
    hmacKeySignatureSecret: derivedKey(key, 'human check key').toString('hex'),
  });
  const isVerified = async (payload: NonNullable<ReturnType<typeof readPayload>>, key: string) =>
    (await verifySolution({ ...payload, deriveKey, ...secretsOf(key) }).catch(() => ({ verified: false }))).verified;
  return {
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(leastTries, mostTries),
        deriveKey,
        expiresAt: new Date(Date.now() + validMs),
        ...secretsOf(secretKeys[0]),
      }),
    async verify(proof) {
      const payload = readPayload(proof);
      if (!payload) throw refused();
      for (const key of secretKeys)
        if (payload.challenge.signature !== undefined && (await isVerified(payload, key))) return payload.challenge.signature;
      throw refused();
    },
  };
}

function readPayload(proof: string): { challenge: Challenge; solution: Solution } | undefined {
  try {
    const parsed = Payload.parse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8')));
    // The cast is safe here: the parameters are signed, and the library refuses those that it did not sign.
    return parsed as unknown as { challenge: Challenge; solution: Solution };
  } catch {
    return undefined;
  }
}

const RecaptchaAnswer = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  score: z.number().optional(),
});

function recaptcha({ CAPTCHA_PROVIDER, CAPTCHA_SECRET_KEY = '', CAPTCHA_VERIFY_URL, PUBLIC_URL }: Config): Check {
  return {
    challenge: async () => undefined,
    async verify(proof) {
      const {
        success,
        hostname,
        action,
        score = 0,
      } = await askProvider(CAPTCHA_VERIFY_URL, { secret: CAPTCHA_SECRET_KEY, response: proof });
      const isForUs = PUBLIC_URL === undefined || hostname === new URL(PUBLIC_URL).hostname;
      const isScored = CAPTCHA_PROVIDER !== 'recaptcha-v3' || (action === recaptchaAction && score >= leastScore);
      if (!success || !isForUs || !isScored) throw refused();
      return proof;
    },
  };
}

/** Calls the provider. If it is slow, down or answers nonsense nobody passes, and the reply says why. */
async function askProvider(address: string, form: Record<string, string>): Promise<z.infer<typeof RecaptchaAnswer>> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.timeout(providerTimeoutMs),
    });
    const text = await response.text();
    if (!response.ok || text.length > maxAnswerBytes)
      throw new Error(`The provider answered ${response.status} with ${text.length} characters`);
    return RecaptchaAnswer.parse(JSON.parse(text));
  } catch (cause) {
    throw new AppError('unavailable', signInSaid.humanCheckAway, { cause, retryAfterSeconds: 60 });
  }
}
