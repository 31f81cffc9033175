import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Commits once, then lets every sync fail as a broken disk does, and commits again. */
const program = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  import { sql } from 'kysely';
  let isBroken = false;
  const { fsyncSync } = fs;
  fs.fsyncSync = (descriptor) => {
    if (isBroken) throw Object.assign(new Error('input/output error'), { code: 'EIO' });
    fsyncSync(descriptor);
  };
  syncBuiltinESMExports();
  const { openDatabase } = await import(${JSON.stringify(join(import.meta.dirname, 'database.ts'))});
  const { db } = await openDatabase({ dataDir: process.env.DATA_DIR });
  await sql\`create table kept (id integer)\`.execute(db);
  process.stdout.write('first commit\\n');
  isBroken = true;
  setInterval(() => undefined, 1_000);
  await sql\`insert into kept values (1)\`.execute(db).then(
    () => process.stdout.write('second commit\\n'),
    ({ code }) => process.stdout.write('refused with ' + code + '\\n'),
  );
`;

test('what the disk does not take is not acknowledged, and ends the process with the reason', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'dialplane-broken-disk-'));
  const { stdout, stderr, status } = spawnSync(process.execPath, [...process.execArgv, '--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    env: { PATH: process.env['PATH'], DATA_DIR },
    encoding: 'utf8',
  });
  expect(stdout).toBe('first commit\nrefused with 58030\n');
  expect(stderr).toContain('The disk did not take what the database wrote');
  expect(status).not.toBe(0);
});
