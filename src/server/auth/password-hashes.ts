/** Password digests at rest: argon2id of HMAC-SHA-256(pepper, digest), so that a digest leaked elsewhere is worth nothing here. */
import { createHash, createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Options, hash, verify } from '@node-rs/argon2';
import { passwordBytes } from '../../shared/password.ts';
import { createPlaces, type Places } from './places.ts';

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The digest that a browser sends for `password`: SHA3-512, 128 lower-case hex digits. For seeding, the command line and tests. */
export function digestPassword(password: string): string {
  return createHash('sha3-512').update(passwordBytes(password)).digest('hex');
}

/** A hash takes a whole core: more at once would only make every one slower, and keep all other calls waiting. */
const defaultPlaces: Places = { places: availableParallelism(), maxWaitMs: 5_000 };

/** Whether `digest` is the one stored. Takes as long where nothing is stored, so that time does not tell who exists. */
type Matches = (stored: string | null | undefined, digest: string) => Promise<boolean>;

/** At most as many hashes at once as there are cores; the others wait in line, and are 503 where that takes too long. */
export interface PasswordHashes {
  hash(digest: string): Promise<string>;
  readonly matches: Matches;
  /** Runs `work`, which may call `matches` once, when it is its turn: for what must be done right before, and not while waiting. */
  inTurn<Result>(work: (matches: Matches) => Promise<Result>): Promise<Result>;
}

/** `secretKey` is the pepper's source. */
export function createPasswordHashes(secretKey: string, places = defaultPlaces): PasswordHashes {
  const inTurn = createPlaces(places);
  const pepper = createHmac('sha256', secretKey).update('password pepper').digest();
  const peppered = (digest: string) => createHmac('sha256', pepper).update(digest).digest('hex');
  let decoy: Promise<string> | undefined;

  const matches: Matches = async (stored, digest) => {
    decoy ??= hash(peppered('nobody has this password'), cost);
    const same = await verify(stored ?? (await decoy), peppered(digest));
    return same && stored !== null && stored !== undefined;
  };

  return {
    hash: (digest) => inTurn(() => hash(peppered(digest), cost)),
    matches: (stored, digest) => inTurn(() => matches(stored, digest)),
    inTurn: (work) => inTurn(() => work(matches)),
  };
}
