/** The secret key, and the previous one during a rotation. */
import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '../base/sync-folder.ts';

/** The keys: new data is made with the first one; stored data may be made with any of them. */
export type SecretKeys = readonly [current: string, ...previous: string[]];

interface KeyConfig {
  readonly SECRET_KEY: string | undefined;
  readonly SECRET_KEY_PREVIOUS: string | undefined;
  readonly DATA_DIR: string;
}

/** Returns the configured keys, or the one made at the first start and kept in the data directory, readable only by its owner. */
export function loadSecretKeys({ SECRET_KEY, SECRET_KEY_PREVIOUS, DATA_DIR }: KeyConfig): SecretKeys {
  if (SECRET_KEY === undefined) return [loadOwnKey(DATA_DIR)];
  return SECRET_KEY_PREVIOUS === undefined ? [SECRET_KEY] : [SECRET_KEY, SECRET_KEY_PREVIOUS];
}

/** True if there is a key already, so that none would be made. */
export function hasSecretKey({ SECRET_KEY, DATA_DIR }: Pick<KeyConfig, 'SECRET_KEY' | 'DATA_DIR'>): boolean {
  return SECRET_KEY !== undefined || existsSync(ownKeyFile(DATA_DIR));
}

/** Identifies a key without revealing it: 8 bytes in base64, as the parameter `keyid` of an argon2 hash takes them. */
export function keyIdOf(secretKey: string): string {
  return createHmac('sha256', secretKey).update('key id').digest().subarray(0, 8).toString('base64').replace('=', '');
}

/** Derives a key for one use from the secret key: no use accepts the output of another. */
export function derivedKey(secretKey: string, use: string): Buffer {
  return createHmac('sha256', secretKey).update(use).digest();
}

function ownKeyFile(dataDir: string): string {
  return join(dataDir, 'secret-key');
}

function loadOwnKey(dataDir: string): string {
  const file = ownKeyFile(dataDir);
  if (!existsSync(file)) makeKey(file, dataDir);
  return readFileSync(file, 'utf8').trim();
}

/** Makes the key file atomically, even across a power failure: passwords and mails sealed with a lost key are lost. */
function makeKey(file: string, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const temporary = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    writeFileSync(temporary, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600, flush: true });
    // Unlike a rename, it keeps a file that another node made in the meantime.
    linkSync(temporary, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  syncFolder(dataDir);
}
