/**
 * PostgreSQL that survives the loss of a machine, as `deploy/` ships it: three servers under Patroni, which agree by etcd on the one that
 * takes writes, haproxy that leads there, and PgBouncer before it. All are processes on loopback.
 */
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import * as z from 'zod';
import { freePort } from '../../src/server/test-support/free-port.ts';
import { type NetworkPath, openNetworkPath } from '../../src/server/test-support/network-path.ts';
import { startPgbouncer } from '../../src/server/test-support/pgbouncer.ts';
import { serverPrograms, serverUser, signalTree } from '../../src/server/test-support/postgres.ts';
import { type EtcdMember, startEtcd } from './etcd.ts';
import { startHaproxy } from './haproxy.ts';
import { begin, type Process, waitFor } from './process.ts';

/** What it needs besides PostgreSQL. */
export const clusterPrograms = ['etcd', 'patroni', 'haproxy', 'pgbouncer'] as const;

const deploy = join(import.meta.dirname, '../../deploy');
const password = 'of-this-fleet-alone';
const databaseName = 'portal';

const Members = z.object({ members: z.array(z.object({ role: z.string(), state: z.string() })) });
/** What versions of Patroni say of one that is well. */
const runs = new Set(['running', 'streaming']);

/** A machine of the database: Patroni, and the PostgreSQL that it looks after. */
export class DatabaseMember {
  readonly name: string;
  readonly port: number;
  readonly #patroniPort: number;
  readonly #begin: () => Process;
  readonly #data: string;
  /** Its ways to etcd. */
  readonly #paths: readonly NetworkPath[];
  #patroni: Process;

  constructor(parts: {
    name: string;
    port: number;
    patroniPort: number;
    data: string;
    paths: readonly NetworkPath[];
    begin: () => Process;
  }) {
    ({
      name: this.name,
      port: this.port,
      patroniPort: this.#patroniPort,
      data: this.#data,
      paths: this.#paths,
      begin: this.#begin,
    } = parts);
    this.#patroni = this.#begin();
    process.once('exit', this.#kill);
  }

  /** Whether it takes writes, as far as it knows. */
  async leads(): Promise<boolean> {
    const reply = await fetch(`http://127.0.0.1:${this.#patroniPort}/primary`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    await reply?.body?.cancel();
    return reply?.status === 200;
  }

  /** Of each member that runs, as this one knows it: `leader`, `sync_standby` or `replica`. */
  async rolesOfRunning(): Promise<string[]> {
    const reply = await fetch(`http://127.0.0.1:${this.#patroniPort}/cluster`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    const { success, data } = Members.safeParse(await reply?.json());
    return success ? data.members.filter(({ state }) => runs.has(state)).map(({ role }) => role) : [];
  }

  /** Sends `signal` to PostgreSQL alone. */
  signalServer(signal: NodeJS.Signals): void {
    signalTree(Number(readFileSync(this.#pidFile, 'utf8').split('\n')[0]), signal);
  }

  /** Sends `signal` to all that runs on the machine. */
  signal(signal: NodeJS.Signals): void {
    if (this.#patroni.child.pid !== undefined) signalTree(this.#patroni.child.pid, signal);
    this.signalServer(signal);
  }

  /** As the machine starts again after its loss. */
  start(): void {
    this.#patroni = this.#begin();
  }

  /** What Patroni wrote last. */
  get output(): string {
    return this.#patroni.output();
  }

  /** From now on etcd is silent for it. */
  cutFromEtcd(): void {
    for (const path of this.#paths) path.cut();
  }

  mendToEtcd(): void {
    for (const path of this.#paths) path.mend();
  }

  /** A connection to its own PostgreSQL, past haproxy and PgBouncer. */
  async connect(): Promise<pg.Client> {
    const client = new pg.Client(urlAt(this.port));
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  async stop(): Promise<void> {
    this.#kill();
    process.removeListener('exit', this.#kill);
    await Promise.all(this.#paths.map((path) => path.stop()));
  }

  /** PostgreSQL is in no group of Patroni's, and would outlive it. */
  readonly #kill = () => {
    this.#patroni.child.kill('SIGKILL');
    if (existsSync(this.#pidFile)) this.signalServer('SIGKILL');
  };

  get #pidFile(): string {
    return join(this.#data, 'postmaster.pid');
  }
}

const administratorAt = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
const urlAt = (port: number) => `postgres://portal:${password}@127.0.0.1:${port}/${databaseName}`;

/** What stands before the servers. */
interface Before {
  readonly pooler: { stop(): Promise<void> };
  readonly haproxy: Process;
}

export class DatabaseCluster {
  readonly members: readonly DatabaseMember[];
  readonly etcd: readonly EtcdMember[];
  /** The address of the database through PgBouncer and haproxy. */
  readonly url: string;
  readonly #before: Before;

  private constructor(parts: Pick<DatabaseCluster, 'members' | 'etcd' | 'url'>, before: Before) {
    ({ members: this.members, etcd: this.etcd, url: this.url } = parts);
    this.#before = before;
  }

  /** Answers once the database takes writes and two standbys follow it. Its files are in `directory`, which others may not write to. */
  static async start(directory: string): Promise<DatabaseCluster> {
    const etcd = await startEtcd(directory);
    const members = await Promise.all(['database-1', 'database-2', 'database-3'].map((name) => startMember(name, etcd, directory)));
    const port = await freePort();
    const haproxy = startHaproxy(
      port,
      members.map(({ member, patroniPort }) => [member.port, patroniPort] as const),
      directory,
    );
    await makeDatabase(port);
    const pooler = await startPgbouncer(urlAt(port), 40);
    const cluster = new DatabaseCluster({ members: members.map(({ member }) => member), etcd, url: pooler.url }, { pooler, haproxy });
    await cluster.isWhole();
    return cluster;
  }

  /** The one that takes writes, of those that answer. */
  async leader(): Promise<DatabaseMember | undefined> {
    for (const member of this.members) if (await member.leads()) return member;
    return undefined;
  }

  /**
   * Waits until one leads and both others follow it, one of which may take its place, by what the members agree on: what PostgreSQL says of
   * its standbys is true some seconds before that.
   */
  isWhole(): Promise<void> {
    return waitFor('a leader that two standbys follow', async () => {
      for (const member of this.members) {
        const roles = await member.rolesOfRunning();
        if (['leader', 'replica', 'sync_standby'].every((role) => roles.includes(role))) return true;
      }
      return false;
    });
  }

  async stop(): Promise<void> {
    await this.#before.pooler.stop();
    this.#before.haproxy.child.kill('SIGKILL');
    await Promise.all(this.members.map((member) => member.stop()));
    for (const member of this.etcd) member.kill();
  }
}

interface StartedMember {
  readonly member: DatabaseMember;
  readonly patroniPort: number;
}

/** `deploy/patroni/patroni.yaml` as it is, with the environment of this machine. */
async function startMember(name: string, etcd: readonly EtcdMember[], directory: string): Promise<StartedMember> {
  const [port, patroniPort] = [await freePort(), await freePort()];
  const paths = await Promise.all(etcd.map((member) => openNetworkPath({ host: '127.0.0.1', port: member.port })));
  const user = serverUser();
  const own = join(directory, name);
  mkdirSync(own, { mode: 0o700 });
  if (user) chownSync(own, user.uid, user.gid);
  const env = {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: paths.map((path) => `'127.0.0.1:${path.port}'`).join(','),
    // The addresses that etcd says of itself lead past the paths that can be cut.
    PATRONI_ETCD3_USE_PROXIES: 'true',
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${patroniPort}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${patroniPort}`,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_DATA_DIR: join(own, 'data'),
    PATRONI_POSTGRESQL_BIN_DIR: serverPrograms(),
    PATRONI_POSTGRESQL_PGPASS: join(own, 'pgpass'),
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_PASSWORD: password,
    PATRONI_REWIND_PASSWORD: password,
  };
  const beginPatroni = () => begin(['patroni', join(deploy, 'patroni/patroni.yaml')], { env, directory: own, user });
  return { member: new DatabaseMember({ name, port, patroniPort, data: join(own, 'data'), paths, begin: beginPatroni }), patroniPort };
}

/** The portal's role and its database, as docs/install.md has them made. */
async function makeDatabase(port: number): Promise<void> {
  await waitFor('a database that takes writes', async () => {
    const client = new pg.Client(administratorAt(port));
    client.on('error', () => undefined);
    try {
      await client.connect();
      // haproxy takes every server for one that leads until it has asked it.
      const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
      if (rows[0]?.follows !== false) return false;
      await client.query(`create role portal login password '${password}'`);
      await client.query(`create database ${databaseName} owner portal`);
      return true;
    } finally {
      await client.end().catch(() => undefined);
    }
  });
}
