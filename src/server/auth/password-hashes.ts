/** Password digests at rest: argon2id of HMAC-SHA-256(pepper, digest), so that a digest leaked elsewhere is worth nothing here. */
import { createHash, createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Options, hash, verify } from '@node-rs/argon2';
import { passwordBytes } from '../../shared/base/password.ts';
import { derivedKey, keyIdOf, type SecretKeys } from '../config/secret-key.ts';
import { signInSaid } from '../../shared/sign-in/said.ts';
import { createTurns, type Turns } from '../base/turns.ts';
import { AppError } from '../base/errors.ts';

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. */
export const argon2Cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The digest that a browser sends for `password`: SHA3-512, 128 lower-case hex digits. For seeding, the command line and tests. */
export function digestPassword(password: string): string {
  return createHash('sha3-512').update(passwordBytes(password)).digest('hex');
}

/** A hash takes a whole core: more at once would only make every one slower, and keep all other calls waiting. */
const defaultPlaces = { places: availableParallelism(), maxWaitMs: 5_000 };

/** The turns of hashes, in the order of asking. Whoever has none in time is refused by `AppError` (503). */
export function hashTurns({ places, maxWaitMs }: typeof defaultPlaces): Turns<'all'> {
  const refusal = () => new AppError('overloaded', signInSaid.tooManyPeople, { retryAfterSeconds: maxWaitMs / 1_000 });
  return createTurns({ places, maxWaitMs, refusal });
}

/** Whether `digest` is the one stored. Takes as long where nothing is stored, so that time does not tell who exists. */
type Matches = (stored: string | null | undefined, digest: string) => Promise<boolean>;

/** For whoever has its turn; each may be called once. */
interface Turn {
  readonly matches: Matches;
  /** The hash of `digest` with the current key, where the one that is stored was made with another key. */
  renewed(stored: string | null, digest: string): Promise<string | undefined>;
}

/** At most as many hashes at once as there are cores; the others wait in line, and are 503 where that takes too long. */
export interface PasswordHashes {
  hash(digest: string): Promise<string>;
  readonly matches: Matches;
  /** Runs `work` when it is its turn: for what must be done right before, and not while waiting. */
  inTurn<Result>(work: (turn: Turn) => Promise<Result>): Promise<Result>;
}

/** The secret keys are the source of the pepper. A hash names the key it was made with (`keyid`), and is compared with that one alone. */
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
