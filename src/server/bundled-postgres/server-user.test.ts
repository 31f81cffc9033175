/** The server's system user, the permissions of its role, and the messages if it cannot run. */
import { chmodSync, chownSync, existsSync, mkdirSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { as, askBundled, canBeOrdinaryUser, ordinaryUser, temporaryFolder } from '../test-support/bundled-server.ts';

const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';

/** Statements that a role without superuser rights is refused, and the effects they would have. */
const hostile = (outside: string) => [
  'select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls from pg_roles where rolname = current_user',
  `copy (select 'x') to program 'touch ${outside}'`,
  `select pg_read_file('/etc/passwd')`,
  `copy (select 'x') to '${outside}'`,
  `select lo_export(lo_from_bytea(0, 'x'), '${outside}')`,
  `set role postgres`,
  `alter system set fsync = off`,
  'select 1',
];
const refused = (what: string) => expect.stringMatching(`^(permission denied|must be superuser)${what}`);
const allRefused = [
  false,
  refused(' to COPY to or from an external program'),
  refused(' for function pg_read_file'),
  refused(' to COPY to a file'),
  refused(' for function lo_export'),
  refused(' to set role "postgres"'),
  refused(' to set parameter "fsync"'),
  1,
];

test.runIf(isRoot)(
  'started by root, the server is another user, and its role can neither run programs nor read or write files of the machine',
  () => {
    // A folder that only root enters.
    const dataDir = temporaryFolder('data', 0o700);
    chmodSync(dirname(dataDir), 0o700);
    const outside = join(dirname(dataDir), 'outside');
    expect(askBundled({ dataDir }, hostile(outside))).toEqual(allRefused);
    expect(existsSync(outside)).toBe(false);
    expect(statSync(join(dataDir, 'database')).uid).not.toBe(0);
    expect([statSync(dataDir).uid, statSync(dataDir).mode & 0o777]).toEqual([0, 0o700]);
  },
);

test.runIf(!isRoot || canBeOrdinaryUser)('started by an ordinary user, its role can do none of it either', { tags: ['full'] }, () => {
  const dataDir = temporaryFolder();
  if (isRoot) chownSync(dataDir, ordinaryUser.uid, ordinaryUser.gid);
  chmodSync(dataDir, 0o700);
  const outside = join(dataDir, 'outside');
  expect(askBundled({ dataDir, by: isRoot ? as(ordinaryUser) : [] }, hostile(outside))).toEqual(allRefused);
  expect(existsSync(outside)).toBe(false);
});

test.runIf(canBeOrdinaryUser)('what an ordinary user made, root reads as that user: its files keep their owner', { tags: ['full'] }, () => {
  const dataDir = temporaryFolder();
  chownSync(dataDir, ordinaryUser.uid, ordinaryUser.gid);
  expect(askBundled({ dataDir, by: as(ordinaryUser) }, ['create table kept as select 7 as seven'])).toEqual([null]);
  expect(askBundled({ dataDir }, ['select seven from kept'])).toEqual([7]);
  expect(statSync(join(dataDir, 'database/global/pg_control')).uid).toBe(ordinaryUser.uid);
  expect(askBundled({ dataDir, by: as(ordinaryUser) }, ['select seven from kept'])).toEqual([7]);
});

const withoutWalking = ['setpriv', '--bounding-set=-dac_read_search', '--inh-caps=-dac_read_search', '--'];

test.runIf(canBeOrdinaryUser && isLinux)(
  'a root without the right to walk through closed folders starts it where the way is open, and says so where it is not',
  { tags: ['full'] },
  () => {
    const dataDir = temporaryFolder('data', 0o700);
    expect(askBundled({ dataDir, by: withoutWalking }, ['select 1'])).toEqual([1]);
    // Only the server's group passes through, and no other user lists it.
    expect(statSync(dataDir).mode & 0o777).toBe(0o710);
    const closed = temporaryFolder('data', 0o700);
    chmodSync(dirname(closed), 0o700);
    expect(askBundled({ dataDir: closed, by: withoutWalking }, [])).toMatch(
      /^PostgreSQL does not run as root, and cannot be started as another user \(user \d+ cannot reach .*\): run the portal as an ordinary user of this machine, or set DATABASE_URL$/,
    );
  },
);

/** Returns a PATH with the shell that server programs call, but without setpriv. */
function pathWithoutSetpriv(): string {
  const folder = temporaryFolder('programs');
  symlinkSync('/bin/sh', join(folder, 'sh'));
  return folder;
}

test.runIf(!isRoot || canBeOrdinaryUser)(
  'without setpriv it is started by the user and group of the process itself',
  { tags: ['full'] },
  () => {
    const dataDir = temporaryFolder('data', 0o700);
    expect(askBundled({ dataDir, env: { PATH: pathWithoutSetpriv() } }, hostile('/nowhere'))).toEqual(allRefused);
    if (isRoot) expect(statSync(join(dataDir, 'database')).uid).not.toBe(0);
  },
);

test.runIf(isRoot)('a root that cannot become anybody else is told both ways out', () => {
  const dataDir = temporaryFolder();
  const withoutUsers = ['setpriv', '--bounding-set=-setuid,-setgid', '--inh-caps=-all', '--'];
  expect(askBundled({ dataDir, by: withoutUsers }, [])).toMatch(
    /^PostgreSQL does not run as root, and cannot be started as another user \(.+\): run the portal as an ordinary user of this machine, or set DATABASE_URL$/,
  );
});

test.runIf(canBeOrdinaryUser)('a user without a name on the machine is told both ways out', () => {
  const dataDir = temporaryFolder();
  chownSync(dataDir, 54_321, 54_321);
  expect(askBundled({ dataDir, by: as({ uid: 54_321, gid: 54_321 }) }, [])).toBe(
    'PostgreSQL cannot run as user 54321, which has no entry in /etc/passwd on this machine: run the portal as an ordinary user of this machine, or set DATABASE_URL',
  );
});

test('a machine that no package is made for, and a folder without the programs, are told what to set', () => {
  const dataDir = temporaryFolder();
  const empty = temporaryFolder('empty');
  mkdirSync(join(empty, 'bin'));
  expect(askBundled({ dataDir, programs: join(empty, 'bin') }, [])).toBe(
    `There is no initdb in ${join(empty, 'bin')}: set DATABASE_URL to a PostgreSQL server, or POSTGRES_PROGRAMS to the folder of its programs initdb and postgres`,
  );
});
