import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '../synced-files.ts';

/** The secret key: configured, or made at the first start and kept in `dataDir`, readable by its owner alone. */
export function loadSecretKey(configured: string | undefined, dataDir: string): string {
  if (configured !== undefined) return configured;
  const file = join(dataDir, 'secret-key');
  if (!existsSync(file)) makeKey(file, dataDir);
  return readFileSync(file, 'utf8').trim();
}

/** It is there whole or not at all, also after a power cut: passwords and mails that were sealed with a lost one are lost. */
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
