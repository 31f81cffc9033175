/**
 * Content version of ported numbers: a hash of the moves, independent of their segments and changes. Each block of 10,000 numbers has a SHA-256 of its moves;
 * their sum (modulo 2**256) changes with the blocks that change, so a delta of a large set needs none of the rest. The sum guards against mistakes, not against
 * an attacker who makes up moves to hit a hash.
 */
import { createHash, hash } from 'node:crypto';
import { keyOf, type Ported } from './ported-numbers.ts';
import type { PortRoute } from './port.ts';

const modulus = 1n << 256n;
const bytesAMove = 20;

/** A sum over blocks. */
export class ContentSum {
  #sum: bigint;

  /** Starts from an empty sum, or from an earlier `hex`. */
  constructor(hex = '0') {
    this.#sum = BigInt(`0x${hex}`);
  }

  add(block: bigint): void {
    this.#sum = (this.#sum + block) % modulus;
  }

  remove(block: bigint): void {
    this.#sum = (this.#sum + modulus - block) % modulus;
  }

  get hex(): string {
    return this.#sum.toString(16);
  }

  /** Returns the content version: 16 hex digits. */
  get version(): string {
    return createHash('sha256').update(this.hex).digest('hex').slice(0, 16);
  }
}

/** Hashes the moves of one block after the other, ordered by number and, within a number, oldest first. */
export class BlockHasher {
  #bytes = Buffer.alloc(1 << 16);
  #length = 0;
  readonly #digests = new WeakMap<PortRoute, Buffer>();

  add(number: number, route: PortRoute, seconds: number): void {
    if (this.#length + bytesAMove > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(this.#bytes.length)]);
    this.#bytes.writeDoubleLE(number, this.#length);
    this.#bytes.writeUInt32LE(seconds, this.#length + 8);
    this.#digestOf(route).copy(this.#bytes, this.#length + 12);
    this.#length += bytesAMove;
  }

  /** Returns the hash of the moves added since the last call; 0 if there are none. */
  take(): bigint {
    if (this.#length === 0) return 0n;
    const digest = hash('sha256', this.#bytes.subarray(0, this.#length), 'hex');
    this.#length = 0;
    return BigInt(`0x${digest}`);
  }

  #digestOf(route: PortRoute): Buffer {
    const known = this.#digests.get(route);
    if (known) return known;
    const { donorSpId, recipientSpId, rn, cic, dateOnly } = route;
    const text = JSON.stringify([donorSpId, recipientSpId, rn, cic, dateOnly]);
    const digest = createHash('sha256').update(text).digest().subarray(0, 8);
    this.#digests.set(route, digest);
    return digest;
  }
}

/** Returns the hash of one block of a set. */
export function blockHash(ported: Ported, key: number, hasher: BlockHasher): bigint {
  for (const [position, number] of ported.numbersOfBlock(key))
    ported.eachMove(position, (route, seconds) => hasher.add(number, route, seconds));
  return hasher.take();
}

/** Returns the sum over a whole set. */
export function contentSumOf(ported: Ported): ContentSum {
  const [sum, hasher] = [new ContentSum(), new BlockHasher()];
  let key = -1;
  for (const [position, number] of ported.numbers()) {
    if (keyOf(number) !== key) sum.add(hasher.take());
    key = keyOf(number);
    ported.eachMove(position, (route, seconds) => hasher.add(number, route, seconds));
  }
  sum.add(hasher.take());
  return sum;
}
