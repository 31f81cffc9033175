/** Requests a second of whole calls over HTTP, as a share of what bare `node:http` reaches with the same bytes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { newestCode } from '../src/server/test-support/mailbox.ts';
import type { Line } from './line.ts';

export const name = 'Calls over HTTP: 64 connections';

const calls = [
  { name: 'range-search call vs bare node:http', path: '/api/gnr-search/range-search?range=1', least: 0.5 },
  { name: 'signed-in JSON call vs bare node:http', path: '/api/authentication/status', least: 0.7 },
];
const rounds = 3;
const secondsARound = 3;

const root = join(import.meta.dirname, '..');
const bareServer = `
  const { createServer } = await import('node:http');
  const { readFileSync } = await import('node:fs');
  const body = readFileSync(process.env.BODY);
  const server = createServer((request, response) => response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body));
  server.listen(0, '127.0.0.1', () => console.log('listens at http://127.0.0.1:' + server.address().port));
`;

export async function run(): Promise<Line[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-bench-'));
  const flags = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering', 'src/server/main.ts'];
  const portal = await start(flags, { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0' });
  try {
    const authorization = `Bearer ${await signIn(portal.address, dataDir)}`;
    const lines: Line[] = [];
    for (const call of calls) lines.push(await compare(call, { address: portal.address, authorization, dataDir }));
    return lines;
  } finally {
    portal.child.kill('SIGTERM');
    await portal.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Measured {
  readonly address: string;
  readonly authorization: string;
  readonly dataDir: string;
}

async function compare(call: (typeof calls)[number], { address, authorization, dataDir }: Measured): Promise<Line> {
  const BODY = join(dataDir, 'body');
  const reply = await fetch(address + call.path, { headers: { authorization } });
  if (!reply.ok) throw new Error(`${call.path} answered ${reply.status}`);
  writeFileSync(BODY, Buffer.from(await reply.arrayBuffer()));
  const bare = await start(['--input-type=module', '--eval', bareServer], { BODY });
  const shares: { ours: number; peer: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    shares.push({
      ours: await requestsPerSecond(address + call.path, authorization),
      peer: await requestsPerSecond(bare.address + call.path, authorization),
    });
  }
  bare.child.kill();
  const middle = shares.toSorted((a, b) => a.ours / a.peer - b.ours / b.peer)[Math.floor(rounds / 2)];
  const { ours, peer } = middle ?? { ours: Number.NaN, peer: Number.NaN };
  return {
    name: call.name,
    ours,
    peer,
    unit: 'requests/s',
    ratio: ours / peer,
    goal: `>= ${call.least} of its rate`,
    holds: ours / peer >= call.least,
  };
}

async function requestsPerSecond(url: string, authorization: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, connections: 64, duration: secondsARound, headers: { authorization } });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return requests.average;
}

async function start(
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
