/** One machine of the database: a PostgreSQL under Patroni, with its own network paths to etcd. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import * as z from 'zod';
import type { NetworkPath } from '../../src/server/test-support/network-path.ts';
import { signalTree } from '../../src/server/test-support/postgres.ts';
import type { Process } from './process.ts';

export const password = 'of-this-fleet-alone';
export const databaseName = 'portal';

const Members = z.object({ members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })) });
/** The states of a healthy member, as different versions of Patroni name them. */
const runs = new Set(['running', 'streaming']);

/** A machine of the database: Patroni, and the PostgreSQL that it looks after. */
export class DatabaseMember {
  readonly name: string;
  readonly port: number;
  readonly #patroniPort: number;
  readonly #begin: () => Process;
  readonly #data: string;
  /** The network paths to etcd. */
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

  /** True if it takes writes, to its own knowledge. */
  async leads(): Promise<boolean> {
    const reply = await fetch(`https://127.0.0.1:${this.#patroniPort}/primary`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    await reply?.body?.cancel();
    return reply?.status === 200;
  }

  /** The running members, as this one knows them, by role: `leader`, `sync_standby` or `replica`. */
  async runningByRole(): Promise<Map<string, string>> {
    const reply = await fetch(`https://127.0.0.1:${this.#patroniPort}/cluster`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    const { success, data } = Members.safeParse(await reply?.json());
    return new Map(success ? data.members.filter(({ state }) => runs.has(state)).map(({ role, name }) => [role, name]) : []);
  }

  /** The standbys that follow this one, each with `sync` or `async`: it waits for the former. */
  async followers(): Promise<Map<string, string>> {
    const client = new pg.Client(administratorAt(this.port));
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ name: string; waits: string }>(
        `select application_name as name, sync_state as waits from pg_stat_replication where state = 'streaming'`,
      );
      return new Map(rows.map(({ name, waits }) => [name, waits]));
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Sends `signal` to PostgreSQL alone. */
  signalServer(signal: NodeJS.Signals): void {
    signalTree(Number(readFileSync(this.#pidFile, 'utf8').split('\n')[0]), signal);
  }

  /** Sends `signal` to all processes of the machine. */
  signal(signal: NodeJS.Signals): void {
    if (this.#patroni.child.pid !== undefined) signalTree(this.#patroni.child.pid, signal);
    this.signalServer(signal);
  }

  /** Starts Patroni again, like a machine after its loss. */
  start(): void {
    this.#patroni = this.#begin();
  }

  /** The newest output of Patroni. */
  get output(): string {
    return this.#patroni.output();
  }

  /** Cuts it off from etcd from now on. */
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

  /** Kills PostgreSQL too, since it is in no group of Patroni's, and would outlive it. */
  readonly #kill = () => {
    this.#patroni.child.kill('SIGKILL');
    if (existsSync(this.#pidFile)) this.signalServer('SIGKILL');
  };

  get #pidFile(): string {
    return join(this.#data, 'postmaster.pid');
  }
}

export const administratorAt = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres?sslmode=no-verify`;
const urlAt = (port: number) => `postgres://portal:${password}@127.0.0.1:${port}/${databaseName}?sslmode=no-verify`;
