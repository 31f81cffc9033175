/**
 * Challenges that authenticators sign. Each works once, for a few minutes, and only for the session or browser that got it; its purpose follows from that
 * holder: signed in, signing in, or neither.
 */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { UsedCredential } from '../../shared/factors/passkey-credentials.ts';
import { passkeyChallengeMinutes } from '../../shared/base/limits.ts';
import type { Db } from '../database/database.ts';
import { inMinutes } from '../auth/attempt-budgets.ts';
import type { FoundPasskey } from './passkey-rows.ts';
import { hashToken } from '../auth/tokens.ts';
import { challengeIn, relyingParty, verifiedCounter } from './webauthn.ts';

/**
 * Makes 256 random bits, replacing the holder's earlier challenge. `holderHash` is the SHA-256 of the session's token, or of the cookie of a browser that is
 * not signed in.
 */
export async function makeChallenge(db: Db, holderHash: Buffer): Promise<Buffer<ArrayBuffer>> {
  const challenge = Buffer.from(randomBytes(32));
  const fresh = { challenge_hash: hashToken(challenge.toString('base64url')), expires_at: inMinutes(passkeyChallengeMinutes) };
  await db
    .insertInto('passkey_challenges')
    .values({ holder_hash: holderHash, ...fresh })
    .onConflict((conflict) => conflict.column('holder_hash').doUpdateSet(fresh))
    .execute();
  return challenge;
}

/** Uses up a challenge, in base64url as a browser signed it; true for exactly one caller, and only if it is the holder's newest. */
export async function takeChallenge(db: Db, holderHash: Buffer, challenge: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('holder_hash', '=', holderHash)
    .where('challenge_hash', '=', hashToken(challenge))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the authenticator's counter if it signed the holder's challenge for this portal; undefined if not. */
export async function counterSigned(
  db: Db,
  passkey: FoundPasskey,
  { response, holderHash, publicUrl }: { response: UsedCredential; holderHash: Buffer; publicUrl: string },
): Promise<number | undefined> {
  const challenge = challengeIn(response);
  if (challenge === undefined || !(await takeChallenge(db, holderHash, challenge))) return undefined;
  return verifiedCounter(response, passkey, relyingParty(publicUrl));
}
