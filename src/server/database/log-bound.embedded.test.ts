import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbedded } from './embedded.ts';

const mostBytes = 2 ** 20;

test('the log of the embedded database is cut short when it exceeds its bound, so that neither the disk fills nor a start takes long', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-log-'));
  const { dialect, release } = await openEmbedded(dataDir, { lookIntervalMs: 50, mostBytes });
  const db = new Kysely<Record<never, never>>({ dialect });
  onTestFinished(async () => {
    await db.destroy().finally(release);
    rmSync(dataDir, { recursive: true });
  });
  const logBytes = async () => {
    const { rows } = await sql<{ bytes: number }>`
      select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int as bytes from pg_control_checkpoint()`.execute(db);
    return rows[0]?.bytes;
  };
  await sql`create table written as select repeat('x', 1000) as text from generate_series(1, 4000)`.execute(db);
  await expect.poll(logBytes).toBeLessThan(mostBytes);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from written`.execute(db);
  expect(rows).toEqual([{ count: 4_000 }]);
});
