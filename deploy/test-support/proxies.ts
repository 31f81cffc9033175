/** The example proxies as processes on loopback, with the files as shipped: only addresses are filled in. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../src/server/test-support/free-port.ts';
import { makeCertificate } from '../../src/server/test-support/own-certificate.ts';
import { programAt } from '../../src/server/test-support/programs.ts';

export interface Proxy {
  /** The address with TLS, under the name in the proxy's configuration. */
  readonly address: string;
  /** The address without TLS, if there is one. */
  readonly inClear: string | undefined;
  /** The authority of its certificate, which is self-signed. */
  readonly authority: string;
  /** The calls and errors that it has logged. */
  log(): string;
  stop(): Promise<void>;
}

/** `host:port` of the two nodes. */
type Nodes = readonly [string, string];

const shipped = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

export async function startHaproxy([first, second]: Nodes): Promise<Proxy> {
  const directory = mkdtempSync(join(tmpdir(), 'dialplane-haproxy-'));
  const { certificate, key } = makeCertificate(directory, 'rsa');
  const both = join(directory, 'both.pem');
  writeFileSync(both, `${readFileSync(certificate, 'utf8')}${readFileSync(key, 'utf8')}`);
  const port = await freePort();
  const env = { PORTAL_BIND: `127.0.0.1:${port} ssl crt ${both}`, API_1: first, API_2: second };
  const child = spawn(programAt('haproxy') ?? '', ['-db', '-f', join(import.meta.dirname, '../haproxy/haproxy.cfg')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk: Buffer) => (log += chunk.toString()));
  return started(child, { port, directory, authority: readFileSync(certificate, 'utf8'), log: () => log });
}

export async function startNginx([first, second]: Nodes): Promise<Proxy> {
  const directory = mkdtempSync(join(tmpdir(), 'dialplane-nginx-'));
  const { certificate, key } = makeCertificate(directory, 'rsa');
  const [port, portInClear] = [await freePort(), await freePort()];
  const name = 'localhost';
  const replaced: readonly (readonly [string, string])[] = [
    ['api-1.internal:3000', first],
    ['api-2.internal:3000', second],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['listen 80', `listen 127.0.0.1:${portInClear}`],
    // A name that this machine knows, and the certificate.
    ['portal.provider.example', name],
    ['/etc/ssl/portal.pem', certificate],
    ['/etc/ssl/portal.key', key],
    ['/var/log/nginx', directory],
  ];
  let portal = shipped('nginx/portal.conf');
  for (const [from, to] of replaced) {
    if (!portal.includes(from)) throw new Error(`deploy/nginx/portal.conf has no ${from}`);
    portal = portal.replaceAll(from, to);
  }
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(directory, name)};`);
  const main = [
    'daemon off; user root;',
    `pid ${join(directory, 'pid')};`,
    'error_log stderr;',
    'events {}',
    'http {',
    'access_log off;',
    ...folders,
  ];
  const file = join(directory, 'nginx.conf');
  writeFileSync(file, [...main, portal, '}'].join('\n'));
  const child = spawn(programAt('nginx') ?? '', ['-c', file, '-p', directory], { stdio: 'ignore' });
  const log = () => ['access', 'error'].map((name) => readFileSync(join(directory, `portal.${name}.log`), 'utf8')).join('');
  return started(child, {
    port,
    directory,
    authority: readFileSync(certificate, 'utf8'),
    log,
    name,
    inClear: `http://127.0.0.1:${portInClear}`,
  });
}

interface Begun {
  readonly port: number;
  readonly directory: string;
  readonly authority: string;
  readonly log: () => string;
  readonly name?: string;
  readonly inClear?: string;
}

async function started(child: ChildProcess, { port, directory, authority, log, name = '127.0.0.1', inClear }: Begun): Promise<Proxy> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  while (!hasEnded() && !(await listensAt(port))) await setTimeout(20);
  if (hasEnded()) throw new Error(`${child.spawnfile} ended with ${child.exitCode ?? child.signalCode}`);
  return {
    address: `https://${name}:${port}`,
    inClear,
    authority,
    log,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      process.removeListener('exit', kill);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function listensAt(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
