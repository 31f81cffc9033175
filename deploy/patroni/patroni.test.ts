/** The database of several machines as shipped, one machine of it, and strangers at each of its ports. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { canRunFleet } from '../../scripts/fleet/can-run.ts';
import { startMember, trustedCertificate } from '../../scripts/fleet/database-cluster.ts';
import { administratorAt, type DatabaseMember, password } from '../../scripts/fleet/database-member.ts';
import { encoded, etcdCall, type EtcdMember, type MemberCertificate, startEtcd } from '../../scripts/fleet/etcd.ts';
import { startHaproxy } from '../../scripts/fleet/haproxy.ts';
import { waitFor } from '../../scripts/fleet/process.ts';
import { freePort } from '../../src/server/test-support/free-port.ts';
import { makeCertificate } from '../../src/server/test-support/own-certificate.ts';

describe.runIf(canRunFleet())('The database', () => {
  let directory: string;
  let certificate: MemberCertificate;
  let etcd: EtcdMember;
  let member: DatabaseMember;
  let patroniPort: number;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'dialplane-patroni-'));
    // PostgreSQL runs as another user.
    chmodSync(directory, 0o755);
    certificate = trustedCertificate(directory);
    const members = await startEtcd(directory, certificate, { count: 1, password });
    ({ member, patroniPort } = await startMember('database-1', { etcd: members, directory, certificate }));
    [etcd] = members as [EtcdMember];
    await waitFor('a database that leads', () => member.leads()).catch((cause: unknown) => {
      throw new Error(`Patroni said: ${member.output}`, { cause });
    });
  });

  afterAll(async () => {
    await member.stop();
    etcd.kill();
    rmSync(directory, { recursive: true, force: true });
  });

  interface Caller {
    readonly name?: string;
    readonly hasCertificate?: boolean;
  }

  /** Calls Patroni; status 0 means that it gave no answer. */
  function ask(method: string, path: string, { name, hasCertificate = false, body }: Caller & { body?: object } = {}) {
    const [cert, key] = [certificate.certificate, certificate.key].map((file) => readFileSync(file));
    const options = {
      ...(hasCertificate && { cert, key }),
      ca: cert,
      method,
      headers: { 'content-type': 'application/json', connection: 'close' },
      ...(name !== undefined && { auth: name }),
    };
    return new Promise<{ status: number; text: string }>((resolve) => {
      const sent = request(`https://127.0.0.1:${patroniPort}${path}`, options, (reply) => {
        void text(reply).then((read) => resolve({ status: reply.statusCode ?? 0, text: read }));
      });
      sent.once('error', () => resolve({ status: 0, text: '' })).end(body && JSON.stringify(body));
    });
  }

  const harm = { postgresql: { parameters: { archive_mode: 'on', archive_command: 'id > /tmp/ran' } } };
  const unsafe = [
    ['PATCH', '/config', harm],
    ['PUT', '/config', harm],
    ['POST', '/restart', {}],
    ['POST', '/reload', {}],
    ['POST', '/reinitialize', { force: true }],
    ['POST', '/switchover', { leader: 'database-1' }],
    ['POST', '/failover', { candidate: 'database-1' }],
    ['DELETE', '/restart', {}],
    ['DELETE', '/switchover', {}],
  ] as const;

  test.each<[string, Caller, number]>([
    ['nothing', {}, 403],
    ['the password, and no certificate', { name: `patroni:${password}` }, 403],
    ['a certificate, and no password', { hasCertificate: true }, 401],
    ['a certificate, and another password', { hasCertificate: true, name: 'patroni:guessed' }, 401],
  ])('T84: who has %s changes nothing at Patroni', async (_has, caller, status) => {
    const before = await ask('GET', '/config');
    for (const [method, path, body] of unsafe)
      expect([method, path, (await ask(method, path, { ...caller, body })).status]).toEqual([method, path, status]);
    expect(await ask('GET', '/config')).toEqual(before);
    expect([before.status, before.text.includes('archive_command')]).toEqual([200, false]);
    await expect(fetch(`http://127.0.0.1:${patroniPort}/config`, { method: 'PATCH', body: '{}' })).rejects.toThrow('fetch failed');
  });

  test('T84: who has both changes a setting', async () => {
    const body = { loop_wait: 4 };
    expect(await ask('PATCH', '/config', { hasCertificate: true, name: `patroni:${password}`, body })).toMatchObject({ status: 200 });
    // Patroni refreshes the configuration that it answers once in a round of its loop.
    await expect.poll(async (): Promise<unknown> => JSON.parse((await ask('GET', '/config')).text)).toMatchObject(body);
  });

  test('T84: a stranger neither reads nor writes in etcd, and Patroni’s own user only what is of the database', async () => {
    const [key, rangeEnd] = [encoded('/service/portal/'), encoded('/service/portal0')];
    const strangers: readonly [string, object][] = [
      ['kv/range', { key, range_end: rangeEnd }],
      ['kv/put', { key: encoded('/service/portal/config'), value: encoded(JSON.stringify(harm)) }],
      ['kv/deleterange', { key, range_end: rangeEnd }],
      ['auth/disable', {}],
      ['auth/user/add', { name: 'stranger', password: 'stranger' }],
    ];
    for (const [path, body] of strangers) {
      expect([path, (await etcdCall(etcd, path, { body })).status]).toEqual([path, expect.toBeOneOf([400, 401, 403])]);
      expect([path, (await etcdCall(etcd, path, { body, token: 'made.up' })).status]).toEqual([path, expect.toBeOneOf([400, 401, 403])]);
    }
    const signIn = async (name: string, pass: string) =>
      (await etcdCall(etcd, 'auth/authenticate', { body: { name, password: pass } })).body as { token?: string };
    expect(await signIn('patroni', 'guessed')).not.toHaveProperty('token');
    const { token } = await signIn('patroni', password);
    const mayAs = async (path: string, body: object) =>
      (await etcdCall(etcd, path, { body, ...(token !== undefined && { token }) })).status;
    expect(await mayAs('kv/range', { key, range_end: rangeEnd })).toBe(200);
    expect(await mayAs('kv/put', { key: encoded('/elsewhere'), value: encoded('x') })).toBe(403);
    expect(await mayAs('auth/disable', {})).toBe(403);
    await expect(fetch(`http://127.0.0.1:${etcd.port}/v3/kv/range`, { method: 'POST', body: '{}' })).rejects.toThrow('fetch failed');
  });

  test('T84: who has no certificate of theirs is no member of etcd', async () => {
    const [cert, key] = [certificate.certificate, certificate.key].map((file) => readFileSync(file));
    const answers = (options: object) =>
      new Promise<boolean>((resolve) => {
        const socket = connect({ host: '127.0.0.1', port: etcd.peerPort, ca: cert, ...options }, () =>
          socket.write('GET /members HTTP/1.1\r\nHost: etcd\r\nConnection: close\r\n\r\n'),
        );
        socket.once('data', () => resolve(true)).once('error', () => resolve(false));
        socket.once('close', () => resolve(false));
      });
    expect([await answers({ cert, key }), await answers({})]).toEqual([true, false]);
  });

  const signInAt = async (url: string) => {
    const client = new pg.Client(url);
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ leads: boolean }>('select not pg_is_in_recovery() as leads');
      return rows[0]?.leads;
    } catch (error) {
      return String(error);
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  test('T84: the database talks to nobody in clear', async () => {
    const url = administratorAt(member.port);
    expect(await signInAt(url)).toBe(true);
    expect(await signInAt(url.replace('no-verify', 'disable'))).toMatch(/no pg_hba\.conf entry .* no encryption/);
    expect(await signInAt(url.replace(password, 'guessed'))).toMatch(/password authentication failed/);
  });

  test('Patroni takes the TLS of Python itself, whose silent connections it can end', () => {
    const asked = 'import etcd, urllib3.util; print(urllib3.util.IS_PYOPENSSL)';
    const env = { PYTHONPATH: join(import.meta.dirname, 'python'), PYTHONDONTWRITEBYTECODE: '1' };
    // Version of Debian's package.
    expect(execFileSync('/usr/bin/python3', ['-c', asked], { env, encoding: 'utf8' })).toBe('False\n');
  });

  test('haproxy finds the one that leads by Patroni’s certificate, and believes no other', async () => {
    const places = [[member.port, patroniPort], ...[await freePort(), await freePort()].map((port) => [port, port])] as const;
    const begin = async (authority: string, own: string) => {
      const port = await freePort();
      const folder = join(directory, own);
      mkdirSync(folder);
      const { child, output } = startHaproxy(port, places as readonly (readonly [number, number])[], { directory: folder, authority });
      onTestFinished(() => void child.kill('SIGKILL'));
      return { port, output };
    };
    const another = mkdtempSync(join(tmpdir(), 'dialplane-patroni-'));
    const [trusting, other] = [
      await begin(certificate.certificate, 'haproxy'),
      await begin(makeCertificate(another).certificate, 'haproxy-of-another'),
    ];
    const refused = 'database-1 is DOWN, reason: Layer6 invalid response, info: "SSL handshake failure';
    await expect.poll(other.output).toContain(refused);
    // By then it has called all three equally often. One that leads may lose that for a moment while the machine is busy, which is answered as 503.
    for (const away of ['database-2', 'database-3']) await expect.poll(trusting.output).toContain(`${away} is DOWN`);
    expect(trusting.output()).not.toContain(refused);
    await expect.poll(() => signInAt(administratorAt(trusting.port))).toBe(true);
  });
});
