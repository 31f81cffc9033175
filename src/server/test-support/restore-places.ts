/** Places for backups and restores in a test, removed after it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Place } from './command-line.ts';
import { emptyDatabase } from './test-portal.ts';

/** Creates a folder whose name contains the word. */
export function temporaryFolder(word: string): string {
  const folder = mkdtempSync(join(tmpdir(), `dialplane-${word}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a place without rows and files. */
export async function emptyPlace(): Promise<Place & { databaseUrl: string }> {
  const { url, remove } = await emptyDatabase();
  onTestFinished(remove);
  return { dataDir: temporaryFolder('restore'), databaseUrl: url };
}
