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

/** Lets every sync beside the calls fail, and writes more than the log may have before a checkpoint. */
const programOfCheckpoint = `
  import { open } from 'node:fs/promises';
  import { Kysely, sql } from 'kysely';
  const { openEmbedded } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))});
  const file = await open(process.execPath);
  Object.getPrototypeOf(file).datasync = async () => {
    throw Object.assign(new Error('input/output error'), { code: 'EIO' });
  };
  const { dialect } = await openEmbedded(process.env.DATA_DIR, { lookIntervalMs: 50, mostBytes: 2 ** 20 });
  const db = new Kysely({ dialect });
  await sql\`create table written as select repeat('x', 1000) as text from generate_series(1, 4000)\`.execute(db);
  process.stdout.write('written\\n');
  setTimeout(() => process.exit(0), 60_000);
`;

function run(program: string) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'dialplane-broken-disk-'));
  return spawnSync(process.execPath, [...process.execArgv, '--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    env: { PATH: process.env['PATH'], DATA_DIR },
    encoding: 'utf8',
  });
}

test('what the disk does not take is not acknowledged, and ends the process with the reason', () => {
  const { stdout, stderr, status } = run(program);
  expect(stdout).toBe('first commit\nrefused with 58030\n');
  expect(stderr).toContain('The disk did not take what the database wrote');
  expect(status).not.toBe(0);
});

test('what the disk does not take before a checkpoint ends the process with the reason too', () => {
  const { stdout, stderr, status } = run(programOfCheckpoint);
  expect(stdout).toBe('written\n');
  expect(stderr).toContain('The disk did not take what the database wrote');
  expect(status).not.toBe(0);
});
