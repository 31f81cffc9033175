/**
 * PostgreSQL that survives the loss of a machine, as `deploy/` ships it: three servers under Patroni, which agree by etcd on the one that takes writes,
 * haproxy, which leads there, and PgBouncer before it. All are processes on loopback.
 */
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import pg from 'pg';
import { startShippedPooler } from '../../deploy/test-support/poolers.ts';
import { freePort } from '../../src/server/test-support/free-port.ts';
import { openNetworkPath } from '../../src/server/test-support/network-path.ts';
import { makeCertificate } from '../../src/server/test-support/own-certificate.ts';
import { serverUser } from '../../src/server/test-support/postgres.ts';
import { administratorAt, DatabaseMember, databaseName, password } from './database-member.ts';
import { type EtcdMember, type MemberCertificate, startEtcd } from './etcd.ts';
import { startHaproxy } from './haproxy.ts';
import { begin, type Process, waitFor } from './process.ts';

/** The programs that the cluster needs besides PostgreSQL. */
export const clusterPrograms = ['etcd', 'patroni', 'haproxy', 'pgbouncer', 'openssl'] as const;

/** The folder of Debian's PostgreSQL, since the portal ships no `pg_basebackup`, which makes a standby. */
export function clusterServerPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(root, version, 'bin')).find((folder) => existsSync(join(folder, 'pg_basebackup')));
}

const deploy = join(import.meta.dirname, '../../deploy');

/** The pooler and the proxy before the servers. */
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

  /** Answers once the database takes writes and two standbys follow it. Its files are in `directory`, which must not be writable for others. */
  static async start(directory: string): Promise<DatabaseCluster> {
    const certificate = trustedCertificate(directory);
    const etcd = await startEtcd(directory, certificate, { count: 3, password });
    const members = await Promise.all(
      ['database-1', 'database-2', 'database-3'].map((name) => startMember(name, { etcd, directory, certificate })),
    );
    const port = await freePort();
    const haproxy = startHaproxy(
      port,
      members.map(({ member, patroniPort }) => [member.port, patroniPort] as const),
      { directory, authority: certificate.certificate },
    );
    await makeDatabase(port).catch(async (error: unknown) => {
      // The servers would outlive their caller.
      await Promise.all(members.map(({ member }) => member.stop()));
      for (const member of etcd) member.kill();
      throw error;
    });
    const server = { host: '127.0.0.1', port, database: databaseName, authority: readFileSync(certificate.certificate, 'utf8') };
    const pooler = await startShippedPooler('pgbouncer/pgbouncer.ini', server, { password, user: serverUser() });
    const cluster = new DatabaseCluster({ members: members.map(({ member }) => member), etcd, url: pooler.url }, { pooler, haproxy });
    await cluster.isWhole();
    return cluster;
  }

  /** The member that takes writes, of those that answer. */
  async leader(): Promise<DatabaseMember | undefined> {
    for (const member of this.members) if (await member.leads()) return member;
    return undefined;
  }

  /**
   * Waits until one leads and both others follow it, one of them as its successor: by the members' agreement, and by the leading server's own view. A lost
   * standby keeps its role among the members for a moment, and the server names its successor some seconds before they do.
   */
  isWhole(): Promise<void> {
    return waitFor('a leader that two standbys follow', async () => {
      const leader = await this.leader();
      if (!leader) return false;
      const [agreed, followers] = [await leader.runningByRole(), await leader.followers()];
      const successor = agreed.get('sync_standby');
      return agreed.has('replica') && followers.size === 2 && successor !== undefined && followers.get(successor) === 'sync';
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

/** Makes one certificate for every machine of a database, trusted by this process. The server's own user reads its key. */
export function trustedCertificate(directory: string): MemberCertificate {
  const made = makeCertificate(directory);
  const user = serverUser();
  if (user) chownSync(made.key, user.uid, user.gid);
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(made.certificate, 'utf8')]);
  return made;
}

interface Surroundings {
  readonly etcd: readonly EtcdMember[];
  readonly directory: string;
  readonly certificate: MemberCertificate;
}

/** Starts `deploy/patroni/patroni.yaml` with this machine's environment, and this test's certificate. */
export async function startMember(name: string, { etcd, directory, certificate }: Surroundings): Promise<StartedMember> {
  const [port, patroniPort] = [await freePort(), await freePort()];
  const ways = await Promise.all(etcd.map((member) => openNetworkPath({ host: '127.0.0.1', port: member.port })));
  const user = serverUser();
  const own = join(directory, name);
  mkdirSync(own, { mode: 0o700 });
  if (user) chownSync(own, user.uid, user.gid);
  const configuration = join(own, 'patroni.yaml');
  const paths = { 'member.pem': certificate.certificate, 'member.key': certificate.key, 'authority.pem': certificate.certificate };
  let text = readFileSync(join(deploy, 'patroni/patroni.yaml'), 'utf8');
  for (const [file, path] of Object.entries(paths)) text = text.replaceAll(`/etc/patroni/${file}`, path);
  writeFileSync(configuration, text);
  const env = {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: ways.map((path) => `'127.0.0.1:${path.port}'`).join(','),
    // The addresses that etcd advertises bypass the paths that can be cut.
    PATRONI_ETCD3_USE_PROXIES: 'true',
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${patroniPort}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${patroniPort}`,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_DATA_DIR: join(own, 'data'),
    PATRONI_POSTGRESQL_BIN_DIR: clusterServerPrograms() ?? '',
    PATRONI_POSTGRESQL_PGPASS: join(own, 'pgpass'),
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_PASSWORD: password,
    PATRONI_REWIND_PASSWORD: password,
    PATRONI_RESTAPI_PASSWORD: password,
    PATRONI_ETCD3_PASSWORD: password,
    PYTHONPATH: join(deploy, 'patroni/python'),
  };
  const beginPatroni = () => begin(['patroni', configuration], { env, directory: own, user });
  return {
    member: new DatabaseMember({ name, port, patroniPort, data: join(own, 'data'), paths: ways, begin: beginPatroni }),
    patroniPort,
  };
}

/** Makes the portal's role and database as docs/install.md says. */
async function makeDatabase(port: number): Promise<void> {
  await waitFor('a database that takes writes', async () => {
    const client = new pg.Client(administratorAt(port));
    client.on('error', () => undefined);
    try {
      await client.connect();
      // haproxy takes every server for the leader until it has checked it.
      const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
      if (rows[0]?.follows !== false) return false;
      // An earlier try may have failed to make the database, for want of a standby or beside another connection.
      const known = await client.query(`select from pg_roles where rolname = 'portal'`);
      if (known.rowCount === 0) await client.query(`create role portal login password '${password}'`);
      await client.query(`create database ${databaseName} owner portal`);
      return true;
    } finally {
      await client.end().catch(() => undefined);
    }
  });
}
