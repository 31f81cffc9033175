/** The command line as a process of its own: what only a process has, and what is left of one that is killed. */
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admitted } from '../../numbers/test-support/admitted.ts';
import { currentVersions } from '../data-sets/versions.ts';
import { command, startCommand } from '../test-support/command-line.ts';
import { makeOrganisation } from '../test-support/factories.ts';
import { fileOf, importFile, listHeader, portedHeader, swapped } from '../test-support/import-files.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

test('the file .env counts where it stands, what is made is for its user alone, and the answer is apart from the faults', async () => {
  await importFile(portal, 'irsf', { file: fileOf(listHeader, '447400100001;number;;') });
  const cwd = mkdtempSync(join(tmpdir(), 'dialplane-command-'));
  const file = join(cwd, 'irsf.csv');
  expect(await startCommand(portal, ['data', 'export', 'irsf', 'irsf.csv'], { cwd }).ended).toEqual({
    code: 0,
    out: `irsf: 1 row of version 1, written to ${file}\n`,
    err: '',
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  writeFileSync(join(cwd, '.env'), 'PORT=ninety\n');
  expect(await startCommand(portal, ['data', 'status'], { cwd }).ended).toEqual({
    code: 3,
    out: '',
    err: expect.stringContaining('PORT must be'),
  });
});

describe('An import that is killed at any moment', () => {
  const rows = 120_000;
  const lines = (day: string) =>
    Array.from({ length: rows }, (_, index) => `${447_400_050_000 + index};;0044002;;0044002;${day};1`).join('\n');
  const size = () => portal.deps.dataSets.current().numbers.ported.content.size;
  const holder = async () => (await portal.deps.answerers['npq'](admitted({ tel: '447400123456' }), { customer: 1 })).cic;

  for (const { moment, day, tags } of [
    { moment: 'rows read', day: '2026-01-01', tags: ['full'] },
    { moment: 'sorting', day: '2026-01-02', tags: ['full'] },
    { moment: 'storing', day: '2026-01-03', tags: ['full'] },
  ])
    test(`while it says "${moment}" leaves the old data set whole, and can be run again`, { tags }, async () => {
      const { version: before } = await importFile(portal, 'ported', {
        file: fileOf(portedHeader, '447400123456;;0044001;;0044001;2026-01-01;1'),
      });
      await swapped(portal, () => size() === 1);
      const file = fileOf(portedHeader, lines(day));
      const { child, said, ended } = startCommand(portal, ['import', 'ported', file]);
      await expect.poll(said, { interval: 2, timeout: 60_000 }).toContain(moment);
      child.kill('SIGKILL');
      await ended;
      const { version } = (await currentVersions(portal.deps.db)).get('ported') ?? {};
      // Killed after all was done it is the new one, whole; never anything between.
      if (version !== before) await swapped(portal, () => size() === rows);
      expect(await holder()).toBe(version === before ? '0044001' : '0044002');
      expect((await command(portal, ['import', 'ported', file])).code).toBe(0);
      await swapped(portal, () => size() === rows);
      expect(await holder()).toBe('0044002');
    });

  test('in the middle of writing query records has written none, and can be run again', async () => {
    const organisation = await makeOrganisation(portal.deps);
    const count = 20_000;
    const records = Array.from({ length: count }, (_, index) => `${organisation};2026-03-01T00:30:00Z;npq;${447_400_000_000 + index};0`);
    const file = fileOf('account;at;service;tel;rc', records.join('\n'));
    const { child, said, ended } = startCommand(portal, ['import', 'qdr', file]);
    await expect.poll(said, { interval: 2, timeout: 60_000 }).toContain('storing');
    child.kill('SIGKILL');
    await ended;
    const { db } = portal.deps;
    const written = async () => {
      const { n } = await db
        .selectFrom('query_records')
        .where('organisation_id', '=', organisation)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      return n;
    };
    await expect.poll(written).toBeOneOf([0, count]);
    expect((await command(portal, ['import', 'qdr', file])).code).toBe(0);
    expect(await written()).toBe(count);
  });
});
