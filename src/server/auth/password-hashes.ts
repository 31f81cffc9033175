/** Password digests at rest: argon2id of HMAC-SHA-256(pepper, digest), so that a digest leaked elsewhere is useless here. */
import { createHash, createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Options, hash, verify } from '@node-rs/argon2';
import { passwordBytes } from '../../shared/base/password.ts';
import { derivedKey, keyIdOf, type SecretKeys } from '../config/secret-key.ts';
import { signInSaid } from '../../shared/sign-in/said.ts';
import { createTurns, type Turns } from '../base/turns.ts';
import { AppError } from '../base/errors.ts';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
export const argon2Cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Returns the digest that a browser sends for `password`: SHA3-512, 128 lower-case hex digits. For seeding, the command line and tests. */
export function digestPassword(password: string): string {
  return createHash('sha3-512').update(passwordBytes(password)).digest('hex');
}

/** A hash occupies a whole core: more at once would only slow each other down and delay all other calls. */
const defaultPlaces = { places: availableParallelism(), maxWaitMs: 5_000 };

/** Returns the queue of hashes, first come first served. A call that waits too long is refused with `AppError` (503). */
export function hashTurns({ places, maxWaitMs }: typeof defaultPlaces): Turns<'all'> {
  const refusal = () => new AppError('overloaded', signInSaid.tooManyPeople, { retryAfterSeconds: maxWaitMs / 1_000 });
  return createTurns({ places, maxWaitMs, refusal });
}

/** True if `digest` is the stored one. Takes as long if nothing is stored, so that timing does not reveal which accounts exist. */
type Matches = (stored: string | null | undefined, digest: string) => Promise<boolean>;

/** Operations during a turn; each may be called once. */
interface Turn {
  readonly matches: Matches;
  /** Returns the hash of `digest` with the current key, if the stored one was made with another key. */
  renewed(stored: string | null, digest: string): Promise<string | undefined>;
}

/** Password hashes, at most one per core at once; the others queue, and answer 503 after too long a wait. */
export interface PasswordHashes {
  hash(digest: string): Promise<string>;
  readonly matches: Matches;
  /** Runs `work` at its turn: for steps that must happen right before the hash, not while waiting. */
  inTurn<Result>(work: (turn: Turn) => Promise<Result>): Promise<Result>;
}

/** Creates the hashes; the secret keys are the source of the pepper. A hash names its key (`keyid`), and is compared with that key only. */
export function createPasswordHashes(secretKeys: SecretKeys, places = defaultPlaces): PasswordHashes {
  const turns = hashTurns(places);
  const currentId = keyIdOf(secretKeys[0]);
  const peppers = new Map(secretKeys.map((key) => [keyIdOf(key), derivedKey(key, 'password pepper')]));
  const peppered = (digest: string, keyId = currentId) =>
    createHmac('sha256', peppers.get(keyId) ?? '')
      .update(digest)
      .digest('hex');
  const make = async (digest: string) => (await hash(peppered(digest), argon2Cost)).replace(/(?<=,p=\d+)(?=\$)/, `,keyid=${currentId}`);
  const keyIdIn = (stored: string) => /,keyid=([^,$]+)/.exec(stored)?.[1] ?? currentId;
  let decoy: Promise<string> | undefined;

  const matches: Matches = async (stored, digest) => {
    decoy ??= make('nobody has this password');
    const keyId = typeof stored === 'string' ? keyIdIn(stored) : undefined;
    const isReadable = keyId !== undefined && peppers.has(keyId);
    const same = await verify(isReadable && stored ? stored : await decoy, peppered(digest, isReadable ? keyId : currentId));
    return same && isReadable;
  };
  const renewed: Turn['renewed'] = async (stored, digest) => (stored === null || keyIdIn(stored) === currentId ? undefined : make(digest));

  return {
    hash: (digest) => turns.run('all', () => make(digest)),
    matches: (stored, digest) => turns.run('all', () => matches(stored, digest)),
    inTurn: (work) => turns.run('all', () => work({ matches, renewed })),
  };
}
