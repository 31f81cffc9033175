/** NATS servers with JetStream as processes on loopback: a cluster of three as `deploy/nats` ships it, or a single one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { partitions } from '../query-records/stream/messages.ts';
import { lastSequence } from '../query-records/stream/partition-reader.ts';
import { clientOf, connectTo } from '../query-records/stream/stream-connection.ts';
import { freePort } from './free-port.ts';
import { makeCertificate } from './own-certificate.ts';
import { programAt } from './programs.ts';

const password = 'of-these-servers-alone';
export const clusterPassword = 'among-these-servers-alone';
const startedWithinMs = 60_000;

class NatsServer {
  readonly name: string;
  readonly url: string;
  readonly #args: readonly string[];
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #ended: Promise<void> = Promise.resolve();

  constructor({
    name,
    port,
    args,
    env = {},
    protocol = 'nats',
  }: {
    name: string;
    port: number;
    args: readonly string[];
    env?: Readonly<Record<string, string>>;
    protocol?: 'nats' | 'tls';
  }) {
    this.name = name;
    // A certificate is checked by the name of its host only.
    this.url = `${protocol}://portal:${password}@${protocol === 'tls' ? 'localhost' : '127.0.0.1'}:${port}`;
    this.#args = args;
    this.#env = env;
  }

  start(): void {
    const child = spawn(programAt('nats-server') ?? '', this.#args, { stdio: 'ignore', env: { PATH: process.env['PATH'], ...this.#env } });
    this.#child = child;
    this.#ended = new Promise((resolve) => child.once('exit', () => resolve()));
    process.once('exit', this.#kill);
  }

  /** Ends it at once, like a lost machine. */
  async kill(): Promise<void> {
    this.#kill();
    await this.#ended;
    process.removeListener('exit', this.#kill);
  }

  readonly #kill = () => void this.#child?.kill('SIGKILL');
}

/** Paths of a self-signed certificate and its key. */
type Certificate = ReturnType<typeof makeCertificate>;

/** Settings that the servers of a cluster share: a client that trusts the certificate trusts all of them. */
interface Cluster extends Certificate {
  /** Ports for connections among the servers. */
  readonly routePorts: readonly number[];
}

export class NatsServers {
  readonly members: readonly NatsServer[];
  readonly url: string;
  readonly cluster: Cluster | undefined;
  readonly #directory: string;

  private constructor(members: readonly NatsServer[], directory: string, cluster?: Cluster) {
    this.members = members;
    this.url = members.map(({ url }) => url).join(',');
    this.cluster = cluster;
    this.#directory = directory;
  }

  /** Starts servers, and resolves once streams can be created. This process then trusts the three of a cluster, which accept TLS only. */
  static async start(count: 1 | 3): Promise<NatsServers> {
    const directory = mkdtempSync(join(tmpdir(), 'dialplane-nats-'));
    const servers = count === 1 ? new NatsServers([alone(await freePort(), directory)], directory) : await NatsServers.#cluster(directory);
    for (const member of servers.members) member.start();
    await servers.#takeStreams();
    return servers;
  }

  static async #cluster(directory: string): Promise<NatsServers> {
    const ports = await Promise.all([1, 2, 3].map(async () => [await freePort(), await freePort()] as const));
    const certificate = makeCertificate(directory);
    setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate.certificate, 'utf8')]);
    const routePorts = ports.map(([, peer]) => peer);
    return new NatsServers(clustered(ports, directory, certificate), directory, { ...certificate, routePorts });
  }

  /** Starts a server that accepts TLS only; returns it with the path of its certificate, which nobody trusts yet. Does not wait for it. */
  static async startEncrypted(): Promise<{ servers: NatsServers; certificate: string }> {
    const directory = mkdtempSync(join(tmpdir(), 'dialplane-nats-'));
    const { certificate, key } = makeCertificate(directory);
    const server = alone(await freePort(), directory, ['--tls', '--tlscert', certificate, '--tlskey', key]);
    server.start();
    return { servers: new NatsServers([server], directory), certificate };
  }

  /** Returns the server that leads a stream. */
  async leaderOf(stream: string): Promise<NatsServer> {
    for (const deadline = performance.now() + startedWithinMs; performance.now() < deadline; await setTimeout(100)) {
      const name = await this.#ask(async ({ manager }) => (await manager.streams.info(stream)).cluster?.leader);
      const leader = this.members.find((member) => member.name === name);
      if (leader) return leader;
    }
    throw new Error(`Nobody leads ${stream}`);
  }

  /** Returns the sequence of the newest message of each partition. Throws if the servers do not answer. */
  async lastSequences(): Promise<ReadonlyMap<number, number>> {
    const sequences = await this.#ask((client) =>
      Promise.all(partitions.map(async (partition) => [partition, await lastSequence(client, partition)] as const)),
    );
    if (!sequences) throw new Error('No server of the stream tells how far it is');
    return new Map(sequences);
  }

  async stop(): Promise<void> {
    await Promise.all(this.members.map((member) => member.kill()));
    rmSync(this.#directory, { recursive: true, force: true });
  }

  async #takeStreams(): Promise<void> {
    for (const deadline = performance.now() + startedWithinMs; performance.now() < deadline; await setTimeout(50))
      if ((await this.#ask(({ manager }) => manager.getAccountInfo())) !== undefined) return;
    throw new Error('The NATS servers did not start');
  }

  async #ask<Answer>(question: (client: Awaited<ReturnType<typeof clientOf>>) => Promise<Answer>): Promise<Answer | undefined> {
    const connection = await connectTo(this.url, { isLasting: false }).catch(() => undefined);
    if (!connection) return undefined;
    try {
      return await question(await clientOf(connection));
    } catch {
      return undefined;
    } finally {
      await connection.close();
    }
  }
}

function alone(port: number, directory: string, encryption: readonly string[] = []): NatsServer {
  const args = ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', directory, '--user', 'portal', '--pass', password, ...encryption];
  return new NatsServer({ name: 'alone', port, args, protocol: encryption.length > 0 ? 'tls' : 'nats' });
}

function clustered(ports: readonly (readonly [number, number])[], directory: string, { certificate, key }: Certificate): NatsServer[] {
  const routes = ports.map(([, peer], index) => [`NATS_ROUTE_${index + 1}`, `nats-route://cluster:${clusterPassword}@127.0.0.1:${peer}`]);
  return ports.map(([port, peer], index) => {
    const name = `records-${index + 1}`;
    const store = join(directory, name);
    mkdirSync(store);
    const env = {
      NATS_NAME: name,
      NATS_LISTEN: `127.0.0.1:${port}`,
      NATS_CLUSTER_LISTEN: `127.0.0.1:${peer}`,
      NATS_STORE: store,
      NATS_PASSWORD: password,
      NATS_CLUSTER_PASSWORD: clusterPassword,
      NATS_CERTIFICATE: certificate,
      NATS_KEY: key,
      NATS_AUTHORITY: certificate,
      ...Object.fromEntries(routes),
    };
    const args = ['-c', join(import.meta.dirname, '../../../deploy/nats/nats.conf')];
    return new NatsServer({ name, port, args, env, protocol: 'tls' });
  });
}
