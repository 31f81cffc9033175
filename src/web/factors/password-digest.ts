import { sha3_512 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { passwordBytes } from '../../shared/base/password.ts';

/** The digest sent instead of the password: SHA3-512 of its composed form, as lower-case hex. */
export function passwordDigest(password: string): string {
  return bytesToHex(sha3_512(passwordBytes(password)));
}
