import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command } from '../test-support/command-line.ts';
import { directoryBeforeFirstStart } from '../test-support/test-portal.ts';

test('doctor tells what the portal’s own PostgreSQL has and what the machine bears, and warns of what is not safe', async () => {
  const own = { dataDir: directoryBeforeFirstStart() };
  const { out } = await command(own, ['doctor']);
  expect(out).toMatch(
    /^ok +database: bundled PostgreSQL 18\.\d+ with shared_buffers (\d+ MB), max_wal_size \d+ MB and 60 connections; this machine allows \1, \d+ MB and 60$/m,
  );
  expect(out).not.toContain('durability');
  writeFileSync(join(own.dataDir, 'postgresql.conf'), 'synchronous_commit = off\n');
  expect((await command(own, ['doctor'])).out).toMatch(/^WARN +durability: synchronous_commit of PostgreSQL is off/m);
});
