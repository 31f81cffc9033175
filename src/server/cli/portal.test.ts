/** The command line as an operator meets it, beside the portal, which runs all the while. */
import { chmodSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename, dirname } from 'node:path';
import { migrations } from '../../../migrations/list.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resetPassword } from '../../shared/sign-in/passwords.ts';
import { everyPermission, maskOf } from '../../shared/base/permissions.ts';
import { currentVersions } from '../data-sets/versions.ts';
import { digestPassword } from '../auth/password-hashes.ts';
import { atCodeStep, confirm } from '../test-support/sign-in-steps.ts';
import { command } from '../test-support/command-line.ts';
import { fileOf, listHeader, swapped } from '../test-support/import-files.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { makeOrganisation, testPassword } from '../test-support/factories.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const run = (...args: string[]) => command(portal, args);

describe('The command line', () => {
  test('explains itself, all of it and each command', async () => {
    const all = await run('--help');
    expect(all.code).toBe(0);
    for (const words of ['import ported <file>', 'data rollback <set>', 'user add', 'restore <folder>', 'Exit codes: 0'])
      expect(all.out).toContain(words);
    const one = await run('import', 'dno', '--help');
    expect(one.code).toBe(0);
    for (const words of ['digits;match;reason;date', '--dry-run', '--json', '--as-of <time>']) expect(one.out).toContain(words);
  });

  test.each([
    ['an unknown command', ['import', 'everything']],
    ['an unknown option', ['data', 'status', '--all']],
    ['a missing word', ['import', 'ported']],
    ['a file that is not there', ['import', 'ported', 'nowhere.csv']],
    ['a missing option', ['user', 'add', '--organisation', '1']],
    [
      'a permission that is none',
      ['user', 'add', '--organisation', '1', '--name', 'A', '--email', 'a@b.example', '--permissions', 'flying'],
    ],
    ['a data set that is none', ['data', 'rollback', 'everything']],
  ])('%s is a fault of usage: exit code 2, and a sentence', async (_, args) => {
    const { code, out, err } = await run(...args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).not.toContain('    at ');
    expect(err.trim().length).toBeGreaterThan(10);
  });

  test('a configuration or a database that is not right is exit code 3, and is named', async () => {
    const wrong = await command(portal, ['data', 'status'], { PORT: 'ninety' });
    expect(wrong.code).toBe(3);
    expect(wrong.err).toContain('PORT must be');
    const away = await command(portal, ['data', 'status', '--json'], { DATABASE_URL: 'postgres://portal@127.0.0.1:1/none' });
    expect(away.code).toBe(3);
    expect(JSON.parse(away.out)).toEqual({ error: 'The database is away (127.0.0.1:1): nothing listens there' });
  });

  test('the running portal switches to an import, which a program reads as one JSON value; a rollback brings back what was', async () => {
    const file = fileOf(listHeader, '447400100001;number;advertised;2026-01-31');
    const imported = await run('import', 'irsf', file, '--json', '--as-of', '2026-02-01T00:00Z');
    expect(imported.code).toBe(0);
    expect(JSON.parse(imported.out)).toEqual({ import: 'irsf', status: 'loaded', rows: 1, version: 1, faults: [] });
    await swapped(portal, ({ numbers }) => numbers.irsf.asOf === '2026-02-01T00:00:00Z');
    const tried = await run('data', 'rollback', 'irsf', '--dry-run');
    expect(tried.out).toContain('would be rolled back from version 1 to the built-in version');
    expect((await run('data', 'rollback', 'irsf')).code).toBe(0);
    await swapped(portal, ({ numbers }) => numbers.irsf.version === null);
    expect((await run('data', 'rollback', 'irsf')).code).toBe(1);
  });

  test('a refused file: the first 100 faults with their lines, the number of the rest, and exit code 1; a program gets all', async () => {
    const file = fileOf(listHeader, ...Array.from({ length: 123 }, (_, index) => `${index % 2 ? '44' : 'x'};prefix;;`));
    const people = await run('import', 'ait', file);
    expect(people.code).toBe(1);
    expect(people.err).toContain(`${file}:\nline 2: digits "x" are not`);
    expect(people.err.match(/^line \d+: /gm)).toHaveLength(100);
    expect(people.err).toContain('… and 22 more');
    expect(people.out).toContain('refused for 122 faults; nothing was changed');
    const program = await run('import', 'ait', file, '--json');
    expect(program.code).toBe(1);
    expect(JSON.parse(program.out).faults).toHaveLength(122);
    expect((await currentVersions(portal.deps.db)).has('ait')).toBe(false);
  });

  test('a file is named from where the person stands, which npm says', async () => {
    const file = fileOf(listHeader, '4474;prefix;;');
    const args = ['import', 'ait', basename(file), '--dry-run'];
    expect((await command(portal, args, { npm_lifecycle_event: 'portal', INIT_CWD: dirname(file) })).code).toBe(0);
    expect((await command(portal, args, { npm_lifecycle_event: 'test', INIT_CWD: dirname(file) })).code).toBe(2);
  });

  test('--dry-run changes nothing', async () => {
    const file = fileOf(listHeader, '4474;prefix;;');
    const { code, out } = await run('import', 'ait', file, '--dry-run');
    expect(code).toBe(0);
    expect(out).toContain(
      'ait: 1 row checked without faults; nothing was changed\n0 entries now, 1 after the import: 1 added, 0 removed, 0 changed\n',
    );
    await run('organisation', 'add', '4711', 'Not yet', '--dry-run');
    const { db } = portal.deps;
    expect(await db.selectFrom('organisations').where('id', '=', 4711).selectAll().execute()).toEqual([]);
    expect((await currentVersions(db)).has('ait')).toBe(false);
  });
});

test('doctor finds what is missing, and is content once it is there', async () => {
  const own = await startPortalForTest();
  const ill = await command(own, ['doctor', '--json']);
  expect(ill.code).toBe(3);
  const { findings } = JSON.parse(ill.out);
  expect(findings).toContainEqual({
    check: 'lists',
    ok: true,
    isWarning: true,
    detail: expect.stringMatching(
      /^usmrq, dno, irsfCheck, dnoText, AITCheck check only the number ranges .* import dno, irsf, ait and overrides$/,
    ),
  });
  expect(findings.filter(({ ok }: { ok: boolean }) => !ok)).toEqual([
    { check: 'accounts', ok: false, detail: expect.stringContaining('there is no organisation 1') },
  ]);
  await command(own, ['organisation', 'add', '1', 'Example Carrier']);
  const well = await command(own, ['doctor']);
  expect(well.code).toBe(0);
  expect(well.out).toMatch(/^WARN +lists: usmrq, dno, /m);
  for (const words of ['storage: a file was written', `migrations: at ${Object.keys(migrations).at(-1)}`, 'ranges can be read'])
    expect(well.out).toContain(words);
  chmodSync(own.dataDir, 0o755);
  const open = await command(own, ['doctor']);
  chmodSync(own.dataDir, 0o700);
  expect(open.code).toBe(3);
  expect(open.out).toMatch(/FAULT +data directory: .* is open to other users of this machine \(mode 755\)/);
  const noMail = await command(own, ['doctor'], { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'portal@provider.example' });
  expect(noMail.code).toBe(3);
  expect(noMail.out).toMatch(/FAULT +mail: .*ECONNREFUSED/);
  const branded = await command(own, ['doctor'], { ACCENT_COLOUR: '#0B3D91', LEGAL_LINKS: 'Imprint=https://provider.example/imprint' });
  expect(branded.out).toContain('own look: product Dialplane; accent #0b3d91 with text in #ffffff; no logo; legal links: Imprint\n');
  const unreadable = await command(own, ['doctor'], { ACCENT_COLOUR: '#777777' });
  expect(unreadable.code).toBe(3);
  expect(unreadable.err).toContain('ACCENT_COLOUR gives the text on buttons a contrast of 4.47 : 1 in white and 3.66 : 1 in #17202b');
  expect(await command(own, ['migrate', 'status'])).toMatchObject({ code: 0, out: expect.stringMatching(/^done +0001_accounts/) });
});

describe('The first account of a portal without a demo', () => {
  test('comes from the command line: the printed link sets the password, and the code lets them in', async () => {
    expect((await run('organisation', 'add', '5001', 'First Customer')).code).toBe(0);
    expect((await run('organisation', 'add', '5002', 'First\u200b Customer')).err).toContain('no invisible ones');
    expect(await run('organisation', 'add', '5001', 'Twin')).toMatchObject({ code: 1, err: 'Account 5001 is First Customer\n' });
    const who = ['--organisation', '5001', '--name', 'First Owner', '--email', 'First@customer.example'];
    expect((await run('user', 'add', ...who, '--dry-run')).out).toBe('first@customer.example could be added\n');
    const added = await run('user', 'add', ...who, '--json');
    expect(added.code).toBe(0);
    const { link, permissions } = JSON.parse(added.out);
    expect(permissions).toHaveLength(10);
    expect((await run('user', 'add', ...who)).code).toBe(1);
    expect((await run('user', 'add', ...who, '--dry-run')).code).toBe(1);

    const password = digestPassword(testPassword);
    const token = new URL(link).hash.replace('#token=', '');
    const set = await portal.call(resetPassword, { body: { token, newPassword: password, confirmPassword: password } });
    expect(set.status).toBe(200);
    const user = { portalId: '', organisationId: 5001, email: 'first@customer.example', password };
    const step = await atCodeStep(portal, user);
    expect((await confirm(portal, user, { token: step.token, code: step.code })).status).toBe(200);
    const row = await portal.deps.db
      .selectFrom('portal_users')
      .where('email', '=', user.email)
      .select('permissions')
      .executeTakeFirstOrThrow();
    expect(row.permissions).toBe(everyPermission);
    const audit = await portal.deps.db
      .selectFrom('audit_log')
      .where('subject', '=', user.email)
      .where('action', '=', 'user added')
      .selectAll()
      .execute();
    expect(audit).toMatchObject([{ actor: `command line (${userInfo().username})`, organisation_id: 5001 }]);
  });

  test('or by mail, with the permissions that are named', async () => {
    const organisation = await makeOrganisation(portal.deps);
    const who = ['--organisation', String(organisation), '--name', 'Mailed', '--email', 'mailed@customer.example'];
    const { code, out } = await run('user', 'add', ...who, '--permissions', 'reports, gnr_search', '--mail');
    expect(code).toBe(0);
    expect(out).not.toContain('token=');
    await expect.poll(async () => (await mailsTo(portal.dataDir, 'mailed@customer.example'))[0]?.text).toContain('#token=');
    const { permissions } = await portal.deps.db
      .selectFrom('portal_users')
      .where('email', '=', 'mailed@customer.example')
      .select('permissions')
      .executeTakeFirstOrThrow();
    expect(permissions).toBe(maskOf([4, 7]));
  });
});
