/** The last stage of the Dockerfile, without an engine: what it copies, in a folder that its user cannot write to, with the packages that it keeps. */
import { type ChildProcessByStdio, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { copyTemplate } from '../../src/server/test-support/test-portal.ts';
import { quietPortal } from '../../src/server/test-support/started-program.ts';

const project = join(import.meta.dirname, '../..');
const dockerfile = readFileSync(join(import.meta.dirname, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ');
const stages = dockerfile.split(/^FROM /m);
const last = stages.at(-1) ?? '';
const imageRoot = '/opt/dialplane';

/** The values of an instruction of the last stage. */
const instructions = (name: string) => [...last.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, value = '']) => value);
const json = (text: string) => JSON.parse(text.slice(text.indexOf('['))) as string[];

/** As `npm prune --omit=dev` leaves them. Links of files, since a copy takes seconds. */
function linkPackages(target: string): void {
  const listed = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], { cwd: project, encoding: 'utf8' });
  const packages = listed.trim().split('\n').slice(1);
  for (const folder of packages) linkTree(folder, join(target, relative(join(project, 'node_modules'), folder)));
  cpSync(join(project, 'node_modules/.bin'), join(target, '.bin'), { recursive: true, verbatimSymlinks: true });
}

function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isDirectory() && entry.name !== 'node_modules') linkTree(join(from, entry.name), join(to, entry.name));
    if (entry.isFile()) linkSync(join(from, entry.name), join(to, entry.name));
  }
}

function copyImage(): string {
  // On the disk of the packages, so that their files can be linked.
  mkdirSync(join(project, 'test-results'), { recursive: true });
  const image = mkdtempSync(join(project, 'test-results/image-'));
  onTestFinished(() => rmSync(image, { recursive: true, force: true }));
  chmodSync(image, 0o755);
  for (const copied of instructions('COPY').flatMap((line) => line.split(' ').slice(1, -1))) {
    const path = relative(imageRoot, copied);
    if (path === 'node_modules') linkPackages(join(image, path));
    else cpSync(join(project, path), join(image, path), { recursive: true });
  }
  return image;
}

test(
  'the image starts with what it holds, as a user who can write to DATA_DIR alone, and says that it is well',
  { timeout: 120_000 },
  async () => {
    const image = copyImage();
    const { dataDir, remove } = await copyTemplate();
    onTestFinished(remove);
    const [uid = 0, gid = 0] = (instructions('USER')[0] ?? '').split(':').map(Number);
    expect(uid).toBeGreaterThan(0);
    // Who may not become another user starts it as themselves, in a folder that is theirs to write to.
    const asUser = process.getuid?.() === 0 ? { uid, gid } : {};
    if ('uid' in asUser) for (const path of [dataDir, ...filesUnder(dataDir)]) chownSync(path, uid, gid);
    const env = {
      ...Object.fromEntries((instructions('ENV')[0] ?? '').split(' ').map((pair) => pair.split('='))),
      ...quietPortal,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
    };
    const inImage = (text: string) => json(text).map((argument) => argument.replace(imageRoot, image));
    const [command = '', ...args] = inImage(instructions('CMD').at(-1) ?? '');
    const child = spawn(command, args, { cwd: image, env, ...asUser, stdio: ['ignore', 'pipe', 'pipe'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    const address = await listening(child);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(await (await fetch(address)).text()).toContain('<!doctype html>');

    const [check = '', ...checkArgs] = inImage((instructions('HEALTHCHECK')[0] ?? '').replace(/^.*CMD/, ''));
    const healthOf = (port: string) => spawnSync(check, checkArgs, { env: { PORT: port } }).status;
    expect(healthOf(new URL(address).port)).toBe(0);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(instructions('STOPSIGNAL')[0] as NodeJS.Signals);
    expect(await ended).toBe(0);
    expect(healthOf(new URL(address).port)).toBe(1);
  },
);

/** Where it listens, once it does; rejects with what it wrote where it ends before. */
function listening(child: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = /listens at (http:\S+)/.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
    child.once('exit', () => reject(new Error(output)));
  });
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
}
