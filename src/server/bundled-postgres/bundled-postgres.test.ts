/** The server's life: made, started, found, shared, stopped, killed. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { askAt, askBundled, canBeOrdinaryUser, type Logged, newPlace, openAt, temporaryFolder } from '../test-support/bundled-server.ts';
import { endingWithParent } from '../test-support/ending-with-parent.ts';
import { LockSession } from './lock-session.ts';
import { runningServer } from './pid-file.ts';

vi.setConfig({ testTimeout: 60_000 });

const databaseOf = ({ place }: Logged) => join(place.dataDir, 'database');
const serverOf = (logged: Logged) => runningServer(databaseOf(logged))?.pid;

test('what was written is there after a stop and a start; no process, no socket and no half of a database stays behind', async () => {
  const logged = newPlace();
  const first = await openAt(logged);
  await askAt(first.url, 'create table kept as select 7 as seven');
  expect(statSync(join(logged.place.dataDir, 'run')).mode & 0o777).toBe(0o700);
  await first.close();
  expect(serverOf(logged)).toBe(undefined);
  expect(readdirSync(join(logged.place.dataDir, 'run'))).toEqual([]);
  expect(readdirSync(logged.place.dataDir).toSorted()).toEqual(['database', 'postgres', 'run']);
  expect(await askAt((await openAt(logged)).url, 'select seven from kept')).toEqual([7]);
});

test('a second portal is refused in one sentence, and the first one goes on', async () => {
  const logged = newPlace();
  const { url } = await openAt(logged);
  await expect(openAt({ ...logged, lines: [] })).rejects.toThrow(
    new Error(`The data directory ${logged.place.dataDir} is in use by process ${process.pid}. Stop it first, or set another DATA_DIR.`),
  );
  expect(await askAt(url, 'select 1')).toEqual([1]);
});

test('a command uses the server of a portal, and leaves it running', async () => {
  const logged = newPlace();
  const portal = await openAt(logged);
  await askAt(portal.url, 'create table kept as select 7 as seven');
  expect(askBundled(logged.place, ['select seven from kept'])).toEqual([7]);
  const command = await openAt(logged, 'command');
  expect([command.isOfPortal, command.url]).toEqual([true, portal.url]);
  await command.close();
  expect(await askAt(portal.url, 'select 1')).toEqual([1]);
});

test('a command without a portal starts one and stops it; a second command shares it, and is waited for', async () => {
  const logged = newPlace();
  const first = await openAt(logged, 'command');
  const second = await openAt(logged, 'command');
  expect([first.isOfPortal, second.isOfPortal]).toEqual([false, false]);
  const stopping = first.close();
  await expect.poll(() => askAt(second.url, `select count(*)::int from pg_locks where locktype = 'advisory' and not granted`)).toEqual([1]);
  expect(await askAt(second.url, 'select 1')).toEqual([1]);
  await second.close();
  await stopping;
  expect(serverOf(logged)).toBe(undefined);
});

test('a portal waits for the command whose server runs, says so, and starts its own', async () => {
  const logged = newPlace();
  const command = await openAt(logged, 'command');
  const before = serverOf(logged);
  const starting = openAt(logged);
  await expect.poll(() => logged.lines).toContain('a command uses the database: the portal starts when it is done');
  await command.close();
  const { url } = await starting;
  expect(await askAt(url, 'select 1')).toEqual([1]);
  expect(serverOf(logged)).not.toBe(before);
});

test('of two that start at the same moment on an empty folder one makes the database, and both get to it', async () => {
  const logged = newPlace();
  const [one, other] = await Promise.all([openAt(logged, 'command'), openAt(logged, 'command')]);
  expect(one.url).toBe(other.url);
  expect(await askAt(one.url, 'select 1')).toEqual([1]);
  expect(readdirSync(logged.place.dataDir).filter((name) => name.startsWith('database'))).toEqual(['database']);
  // One of the two, which nobody can tell, started the server and waits for the other.
  await Promise.all([one.close(), other.close()]);
});

test('a server that is killed, or one of whose processes is, is up again, without a word from outside', async () => {
  const logged = newPlace();
  const { url } = await openAt(logged);
  const first = serverOf(logged) ?? 0;
  process.kill(first, 'SIGKILL');
  await expect.poll(() => serverOf(logged) ?? first).not.toBe(first);
  await expect.poll(() => askAt(url, 'select 1').catch(() => [])).toEqual([1]);
  expect(logged.lines).toContain('the database ended: it is started again');
  const holders = (another: number) =>
    askAt(url, `select pid from pg_locks where locktype = 'advisory' and granted and pid <> ${another}`).catch(() => []);
  await expect.poll(() => holders(0)).toHaveLength(1);
  const [backend = 0] = (await holders(0)).map(Number);
  process.kill(backend, 'SIGKILL');
  // Its lock is taken anew: a second portal is refused again.
  await expect.poll(() => holders(backend)).toHaveLength(1);
  await expect(openAt({ ...logged, lines: [] })).rejects.toThrow('is in use by process');
});

/** A portal's server in a process of its own, which is killed; answers the number of the server. */
async function killedStarter({ place }: Logged, env: Record<string, string> = {}): Promise<number> {
  const program = `
    const { openBundledPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'bundled-postgres.ts'))});
    const nobody = () => undefined;
    await openBundledPostgres(${JSON.stringify(place)}, 'portal', { debug: nobody, info: nobody, warn: nobody, error: nobody });
    console.log('open');
    setInterval(nobody, 1_000);`;
  const [command = '', ...args] = endingWithParent([process.execPath, '--input-type=module', '--eval', program]);
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const server = runningServer(join(place.dataDir, 'database'))?.pid ?? 0;
  child.kill('SIGKILL');
  await once(child, 'exit');
  return server;
}

test.runIf(process.platform === 'linux')(
  'the server of a portal that is killed ends by itself, and the next start comes up at once',
  async () => {
    const logged = newPlace();
    const server = await killedStarter(logged);
    expect(server).toBeGreaterThan(0);
    await expect.poll(() => serverOf(logged)).toBe(undefined);
    const { url } = await openAt(logged);
    expect(await askAt(url, 'select 1')).toEqual([1]);
    // Nobody may have looked after it yet.
    expect(existsSync(`/proc/${server}/exe`)).toBe(false);
  },
);

test.runIf(process.getuid?.() !== 0 || canBeOrdinaryUser)(
  'where the system does not end it, the next start finds the server that is left, and takes its place',
  async () => {
    const logged = newPlace();
    const server = await killedStarter(logged, { PATH: temporaryFolder('no-programs') });
    expect(serverOf(logged)).toBe(server);
    // As the connection of the killed portal has it, until the server has seen that nobody is there.
    const folder = runningServer(databaseOf(logged))?.socketFolder ?? '';
    const left = await LockSession.open(`postgres://portal@localhost/portal?host=${encodeURIComponent(folder)}`);
    await expect.poll(() => left.tryLock('portal')).toBe(true);
    const { url } = await openAt(logged);
    expect(await askAt(url, 'select 1')).toEqual([1]);
    expect(serverOf(logged)).not.toBe(server);
    await left.ended;
  },
);

const otherContainer = ['unshare', '--pid', '--fork', '--mount-proc', '--'];
const canUnshare = spawnSync(otherContainer[0] ?? '', [...otherContainer.slice(1), 'true']).status === 0;

test.runIf(canUnshare)(
  'a portal of another container on the same volume, which sees no process of the first one, is refused; a command is not',
  async () => {
    const logged = newPlace();
    const { url } = await openAt(logged);
    const before = serverOf(logged);
    expect(askBundled({ ...logged.place, by: otherContainer, holder: 'portal' }, [])).toBe(
      `The data directory ${logged.place.dataDir} is in use by process ${process.pid}. Stop it first, or set another DATA_DIR.`,
    );
    expect(askBundled({ ...logged.place, by: otherContainer }, ['select 1'])).toEqual([1]);
    expect(await askAt(url, 'select 1')).toEqual([1]);
    expect(serverOf(logged)).toBe(before);
  },
);

test('the file of a server that is gone, also with the number of another process, locks nobody out', async () => {
  const logged = newPlace();
  await (await openAt(logged)).close();
  const lines = [process.pid, databaseOf(logged), 1, 5432, join(logged.place.dataDir, 'run'), '', '0 0', 'ready'];
  writeFileSync(join(databaseOf(logged), 'postmaster.pid'), lines.join('\n'));
  expect(await askAt((await openAt(logged)).url, 'select 1')).toEqual([1]);
});

test('what a start that was cut off left of a database is removed', async () => {
  const logged = newPlace();
  // It ended, and its parent does not look after it.
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [zombie] = (await once(parent.stdout, 'data')).map(Number);
  await (await openAt(logged)).close();
  for (const name of ['database.new', 'database.new.4194305', `database.new.${zombie}`]) {
    mkdirSync(join(logged.place.dataDir, name));
    writeFileSync(join(logged.place.dataDir, name, 'PG_VERSION'), '18');
  }
  expect(await askAt((await openAt(logged)).url, 'select 1')).toEqual([1]);
  expect(readdirSync(logged.place.dataDir).filter((name) => name.startsWith('database'))).toEqual(['database']);
});

test.each([
  ['a database of PostgreSQL 17', '17', true],
  ['a database of PostgreSQL 19', '19', true],
  ['the embedded database of an earlier version', '18', false],
])('%s is refused with the ways out', async (kind, version, isMarked) => {
  const logged = newPlace();
  mkdirSync(databaseOf(logged));
  writeFileSync(join(databaseOf(logged), 'PG_VERSION'), `${version}\n`);
  if (isMarked) writeFileSync(join(databaseOf(logged), 'MADE_BY'), '');
  await expect(openAt(logged)).rejects.toThrow(
    new Error(
      `${databaseOf(logged)} holds ${kind}, and this version of the portal has PostgreSQL 18: run "backup" with the version of the portal that made it and "restore" with this one, on an empty DATA_DIR; or remove the folder if it was a demo`,
    ),
  );
  expect(readdirSync(databaseOf(logged))).toContain('PG_VERSION');
});
