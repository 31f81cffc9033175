/** Three etcd on loopback, which agree on who leads. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { freePort } from '../../src/server/test-support/free-port.ts';
import { begin, type Process, waitFor } from './process.ts';

export class EtcdMember {
  /** Where it answers. */
  readonly port: number;
  readonly #begin: () => Process;
  #process: Process;

  constructor(port: number, begun: () => Process) {
    this.port = port;
    this.#begin = begun;
    this.#process = begun();
  }

  kill(): void {
    this.#process.child.kill('SIGKILL');
  }

  /** Starts it after it was killed. */
  startAgain(): void {
    this.#process = this.#begin();
  }
}

export async function startEtcd(directory: string): Promise<EtcdMember[]> {
  const members = await Promise.all([1, 2, 3].map(async (id) => ({ name: `etcd-${id}`, port: await freePort(), peer: await freePort() })));
  const cluster = members.map(({ name, peer }) => `${name}=http://127.0.0.1:${peer}`).join(',');
  const started = members.map(({ name, port, peer }) => {
    const own = join(directory, name);
    mkdirSync(own);
    const [client, other] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peer}`];
    const flags = {
      name,
      'data-dir': join(own, 'data'),
      'listen-client-urls': client,
      'advertise-client-urls': client,
      'listen-peer-urls': other,
      'initial-advertise-peer-urls': other,
      'initial-cluster': cluster,
      'initial-cluster-token': 'fleet',
      logger: 'zap',
      'log-level': 'error',
    };
    const args = Object.entries(flags).map(([flag, value]) => `--${flag}=${value}`);
    return new EtcdMember(port, () => begin(['etcd', ...args], { directory: own }));
  });
  await waitFor('etcd', async () => (await etcdLeader(started)) !== undefined);
  return started;
}

const status = z.object({ leader: z.string(), header: z.object({ member_id: z.string() }) });

/** The one that leads, of those that answer. */
export async function etcdLeader(members: readonly EtcdMember[]): Promise<EtcdMember | undefined> {
  for (const member of members) {
    const address = `http://127.0.0.1:${member.port}/v3/maintenance/status`;
    const reply = await fetch(address, { method: 'POST', body: '{}', signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    const { success, data } = status.safeParse(await reply?.json());
    if (success && data.leader === data.header.member_id) return member;
  }
  return undefined;
}
