/**
 * Passwords that are refused. The server sees digests only, so it compares digests: of common passwords, of short and empty ones, and of guesses from
 * the names of person, organisation and product.
 */
import { dictionary } from '@zxcvbn-ts/language-common';
import { minPasswordLength } from '../../shared/base/limits.ts';
import type { Said } from '../../shared/base/sayings.ts';
import { signInSaid } from '../../shared/sign-in/said.ts';
import { digestPassword } from './password-hashes.ts';

export interface PasswordContext {
  readonly email: string;
  readonly fullName: string;
  readonly organisation: string;
  readonly productName: string;
  readonly providerName: string;
}

/** Returns the reason to refuse the digest, or undefined. */
export function whyRefused(digest: string, context: PasswordContext): Said | undefined {
  commonDigests ??= digestsOf([...dictionary['passwords-common'], ...shortRuns()]);
  if (commonDigests.has(digest)) return signInSaid.commonPassword;
  if (digestsOf(guesses(context)).has(digest)) return signInSaid.guessablePassword;
  return undefined;
}

/** Computed at the first use: 50,000 digests take about a tenth of a second. */
let commonDigests: Set<string> | undefined;

function digestsOf(passwords: Iterable<string>): Set<string> {
  return new Set(Array.from(passwords, digestPassword));
}

/** Yields the empty password, and each printable character repeated up to one less than the minimum length. */
function* shortRuns(): Generator<string> {
  yield '';
  for (let code = 0x20; code < 0x7f; code += 1) {
    for (let length = 1; length < minPasswordLength; length += 1) yield String.fromCharCode(code).repeat(length);
  }
}

const shortEndings = ['', '!', '.', '1', '12', '123', '1234', '12345', '123456', '1!', '123!', '#1'];
const endings = [
  ...shortEndings,
  ...years(1950, 2049),
  ...['-', '_', ' '].flatMap((mark) => shortEndings.slice(3).map((ending) => mark + ending)),
];
/** Limits the words of a long name: nobody guesses with more. */
const maxWordsOfPhrase = 6;

function years(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, offset) => String(first + offset));
}

/** Returns every word of the context as is, in lower case, capitalised and in capitals, alone or doubled, with the usual endings. */
function guesses({ email, fullName, organisation, productName, providerName }: PasswordContext): string[] {
  const phrases = [email, ...email.split('@'), fullName, organisation, productName, providerName];
  const parts = (phrase: string) => phrase.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= 3);
  const words = new Set(
    phrases.flatMap((phrase) => [phrase, phrase.replaceAll(/[^\p{L}\p{N}]/gu, ''), ...parts(phrase).slice(0, maxWordsOfPhrase)]),
  );
  const stems = [...words].flatMap((word) => [word, word + word]);
  const cased = new Set(stems.flatMap((stem) => [stem, stem.toLowerCase(), stem.toUpperCase(), capitalised(stem)]));
  return [...cased].flatMap((stem) => endings.map((ending) => stem + ending));
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
