/** Every way in which an operator stops the portal, with the real npm between: what runs is finished, and nothing stays behind. */
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { downloadFile } from '../shared/api/downloads.ts';
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

async function makeSite(): Promise<Site> {
  const { dataDir, remove } = await copyTemplate();
  onTestFinished(remove);
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
  ['SIGTERM to npm alone, as a supervisor does', (npm: StartedProgram) => npm.child.kill('SIGTERM')],
  ['SIGTERM to every process of the group, as systemd does', (npm: StartedProgram) => signalGroup(npm, 'SIGTERM')],
  ['Ctrl-C', (npm: StartedProgram) => signalGroup(npm, 'SIGINT')],
])('%s: new calls are refused, a slow download is finished, and npm ends with 0', async (_, stop) => {
  const site = await makeSite();
  const npm = runNpm(site.env);
  const address = await npm.address;
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
  ['npm killed', (npm: StartedProgram) => npm.child.kill('SIGKILL')],
  ['npm ended by a terminal that closed', (npm: StartedProgram) => npm.child.kill('SIGHUP')],
  ['what npm runs killed', (_: StartedProgram, site: Site) => process.kill(starterOf(site), 'SIGKILL')],
])('%s: the portal stops in order, and keeps neither port nor data directory', async (_, end) => {
  const site = await makeSite();
  const npm = runNpm(site.env);
  const address = await npm.address;
  end(npm, site);
  await expect.poll(() => isRefused(address)).toBe(true);
  await expect.poll(() => isGivenBack(site)).toBe(true);
});

test('a second signal within a second is the first one again; a later one ends the portal at once', async () => {
  const site = await makeSite();
  const main = runMain(site.env);
  const address = await main.address;
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
