/** etcd on loopback as `deploy/patroni` ships it, whose members agree on a leader, with Patroni's user. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import * as z from 'zod';
import { freePort } from '../../src/server/test-support/free-port.ts';
import { begin, type Process, waitFor } from './process.ts';

/** Paths of the files; a self-signed certificate is its own authority. */
export interface MemberCertificate {
  readonly certificate: string;
  readonly key: string;
}

export class EtcdMember {
  /** The port for clients. */
  readonly port: number;
  /** The port for the other members. */
  readonly peerPort: number;
  readonly #begin: () => Process;
  #process: Process;

  constructor({ port, peer, begun }: { port: number; peer: number; begun: () => Process }) {
    this.port = port;
    this.peerPort = peer;
    this.#begin = begun;
    this.#process = begun();
  }

  kill(): void {
    this.#process.child.kill('SIGKILL');
  }

  /** Starts it after a kill. */
  startAgain(): void {
    this.#process = this.#begin();
  }
}

const shipped = parseEnv(readFileSync(join(import.meta.dirname, '../../deploy/patroni/etcd.environment'), 'utf8'));

/** Starts the given number of members, which only users can enter. This process trusts the certificate. */
export async function startEtcd(
  directory: string,
  { certificate, key }: MemberCertificate,
  { count, password }: { count: 1 | 3; password: string },
): Promise<EtcdMember[]> {
  const members = await Promise.all(
    Array.from({ length: count }, async (_, index) => ({ name: `etcd-${index + 1}`, port: await freePort(), peer: await freePort() })),
  );
  const paths: Record<string, string> = { 'member.pem': certificate, 'member.key': key, 'authority.pem': certificate };
  const env = Object.fromEntries(
    Object.entries(shipped).map(([name, value = '']) => [
      name,
      value.replace(/^\/etc\/etcd\/(.*)$/, (_, file: string) => paths[file] ?? ''),
    ]),
  );
  const started = members.map(({ name, port, peer }) => {
    const own = join(directory, name);
    mkdirSync(own);
    const [client, other] = [`https://127.0.0.1:${port}`, `https://127.0.0.1:${peer}`];
    const ofMember = {
      ETCD_NAME: name,
      ETCD_DATA_DIR: join(own, 'data'),
      ETCD_INITIAL_CLUSTER: members.map((each) => `${each.name}=https://127.0.0.1:${each.peer}`).join(','),
      ETCD_LISTEN_CLIENT_URLS: client,
      ETCD_ADVERTISE_CLIENT_URLS: client,
      ETCD_LISTEN_PEER_URLS: other,
      ETCD_INITIAL_ADVERTISE_PEER_URLS: other,
      ETCD_LOGGER: 'zap',
      ETCD_LOG_LEVEL: 'error',
    };
    const begun = () => begin(['etcd'], { directory: own, env: { ...env, ...ofMember } });
    return new EtcdMember({ port, peer, begun });
  });
  await waitFor('etcd', async () => (await etcdLeader(started)) !== undefined);
  const [first] = started;
  if (first) await makeUsers(first, password);
  return started;
}

/** Text as etcd has it in JSON. */
export const encoded = (text: string) => Buffer.from(text).toString('base64');

/** Calls etcd's own API (its gateway); `token` identifies the caller. */
export async function etcdCall({ port }: EtcdMember, path: string, { body = {}, token }: { body?: object; token?: string } = {}) {
  const reply = await fetch(`https://127.0.0.1:${port}/v3/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: token === undefined ? {} : { authorization: token },
    signal: AbortSignal.timeout(10_000),
  });
  return { status: reply.status, body: (await reply.json()) as unknown };
}

/** Makes the users as docs/install.md says. */
async function makeUsers(member: EtcdMember, password: string): Promise<void> {
  const permission = { permType: 'READWRITE', key: encoded('/service/portal/'), range_end: encoded('/service/portal0') };
  const steps: readonly [string, object][] = [
    ['auth/user/add', { name: 'root', password }],
    ['auth/user/grant', { user: 'root', role: 'root' }],
    ['auth/role/add', { name: 'patroni' }],
    ['auth/role/grant', { name: 'patroni', perm: permission }],
    ['auth/user/add', { name: 'patroni', password }],
    ['auth/user/grant', { user: 'patroni', role: 'patroni' }],
    ['auth/enable', {}],
  ];
  for (const [path, body] of steps) {
    const { status, body: said } = await etcdCall(member, path, { body });
    if (status !== 200) throw new Error(`etcd answered ${status} to ${path}: ${JSON.stringify(said)}`);
  }
}

const LeaderStatus = z.object({ leader: z.string(), header: z.object({ member_id: z.string() }) });

/** The leader among the members that answer. */
export async function etcdLeader(members: readonly EtcdMember[]): Promise<EtcdMember | undefined> {
  for (const member of members) {
    const reply = await etcdCall(member, 'maintenance/status').catch(() => undefined);
    const { success, data } = LeaderStatus.safeParse(reply?.body);
    if (success && data.leader === data.header.member_id) return member;
  }
  return undefined;
}
