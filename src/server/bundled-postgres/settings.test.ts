/** Settings of the server, its address and its access rules. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { askAt, askBundled, newPlace, openAt, temporaryFolder } from '../test-support/bundled-server.ts';
import { programIn, programsFolder } from './programs.ts';

vi.setConfig({ testTimeout: 60_000 });

test('it is durable, in UTF-8, and neither the locale nor the zone of the machine decides anything', async () => {
  const { url } = await openAt(newPlace());
  const settings = [
    'fsync',
    'full_page_writes',
    'synchronous_commit',
    'jit',
    'server_encoding',
    'TimeZone',
    'lc_messages',
    'listen_addresses',
  ];
  const values = await Promise.all(settings.map(async (name) => (await askAt(url, `show ${name}`))[0]));
  expect(values).toEqual(['on', 'on', 'on', 'off', 'UTF8', 'UTC', 'C', '']);
  expect(await askAt(url, `select datlocprovider::text || datlocale from pg_database where datname = current_database()`)).toEqual([
    'bC.UTF-8',
  ]);
  expect(await askAt(url, `select x from unnest(array['ä', 'z', 'Z', 'a']) x order by x`)).toEqual(['Z', 'a', 'z', 'ä']);
});

test('in a long path with spaces its socket lies elsewhere, where commands find it, and goes with it', { tags: ['full'] }, async () => {
  const logged = newPlace({ dataDir: temporaryFolder(`a path with spaces and 'quotes' ${'x'.repeat(150)}`) });
  const { url, close } = await openAt(logged);
  const folder = new URL(url).searchParams.get('host') ?? '';
  expect(folder.startsWith(logged.place.dataDir)).toBe(false);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(askBundled(logged.place, ['select 1'])).toEqual([1]);
  await close();
  expect(existsSync(folder)).toBe(false);
});

test('over TCP it listens on the loopback address, asks for a password that the portal’s user alone can read, and commands find it', async () => {
  const logged = newPlace({ connection: 'tcp' });
  const { url } = await openAt(logged);
  const { hostname, password, port } = new URL(url);
  const file = join(logged.place.dataDir, 'database-password');
  expect([hostname, statSync(file).mode & 0o777, readFileSync(file, 'utf8')]).toEqual(['127.0.0.1', 0o600, password]);
  expect(password).toMatch(/^[0-9a-f]{64}$/);
  expect(askBundled(logged.place, ['select 1'])).toEqual([1]);
  await expect(askAt(`postgres://portal:wrong@127.0.0.1:${port}/portal`, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  for (const other of ['postgres', 'nobody'])
    await expect(askAt(`postgres://${other}:${password}@127.0.0.1:${port}/portal`, 'select 1')).rejects.toMatchObject({ code: '28000' });
});

test('nobody signs in as its superuser, and into no other database', async () => {
  const { url } = await openAt(newPlace());
  const address = new URL(url);
  address.username = 'postgres';
  await expect(askAt(address.href, 'select 1')).rejects.toMatchObject({ code: '28000' });
  await expect(askAt(Object.assign(new URL(url), { pathname: '/postgres' }).href, 'select 1')).rejects.toMatchObject({ code: '28000' });
});

test('settings of the provider come last, but for where it listens and who gets in', async () => {
  const logged = newPlace();
  writeFileSync(
    join(logged.place.dataDir, 'postgresql.conf'),
    `work_mem = '17MB'\njit = on\nlisten_addresses = '*'\nhba_file = '/dev/null'\n`,
  );
  const { url } = await openAt(logged);
  const values = await Promise.all(['work_mem', 'jit', 'listen_addresses'].map(async (name) => (await askAt(url, `show ${name}`))[0]));
  expect(values).toEqual(['17MB', 'on', '']);
});

test('one that does not start says its own last sentence', { tags: ['full'] }, async () => {
  const logged = newPlace();
  writeFileSync(join(logged.place.dataDir, 'postgresql.conf'), `shared_buffers = 'as much as there is'\n`);
  await expect(openAt(logged)).rejects.toThrow(/^The database did not start: configuration file ".*" contains errors$/);
  expect(readdirSync(join(logged.place.dataDir, 'run'))).toEqual([]);
});

test.runIf(existsSync('/proc/self'))('a folder that takes no files is no data directory', async () => {
  await expect(openAt(newPlace({ dataDir: '/proc' }))).rejects.toThrow(/^DATA_DIR \/proc cannot be used: /);
});

const installed = existsSync('/usr/lib/postgresql')
  ? readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`)
  : [];

test.each(installed.filter((folder) => existsSync(programIn(folder, 'initdb'))))(
  'POSTGRES_PROGRAMS: the programs in %s serve as well',
  { tags: ['full'] },
  async (programs) => {
    const logged = newPlace({ programs });
    const { url } = await openAt(logged);
    expect(await askAt(url, `select x from unnest(array['ä', 'z', 'Z', 'a']) x order by x`)).toEqual(['Z', 'a', 'z', 'ä']);
    expect(await askAt(url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([false]);
    expect(programsFolder(undefined)).not.toBe(programs);
  },
);
