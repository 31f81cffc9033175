/**
 * Tests the image without an engine: the files and commands of its last stage, with the packages that it keeps, as its user. If this machine permits, in a root
 * directory of its own that is read-only but for a volume and /tmp; else in place, as a user who can write only to DATA_DIR.
 */
import { type ChildProcessByStdio, execFileSync, spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { isAlive } from '../../src/server/bundled-postgres/pid-file.ts';
import { ordinaryUser } from '../../src/server/test-support/bundled-server.ts';
import { quietPortal } from '../../src/server/test-support/started-program.ts';

const project = join(import.meta.dirname, '../..');
const dockerfile = fs.readFileSync(join(import.meta.dirname, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ');
const [, build = '', last = ''] = dockerfile.split(/^FROM /m);
const imageRoot = '/opt/dialplane';
const volume = '/var/lib/dialplane';

/** The values of an instruction of the last stage. */
const instructions = (name: string, stage = last) => [...stage.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, value = '']) => value);
/** The paths that a stage copies, from the project or from the stage before. */
const sourcesOf = (stage: string) =>
  instructions('COPY', stage).flatMap((line) => line.split(' ').slice(line.startsWith('--') ? 1 : 0, -1));
const json = (text: string) => JSON.parse(text.slice(text.indexOf('['))) as string[];
const [uid = 0, gid = 0] = (instructions('USER')[0] ?? '').split(':').map(Number);

const isRoot = process.getuid?.() === 0;
/** The command that runs a program like `cap_drop: [ALL]` and `no-new-privileges` of the compose file: without root's rights or a way to them. */
const asUser = (ids: { uid: number; gid: number }) =>
  `setpriv --reuid=${ids.uid} --regid=${ids.gid} --clear-groups --bounding-set=-all --inh-caps=-all --no-new-privs --`.split(' ');
const [unshare, ...apart] = ['unshare', '--mount', '--propagation=private'] as const;
/** True if a process here can have a root directory of its own, made of the folders of this machine. */
const isolates = isRoot && fs.lstatSync('/bin').isSymbolicLink() && spawnSync(unshare, [...apart, 'true']).status === 0;

/** Links the packages that `npm prune --omit=dev` leaves. Files are hard links, since a copy takes seconds. */
function linkPackages(target: string): void {
  const listed = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], { cwd: project, encoding: 'utf8' });
  const packages = listed.trim().split('\n').slice(1);
  for (const folder of packages) linkTree(folder, join(target, relative(join(project, 'node_modules'), folder)));
  fs.cpSync(join(project, 'node_modules/.bin'), join(target, '.bin'), { recursive: true, verbatimSymlinks: true });
}

function linkTree(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory() && entry.name !== 'node_modules') linkTree(source, target);
    if (entry.isFile()) fs.linkSync(source, target);
    if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
  }
}

/** The folder that stands for `/opt/dialplane` of the image. */
let copied = '';

beforeAll(() => {
  // On the disk of the packages, so that their files can be linked.
  fs.mkdirSync(join(project, 'test-results'), { recursive: true });
  copied = fs.mkdtempSync(join(project, 'test-results/image-'));
  fs.chmodSync(copied, 0o755);
  for (const source of sourcesOf(last)) {
    const path = relative(imageRoot, source);
    if (path === 'node_modules') linkPackages(join(copied, path));
    else fs.cpSync(join(project, path), join(copied, path), { recursive: true });
  }
});

afterAll(() => fs.rmSync(copied, { recursive: true, force: true }));

/** Makes a root directory around it, without the programs of its system. */
function makeRoot(): string {
  const root = fs.mkdtempSync(join(tmpdir(), 'dialplane-image-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true, maxRetries: 3 }));
  fs.chmodSync(root, 0o755);
  for (const folder of ['etc', 'usr', 'proc', 'dev', 'tmp', imageRoot, volume]) fs.mkdirSync(join(root, folder), { recursive: true });
  fs.writeFileSync(join(root, 'etc/passwd'), 'root:x:0:0:root:/root:/bin/sh\n');
  return root;
}

/** `$1` is the root, `$2` the copied folder, `$3` the command that runs while the image is built; the rest is the image's command. */
const enterImage = `set -e
mount --bind "$1" "$1"
cd "$1"
for folder in usr proc dev; do mount --rbind "/$folder" "$folder"; done
for name in bin lib lib64 sbin; do if [ -L "/$name" ]; then ln -s "$(readlink "/$name")" "$name"; fi; done
mount --bind "$2" .${imageRoot}
mount -o remount,bind,ro .${imageRoot}
mount -t tmpfs -o mode=1777 tmpfs tmp
# As much as engines give.
mount -t tmpfs -o mode=1777,size=64m tmpfs dev/shm
chroot . sh -e -c "$3"
mount --bind .${volume} .${volume}
mount -o remount,bind,ro .
shift 3
exec chroot . "$@"`;

type Started = ChildProcessByStdio<null, Readable, Readable>;

/** Starts the image; `runs` are the instructions that change its system. */
function startImage(root: string, runs = instructions('RUN').filter((line) => !line.startsWith('apt-get'))): Started {
  const env = {
    ...Object.fromEntries((instructions('ENV')[0] ?? '').split(' ').map((pair) => pair.split('='))),
    ...quietPortal,
    HOST: '127.0.0.1',
    PORT: '0',
  };
  const command = json(instructions('CMD').at(-1) ?? '');
  if (isolates) {
    const inside = [...asUser({ uid, gid }), 'env', `--chdir=${instructions('WORKDIR').at(-1)}`, ...command];
    return run([unshare, ...apart, 'sh', '-c', enterImage, 'sh', root, copied, runs.join('\n'), ...inside], { env });
  }
  const DATA_DIR = join(root, volume);
  if (isRoot) fs.chownSync(DATA_DIR, ordinaryUser.uid, ordinaryUser.gid);
  return run([...(isRoot ? asUser(ordinaryUser) : []), ...inPlace(command)], { env: { ...env, DATA_DIR }, cwd: copied });
}

const inPlace = (command: readonly string[]) => command.map((argument) => argument.replace(imageRoot, copied));

function run([command = '', ...args]: readonly string[], { env, cwd }: { env: Record<string, string>; cwd?: string }): Started {
  const PATH = process.env['PATH'] ?? '';
  const child = spawn(command, args, { ...(cwd && { cwd }), env: { PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test('the image starts on a database of its own as its user, who can write to DATA_DIR alone, says that it is well, and ends with all it started', async () => {
  const root = makeRoot();
  const child = startImage(root);
  const address = await listening(child);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect(await (await fetch(address)).text()).toContain('<!doctype html>');
  expect(fs.statSync(join(root, volume, 'database')).uid).toBe(isolates ? uid : isRoot ? ordinaryUser.uid : process.getuid?.());
  const server = Number.parseInt(fs.readFileSync(join(root, volume, 'database/postmaster.pid'), 'utf8'), 10);
  expect(isAlive(server)).toBe(true);

  const [check = '', ...checkArgs] = inPlace(json((instructions('HEALTHCHECK')[0] ?? '').replace(/^.*CMD/, '')));
  const healthOf = (port: string) => spawnSync(check, checkArgs, { env: { PORT: port } }).status;
  expect(healthOf(new URL(address).port)).toBe(0);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(instructions('STOPSIGNAL')[0] as NodeJS.Signals);
  expect(await ended).toBe(0);
  expect(healthOf(new URL(address).port)).toBe(1);
  await expect.poll(() => isAlive(server)).toBe(false);
});

test.runIf(isolates)('without a name for its user the image says so in one sentence', { tags: ['full'] }, async () => {
  const root = makeRoot();
  fs.chownSync(join(root, volume), uid, gid);
  const sentence = `PostgreSQL cannot run as user ${uid}, which has no entry in /etc/passwd on this machine: run the portal as an ordinary user of this machine, or set DATABASE_URL\n`;
  await expect(listening(startImage(root, []))).rejects.toThrow(new Error(sentence));
});

test('what the image is built of is there', () => {
  for (const path of sourcesOf(build)) expect(fs.existsSync(join(project, path)), path).toBe(true);
  // Leaves out what was built here, and packages that may be for another machine.
  expect(sourcesOf(build)).not.toContain('.');
});

/** Answers the address that it listens on; rejects with its output if it ends before. */
function listening(child: Started): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = /listens at (http:\S+)/.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
    child.once('close', () => reject(new Error(output)));
  });
}
