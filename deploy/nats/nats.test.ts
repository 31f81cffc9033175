/** The servers of the stream as shipped, and a fourth one that is none of them. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { connectTo } from '../../src/server/query-records/stream/stream-connection.ts';
import { freePort } from '../../src/server/test-support/free-port.ts';
import { clusterPassword, NatsServers } from '../../src/server/test-support/nats-servers.ts';
import { makeCertificate } from '../../src/server/test-support/own-certificate.ts';
import { areInstalled, programAt } from '../../src/server/test-support/programs.ts';

const subject = 'dialplane.records.7';
const Routes = z.object({ num_routes: z.number() });

let servers: NatsServers;

/** Collects the messages that a connection receives from now on. */
async function listen(connection: NatsConnection): Promise<string[]> {
  const heard: string[] = [];
  connection.subscribe('dialplane.>', { callback: (_error, message) => void heard.push(message.string()) });
  await connection.flush();
  return heard;
}

async function clientAt(url: string): Promise<NatsConnection> {
  const connection = await connectTo(url, { isLasting: false });
  onTestFinished(() => connection.close());
  return connection;
}

interface Stranger {
  readonly password?: string;
  /** Paths. */
  readonly certificate?: { readonly certificate: string; readonly key: string };
}

/** A server that names one of the cluster as its route; `routes` counts its routes, `log` answers its output. */
async function startStranger({ password, certificate }: Stranger) {
  const directory = mkdtempSync(join(tmpdir(), 'dialplane-stranger-'));
  const [port, peer, monitor] = [await freePort(), await freePort(), await freePort()];
  const [log, configuration] = ['log', 'conf'].map((name) => join(directory, name));
  const tls =
    certificate &&
    `tls { cert_file: "${certificate.certificate}", key_file: "${certificate.key}", ca_file: "${servers.cluster?.certificate}" }`;
  const user = password === undefined ? '' : `cluster:${password}@`;
  const lines = [
    `listen: "127.0.0.1:${port}", http: "127.0.0.1:${monitor}", log_file: "${log}", debug: true`,
    `cluster { name: dialplane, listen: "127.0.0.1:${peer}", ${tls ?? ''}`,
    `routes: ["nats-route://${user}127.0.0.1:${servers.cluster?.routePorts[0]}"] }`,
  ];
  writeFileSync(configuration ?? '', lines.join('\n'));
  const child = spawn(programAt('nats-server') ?? '', ['-c', configuration ?? ''], { stdio: 'ignore' });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(directory, { recursive: true, force: true });
  });
  await expect.poll(() => connect({ servers: `127.0.0.1:${port}` }).then((connection) => connection.close(), String)).toBeUndefined();
  const connection = await connect({ servers: `127.0.0.1:${port}` });
  onTestFinished(() => connection.close());
  return {
    connection,
    routes: async () => Routes.parse(await (await fetch(`http://127.0.0.1:${monitor}/routez`)).json()).num_routes,
    log: () => readFileSync(log ?? '', 'utf8'),
  };
}

describe.runIf(areInstalled('nats-server', 'openssl'))('The servers of the stream', () => {
  beforeAll(async () => {
    servers = await NatsServers.start(3);
  });
  afterAll(() => servers.stop());

  /** The certificate of the cluster itself. */
  const ours = () => servers.cluster;
  const another = () => makeCertificate(mkdtempSync(join(tmpdir(), 'dialplane-stranger-')));

  test.each([
    ['nothing', () => ({})],
    ['a certificate, and no password', () => ({ certificate: ours() })],
    ['a certificate, and another password', () => ({ certificate: ours(), password: 'guessed' })],
    ['the password, and no certificate', () => ({ password: clusterPassword })],
    ['the password, and a certificate of its own', () => ({ password: clusterPassword, certificate: another() })],
  ])('T82: a server that has %s becomes none of them, hears no record, and makes none up', async (_has, stranger) => {
    const rogue = await startStranger(stranger() as Stranger);
    const [first, third] = [await clientAt(servers.members[0]?.url ?? ''), await clientAt(servers.members[2]?.url ?? '')];
    const [heardByRogue, heard] = [await listen(rogue.connection), await listen(third)];
    // The first two patterns mean that one of the two ends refused the attempt; the third, that neither did.
    await expect.poll(rogue.log).toMatch(/Router connection closed|TLS route handshake error|Registering remote route/);
    await expect
      .poll(() => {
        first.publish(subject, 'a query of somebody');
        rogue.connection.publish(subject, 'made up');
        return heard.length;
      })
      .toBeGreaterThan(3);
    await rogue.connection.flush();
    expect([await rogue.routes(), new Set(heard), new Set(heardByRogue)]).toEqual([
      0,
      new Set(['a query of somebody']),
      new Set(['made up']),
    ]);
  });

  test('T82: who has the password of the cluster alone is no client, and a client says who it is', async () => {
    const [url] = servers.url.split(',').map((each) => new URL(each));
    const as = (user?: string, pass?: string) =>
      connect({ servers: url?.host ?? '', tls: {}, ...(user && { user }), ...(pass && { pass }), reconnect: false }).then(
        async (connection) => {
          await connection.close();
          return 'taken';
        },
        (error: unknown) => String(error),
      );
    expect(await as(url?.username, url?.password)).toBe('taken');
    for (const refused of [as(), as('cluster', clusterPassword), as('portal', clusterPassword)])
      expect(await refused).toContain('Authorization Violation');
  });
});
