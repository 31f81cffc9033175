/** Password digests at rest: argon2id of HMAC-SHA-256(pepper, digest), so that a digest leaked elsewhere is worth nothing here. */
import { createHash, createHmac } from 'node:crypto';
import { type Options, hash, verify } from '@node-rs/argon2';
import { passwordBytes } from '../../shared/password.ts';

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The digest that a browser sends for `password`: SHA3-512, 128 lower-case hex digits. For seeding, the command line and tests. */
export function digestPassword(password: string): string {
  return createHash('sha3-512').update(passwordBytes(password)).digest('hex');
}

export interface PasswordHashes {
  hash(digest: string): Promise<string>;
  /** Whether `digest` is the one stored. Takes as long where nothing is stored, so that time does not tell who exists. */
  matches(stored: string | null | undefined, digest: string): Promise<boolean>;
}

/** `secretKey` is the pepper's source. */
export function createPasswordHashes(secretKey: string): PasswordHashes {
  const pepper = createHmac('sha256', secretKey).update('password pepper').digest();
  const peppered = (digest: string) => createHmac('sha256', pepper).update(digest).digest('hex');
  let decoy: Promise<string> | undefined;

  return {
    hash: (digest) => hash(peppered(digest), cost),
    async matches(stored, digest) {
      decoy ??= hash(peppered('nobody has this password'), cost);
      const same = await verify(stored ?? (await decoy), peppered(digest));
      return same && stored !== null && stored !== undefined;
    },
  };
}
