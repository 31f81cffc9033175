/** Every way in which an operator stops the portal, with the real npm between: what runs is finished, and nothing stays behind. */
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { downloadFile } from '../shared/documents/documents.ts';
import { runningServer } from './bundled-postgres/pid-file.ts';
import { startPortal } from './start.ts';
import { publishTestDocument } from './test-support/documents.ts';
import { makeUser, signedInToken } from './test-support/factories.ts';
import { runMain, runNpm } from './test-support/portal-program.ts';
import { quietPortal, signalGroup, type StartedProgram } from './test-support/started-program.ts';
import { testConfig } from './test-support/test-config.ts';
import { copyTemplate } from './test-support/test-portal.ts';

vi.setConfig({ testTimeout: 120_000 });

/** More than the system keeps for a reader that does not read. */
const documentBytes = 48 * 1024 * 1024;

interface Site {
  readonly env: Record<string, string>;
  readonly dataDir: string;
  /** Address and headers of the document's download, as text of HTTP. */
  readonly request: string;
  readonly sha256: string;
}

/** One after the other has it: each case ends with nobody there. */
let site: Site;
let remove: () => Promise<void>;
beforeAll(async () => {
  const { dataDir, ...copy } = await copyTemplate();
  ({ remove } = copy);
  site = await makeSite(dataDir);
});
afterAll(() => remove());

async function makeSite(dataDir: string): Promise<Site> {
  const portal = await startPortal(testConfig({ DATA_DIR: dataDir }));
  const token = await signedInToken(portal.deps, await makeUser(portal.deps));
  const content = randomBytes(documentBytes);
  const query = new URLSearchParams(await publishTestDocument(portal, { content }));
  await portal.stop();
  return {
    env: { ...quietPortal, DATA_DIR: dataDir },
    dataDir,
    request: [`GET ${downloadFile.path}?${query} HTTP/1.1`, 'host: portal', `authorization: Bearer ${token}`, '', ''].join('\r\n'),
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}

/** A download whose reader takes nothing before `finish`, on a connection that stays open for more calls unless the portal closes it. */
async function slowDownload(address: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(site.request);
  await once(socket, 'readable');
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    isClosed: () => socket.closed,
    /** Answers the SHA-256 of what came of the file. */
    async finish(): Promise<string> {
      const head = (socket.read() as Buffer).toString('latin1');
      const take = (chunk: Buffer) => {
        hash.update(chunk);
        bytes += chunk.byteLength;
      };
      take(Buffer.from(head.slice(head.indexOf('\r\n\r\n') + 4), 'latin1'));
      socket.on('data', take);
      await expect.poll(() => bytes === documentBytes || socket.closed).toBe(true);
      return hash.digest('hex');
    },
  };
}

async function isRefused(address: string): Promise<boolean> {
  return fetch(`${address}/healthz`).then(
    () => false,
    (error: Error) => String(error.cause).includes('ECONNREFUSED'),
  );
}

const database = () => join(site.dataDir, 'database');

/** Nobody has the data directory: a portal that stopped in order has stopped its database, which removes this file last. */
const isGivenBack = () => !existsSync(join(database(), 'postmaster.pid'));

test.each([
  ['SIGTERM to npm alone, as a supervisor does', (npm: StartedProgram) => npm.child.kill('SIGTERM')],
  ['SIGTERM to every process of the group, as systemd does', (npm: StartedProgram) => signalGroup(npm, 'SIGTERM')],
  ['Ctrl-C', (npm: StartedProgram) => signalGroup(npm, 'SIGINT')],
])('%s: new calls are refused, a slow download is finished, and npm ends with 0', async (_, stop) => {
  const npm = runNpm(site.env);
  const address = await npm.address;
  const download = await slowDownload(address);
  stop(npm);
  await expect.poll(() => isRefused(address)).toBe(true);
  expect(await download.finish()).toBe(site.sha256);
  // Though its reader would keep it for more calls.
  await expect.poll(download.isClosed).toBe(true);
  expect(await npm.ended).toBe(0);
  expect(isGivenBack()).toBe(true);
});

/** The process that started the portal, which started the server. */
function starter(): number {
  return parentOf(parentOf(runningServer(database())?.pid ?? 0));
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

const ends: readonly { name: string; end: (npm: StartedProgram) => unknown; tags?: string[] }[] = [
  { name: 'npm killed', end: (npm) => npm.child.kill('SIGKILL') },
  { name: 'npm ended by a terminal that closed', end: (npm) => npm.child.kill('SIGHUP'), tags: ['full'] },
  { name: 'what npm runs killed', end: () => process.kill(starter(), 'SIGKILL'), tags: ['full'] },
];
for (const { name, end, tags = [] } of ends)
  test.runIf(existsSync('/proc/self/status'))(
    `${name}: the portal stops in order, and keeps neither port nor data directory`,
    { tags },
    async () => {
      const npm = runNpm(site.env);
      const address = await npm.address;
      end(npm);
      await expect.poll(() => isRefused(address)).toBe(true);
      await expect.poll(isGivenBack).toBe(true);
    },
  );

/** Between signals, which it says, no time passes, but for two seconds at each SIGUSR2. */
const heldClock = `data:text/javascript,
  let now = 0;
  performance.now = () => now;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => console.log(signal + ' came'));
  process.on('SIGUSR2', () => {
    now += 2_000;
    console.log('two seconds later');
  });`;

test('a second signal within a second is the first one again; a later one ends the portal at once', async () => {
  const main = runMain(site.env, { preload: [heldClock] });
  const address = await main.address;
  const download = await slowDownload(address);
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
  for (const signal of signals) main.child.kill(signal);
  // Each thread of the process may be given one, and be late.
  for (const signal of signals) await expect.poll(main.output).toContain(`${signal} came`);
  await expect.poll(() => isRefused(address)).toBe(true);
  main.child.kill('SIGUSR2');
  await expect.poll(main.output).toContain('two seconds later');
  expect(main.child.exitCode).toBe(null);
  main.child.kill('SIGTERM');
  expect(await main.ended).toBe(1);
  expect(await download.finish()).not.toBe(site.sha256);
});
