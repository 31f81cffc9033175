/** The portal that calls are measured on: with its demo data and its own PostgreSQL, in a process of its own, and a signed-in user. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { newestCode } from '../src/server/test-support/mailbox.ts';

export interface BenchPortal {
  readonly address: string;
  /** The header of the demo's organisation administrator. */
  readonly authorization: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..');

export async function startBenchPortal(): Promise<BenchPortal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-bench-'));
  const { child, address, ended } = await startProcess(['src/server/main.ts'], {
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '0',
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const authorization = `Bearer ${await signIn(address, dataDir)}`;
    await untilIdle(child.pid);
    return { address, authorization, dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const idleMs = 1_000;
/** Share of a core that an idle portal may use in that time, since timers go on. */
const idleShare = 0.1;
const ticksASecond = 100;

/** Waits until a new portal has made the documents of its demo, which it does after it answers; only where Linux tells. */
export async function untilIdle(pid: number | undefined): Promise<void> {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return;
  const ticks = () => {
    const [user, system] = readFileSync(stat, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
    return Number(user) + Number(system);
  };
  for (let before = -Infinity; ticks() - before > (idleShare * ticksASecond * idleMs) / 1_000; await setTimeout(idleMs)) before = ticks();
}

/** Starts a server in a process of its own, which says where it listens. */
export async function startProcess(
  args: string[],
  env: Record<string, string>,
): Promise<{ child: ChildProcess; address: string; ended: Promise<unknown> }> {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /listens at (http:\S+)/.exec(chunk.toString())?.[1];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error('The server did not start')));
  });
  return { child, address, ended };
}

async function signIn(address: string, dataDir: string): Promise<string> {
  const email = 'owner@acme.example';
  const password = createHash('sha3-512').update('dialplane-demo').digest('hex');
  const post = async (step: string, body: object, token = ''): Promise<string> => {
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` };
    const reply = await fetch(`${address}/api/authentication/${step}`, { method: 'POST', headers, body: JSON.stringify(body) });
    // A parsing edge: the contract's reply of the two steps that answer a token.
    return ((await reply.json()) as { auth_token: string }).auth_token;
  };
  const pending = await post('login', { email, password });
  await post('sendotp', { email, password }, pending);
  return post('confirmotp', { email, otp: await newestCode(dataDir, email) }, pending);
}
