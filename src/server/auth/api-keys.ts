/**
 * API keys: `dp_`, eight characters that name the key, 256 random bits and a checksum. With the checksum, secret scanners recognise a key, and a
 * typing error differs from a revoked key.
 */
import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { keyBeginning, newToken } from './tokens.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const nameLength = 8;
const checksumLength = 6;
const form = new RegExp(String.raw`^(${keyBeginning}[0-9A-Za-z]{8}_[\w-]{43})_([0-9A-Za-z]{6})$`);

/** Returns a new key and its prefix, the only part that is ever shown again. */
export function newApiKey(): { key: string; prefix: string } {
  const prefix = `${keyBeginning}${Array.from({ length: nameLength }, () => digits[randomInt(digits.length)]).join('')}`;
  const head = `${prefix}_${newToken()}`;
  return { key: `${head}_${checksum(head)}`, prefix };
}

/** Returns true if the text of a header is meant as a key. */
export function looksLikeKey(text: string): boolean {
  return text.startsWith(keyBeginning);
}

/** Returns a sentence on the fault in the text of a key; undefined if the text can be a key. */
export function keyFault(text: string): string | undefined {
  const [, head, sum] = form.exec(text) ?? [];
  if (head === undefined) return 'This is not a whole API key: copy all of it, from dp_ to the last of its 62 characters';
  return checksum(head) === sum ? undefined : 'This API key is mistyped: its checksum does not match. It was not looked up';
}

/** Returns the CRC-32 (ISO 3309) of the text as a number of base 62 with the digits 0-9, A-Z, a-z, padded with zeros. */
function checksum(text: string): string {
  let rest = crc32(text);
  let written = '';
  for (let place = 0; place < checksumLength; place += 1) {
    written = `${digits[rest % digits.length]}${written}`;
    rest = Math.floor(rest / digits.length);
  }
  return written;
}
