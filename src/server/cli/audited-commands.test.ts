/** The changes of a command are in the audit log, with the operating-system user who ran it. */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { command } from '../test-support/command-line.ts';
import { fileOf, listHeader } from '../test-support/import-files.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';

test('commands that change something leave an entry, those that look, that try, and that are refused none', async () => {
  const portal = await startPortalForTest();
  // Some machines set it to an empty text for every user.
  const run = (...args: string[]) => command(portal, args, { SUDO_USER: '' });
  const file = fileOf(listHeader, '447400100001;number;advertised;2026-01-31');
  expect(await run('import', 'irsf', file, '--dry-run')).toMatchObject({ code: 0 });
  expect(await run('import', 'irsf', fileOf(listHeader, 'x;number;;'))).toMatchObject({ code: 1 });
  // The heading of the list of faults; here there are none.
  expect(await run('import', 'irsf', file)).toMatchObject({ code: 0, err: expect.not.stringContaining(`${file}:`) });
  expect(await run('data', 'status')).toMatchObject({ code: 0 });
  expect(await command(portal, ['data', 'rollback', 'irsf'], { SUDO_USER: 'somebody' })).toMatchObject({ code: 0 });
  const entries = portal.deps.db.selectFrom('audit_log').orderBy('id').select(['organisation_id', 'actor', 'action', 'subject', 'detail']);
  const common = { organisation_id: 1, actor: `command line (${userInfo().username})`, action: 'command run' };
  expect(await entries.execute()).toEqual([
    { ...common, subject: `import irsf ${file}`, detail: 'irsf: 1 row loaded, version 1' },
    {
      ...common,
      actor: `command line (somebody as ${userInfo().username})`,
      subject: 'data rollback irsf',
      detail: 'irsf was rolled back from version 1 to the built-in version',
    },
  ]);
});

test('a command that was done is done, also where its entry could not be written: that is said, and changes no exit code', async () => {
  const portal = await startPortalForTest();
  await sql`alter table audit_log add constraint takes_no_entry check (false) not valid`.execute(portal.deps.db);
  const folder = join(mkdtempSync(join(tmpdir(), 'dialplane-audited-')), 'backup');
  const { code, out, err } = await command(portal, ['backup', folder, '--json']);
  expect(err).toMatch(/^backup succeeded, but its audit-log entry could not be written: .*takes_no_entry.*\n$/m);
  expect(code).toBe(0);
  expect(JSON.parse(out)).not.toHaveProperty('error');
  expect(existsSync(join(folder, 'manifest.json'))).toBe(true);
});
