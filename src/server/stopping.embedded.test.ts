/** Every way in which an operator stops the portal, with the real npm between: what runs is finished, and nothing stays behind. */
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { downloadFile } from '../shared/api/downloads.ts';
import { startPortal } from './start.ts';
import { publishTestDocument } from './test-support/documents.ts';
import { makeUser, signedInToken } from './test-support/factories.ts';
import { addressOf, runMain, runProgram, type RunningProgram, signalGroup } from './test-support/portal-program.ts';
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

async function makeSite(): Promise<Site> {
  const { dataDir, remove } = await copyTemplate();
  onTestFinished(remove);
  const portal = await startPortal(testConfig({ DATA_DIR: dataDir }));
  const token = await signedInToken(portal.deps, await makeUser(portal.deps));
  const content = randomBytes(documentBytes);
  const query = new URLSearchParams(await publishTestDocument(portal, { content }));
  await portal.stop();
  return {
    env: { DATA_DIR: dataDir, DEMO: 'false', LOG_LEVEL: 'silent', SECRET_KEY: 'a secret key for tests that is long enough' },
    dataDir,
    request: [`GET ${downloadFile.path}?${query} HTTP/1.1`, 'host: portal', `authorization: Bearer ${token}`, '', ''].join('\r\n'),
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}

/** `npm start` without its first steps, which would work on the project that is under test. */
function npmStart({ env }: Site): RunningProgram {
  const directory = mkdtempSync(join(tmpdir(), 'dialplane-npm-'));
  const root = join(import.meta.dirname, '../..');
  const start = packageJson.scripts.start.replace(' install build', '').replace('scripts/', `${root}/scripts/`);
  writeFileSync(join(directory, 'package.json'), JSON.stringify({ name: 'started', version: '1.0.0', scripts: { start } }));
  return runProgram(['npm', 'start', '--no-update-notifier'], { ...env, HOME: directory }, directory);
}

/** A download whose reader takes nothing before `finish`, on a connection that stays open for more calls unless the portal closes it. */
async function slowDownload({ request }: Site, address: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(request);
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

/** Nobody holds the data directory: a process that stopped in order has given it back. */
const isGivenBack = ({ dataDir }: Site) => !existsSync(join(dataDir, 'portal.lock'));

test.each([
  ['SIGTERM to npm alone, as a supervisor does', (npm: RunningProgram) => npm.child.kill('SIGTERM')],
  ['SIGTERM to every process of the group, as systemd does', (npm: RunningProgram) => signalGroup(npm, 'SIGTERM')],
  ['Ctrl-C', (npm: RunningProgram) => signalGroup(npm, 'SIGINT')],
])('%s: new calls are refused, a slow download is finished, and npm ends with 0', async (_, stop) => {
  const site = await makeSite();
  const npm = npmStart(site);
  const address = await addressOf(npm);
  const download = await slowDownload(site, address);
  stop(npm);
  await expect.poll(() => isRefused(address)).toBe(true);
  expect(await download.finish()).toBe(site.sha256);
  // Though its reader would keep it for more calls.
  await expect.poll(download.isClosed).toBe(true);
  expect(await npm.ended).toBe(0);
  expect(isGivenBack(site)).toBe(true);
});

/** The process that started the one which holds the data directory. */
function starterOf({ dataDir }: Site): number {
  const holder = readFileSync(join(dataDir, 'portal.lock'), 'utf8').split(' ')[0];
  return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${holder}/status`, 'utf8'))?.[1]);
}

test.runIf(existsSync('/proc/self/status')).each([
  ['npm killed', (npm: RunningProgram) => npm.child.kill('SIGKILL')],
  ['npm ended by a terminal that closed', (npm: RunningProgram) => npm.child.kill('SIGHUP')],
  ['what npm runs killed', (_: RunningProgram, site: Site) => process.kill(starterOf(site), 'SIGKILL')],
])('%s: the portal stops in order, and keeps neither port nor data directory', async (_, end) => {
  const site = await makeSite();
  const npm = npmStart(site);
  const address = await addressOf(npm);
  end(npm, site);
  await expect.poll(() => isRefused(address)).toBe(true);
  await expect.poll(() => isGivenBack(site)).toBe(true);
});

test('a second signal within a second is the first one again; a later one ends the portal at once', async () => {
  const site = await makeSite();
  const main = runMain(site.env);
  const address = await addressOf(main);
  const download = await slowDownload(site, address);
  main.child.kill('SIGTERM');
  main.child.kill('SIGTERM');
  main.child.kill('SIGINT');
  await expect.poll(() => isRefused(address)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(main.child.exitCode).toBe(null);
  main.child.kill('SIGTERM');
  expect(await main.ended).toBe(1);
  expect(await download.finish()).not.toBe(site.sha256);
});
