/** The secret key, and the one before it while a rotation lasts. */
import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '../base/sync-folder.ts';

/** What is made, is made with the first one; what is read may have been made with any. */
export type SecretKeys = readonly [current: string, ...previous: string[]];

interface KeyConfig {
  readonly SECRET_KEY: string | undefined;
  readonly SECRET_KEY_PREVIOUS: string | undefined;
  readonly DATA_DIR: string;
}

/** The configured keys, or the one that was made at the first start and is kept in the data directory, readable by its owner alone. */
export function loadSecretKeys({ SECRET_KEY, SECRET_KEY_PREVIOUS, DATA_DIR }: KeyConfig): SecretKeys {
  if (SECRET_KEY === undefined) return [loadOwnKey(DATA_DIR)];
  return SECRET_KEY_PREVIOUS === undefined ? [SECRET_KEY] : [SECRET_KEY, SECRET_KEY_PREVIOUS];
}

/** Whether there is a key already, so that none would be made. */
export function hasSecretKey({ SECRET_KEY, DATA_DIR }: Pick<KeyConfig, 'SECRET_KEY' | 'DATA_DIR'>): boolean {
  return SECRET_KEY !== undefined || existsSync(ownKeyFile(DATA_DIR));
}

/** Names a key without telling it: 8 bytes in base64, as the parameter `keyid` of an argon2 hash takes them. */
export function keyIdOf(secretKey: string): string {
  return createHmac('sha256', secretKey).update('key id').digest().subarray(0, 8).toString('base64').replace('=', '');
}

/** A key for one use, derived from the secret key: no use can be tried on what another one made. */
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

/** It is there whole or not at all, also after a power failure: passwords and mails that were sealed with a lost one are lost. */
function makeKey(file: string, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const temporary = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    writeFileSync(temporary, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600, flush: true });
    // Unlike a rename it leaves one alone that another node made in the meantime.
    linkSync(temporary, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  syncFolder(dataDir);
}
