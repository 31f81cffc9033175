/** Secrets that sign deliveries: they must be read again, so they are stored encrypted with the secret key. */
import { randomBytes } from 'node:crypto';
import type { SecretKeys } from '../config/secret-key.ts';
import { sealFor, unsealFrom } from '../database/sealed-columns.ts';

/** Length of the hash (Standard Webhooks requires 24 to 64). */
const secretBytes = 32;

export function newWebhookSecret(): string {
  return `whsec_${randomBytes(secretBytes).toString('base64')}`;
}

export function sealSecret(secret: string, secretKeys: SecretKeys): Buffer {
  return sealFor('webhooks', secret, secretKeys);
}

/** Reads the secret; undefined if it was sealed with a secret key that is not configured. */
export function readSecret(sealed: Buffer, secretKeys: SecretKeys): string | undefined {
  return unsealFrom('webhooks', sealed, secretKeys);
}
