/**
 * A portal on a real PostgreSQL for a fault case: nodes as processes of their own, a path to the database that can be cut, a mail server, and
 * customers.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { type Database, openDatabase } from '../../../src/server/database/database.ts';
import { startPortal } from '../../../src/server/start.ts';
import { makeUser, signedInToken, type TestUser } from '../../../src/server/test-support/factories.ts';
import { type MailServer, startMailServer } from '../../../src/server/test-support/mail-server.ts';
import { type NetworkPath, openNetworkPath } from '../../../src/server/test-support/network-path.ts';
import { type OwnPostgres, socketOf, startOwnPostgres } from '../../../src/server/test-support/postgres.ts';
import { quietPortal, signalGroup, startMain, type StartedProgram } from '../../../src/server/test-support/started-program.ts';
import { testConfig } from '../../../src/server/test-support/test-config.ts';
import { Load } from './load.ts';

const databaseName = 'portal';

export class Site {
  readonly faults: string[] = [];
  readonly load: Load;
  readonly directory: string;
  readonly path: NetworkPath;
  readonly mail: MailServer;
  readonly caller: { readonly user: TestUser; readonly token: string };
  /** All servers that run, or ran. */
  readonly servers: OwnPostgres[];
  readonly nodes: StartedProgram[] = [];
  /** The proxy's address, which is called instead of the nodes. */
  proxy: string | undefined;
  /** Tokens of the sessions that were opened properly. */
  readonly tokens: string[];
  readonly #leaving = new Set<StartedProgram>();
  readonly #cleanups: (() => void)[] = [];
  readonly #env: Readonly<Record<string, string>>;

  private constructor(parts: Pick<Site, 'directory' | 'path' | 'mail' | 'caller' | 'servers'>, env: Readonly<Record<string, string>>) {
    ({ directory: this.directory, path: this.path, mail: this.mail, caller: this.caller, servers: this.servers } = parts);
    this.tokens = [this.caller.token];
    this.#env = env;
    this.load = new Load(this);
  }

  static async build(env: Readonly<Record<string, string>>): Promise<Site> {
    const directory = mkdtempSync(join(tmpdir(), 'dialplane-fault-'));
    mkdirSync(join(directory, 'data'));
    const server = await startOwnPostgres();
    const client = new pg.Client(server.urlOf('postgres'));
    await client.connect();
    await client.query(`create database ${databaseName}`);
    await client.end();
    const portal = await startPortal(
      testConfig({ DATA_DIR: join(directory, 'data'), DATABASE_URL: server.urlOf(databaseName), ROLE: 'api' }),
    );
    const user = await makeUser(portal.deps);
    const token = await signedInToken(portal.deps, user);
    await portal.deps.publishing.published();
    await portal.stop();
    const path = await openNetworkPath(socketOf(server.urlOf(databaseName)));
    return new Site({ directory, path, mail: await startMailServer(), caller: { user, token }, servers: [server] }, env);
  }

  get dataDir(): string {
    return join(this.directory, 'data');
  }

  /** The server that holds the data now. */
  get server(): OwnPostgres {
    return this.servers.at(-1)!;
  }

  /** The socket of the database server. */
  get target(): NetConnectOpts {
    return socketOf(this.server.urlOf(databaseName));
  }

  /** Replaces the server by another one, on a copy of its disk; its connections are not informed. */
  async replaceServer(): Promise<void> {
    this.servers.push(await this.server.startCopy());
    this.path.leadTo(this.target);
  }

  /** Starts a node and answers once it listens; from then on it gets calls. */
  async startNode(env: Readonly<Record<string, string>> = {}, preload: readonly string[] = []): Promise<StartedProgram> {
    const node = this.beginNode(env, preload);
    await node.address;
    this.nodes.push(node);
    return node;
  }

  /** Starts a node that gets no calls. */
  beginNode(env: Readonly<Record<string, string>> = {}, preload: readonly string[] = []): StartedProgram {
    return startMain(
      {
        ...quietPortal,
        DATA_DIR: this.dataDir,
        DATABASE_URL: `postgres://portal@127.0.0.1:${this.path.port}/${databaseName}`,
        SMTP_URL: this.mail.url,
        MAIL_FROM: 'portal@provider.example',
        ...this.#env,
        ...env,
      },
      { preload },
    );
  }

  /** Kills the node at once. */
  async kill(node: StartedProgram): Promise<void> {
    signalGroup(node, 'SIGKILL');
    await node.ended;
  }

  /** Stops the node gracefully, behind a balancer that polls `/readyz`; answers its exit and the ms it took. */
  async stop(node: StartedProgram): Promise<{ code: number | NodeJS.Signals | null; ms: number }> {
    const since = performance.now();
    const address = await node.address;
    node.child.kill('SIGTERM');
    while ((await fetch(`${address}/readyz`)).status === 200) await setTimeout(100);
    this.#leaving.add(node);
    return { code: await node.ended, ms: Math.round(performance.now() - since) };
  }

  /** The running nodes that nobody has ended, oldest first. */
  running(): StartedProgram[] {
    return this.nodes.filter((node) => !this.#leaving.has(node) && node.child.exitCode === null && node.child.signalCode === null);
  }

  /** The addresses of the nodes, or of the proxy before them. */
  async addresses(): Promise<string[]> {
    if (this.proxy !== undefined) return [this.proxy];
    return Promise.all(this.running().map(({ address }) => address));
  }

  /** Calls a node as the customer. */
  async call(path: string, init: RequestInit = {}): Promise<Response> {
    const [address = ''] = await this.addresses();
    return fetch(`${address}${path}`, { ...init, headers: { ...this.headers, ...(init.headers as Record<string, string>) } });
  }

  get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.caller.token}`, 'x-requested-with': 'XMLHttpRequest' };
  }

  /** Runs `work` on the database, past the path of the nodes. */
  async look<Result>(work: (db: Database['db']) => Promise<Result>): Promise<Result> {
    const { db, close } = openDatabase(this.server.urlOf(databaseName));
    try {
      return await work(db);
    } finally {
      await close();
    }
  }

  /** Waits until `recipient` has a mail. */
  async mailed(recipient: string, withinMs: number): Promise<void> {
    const deadline = performance.now() + withinMs;
    while (!this.mail.mails.some(({ to }) => to?.some(({ address }) => address === recipient))) {
      if (performance.now() > deadline) return void this.faults.push(`${recipient} has no mail after ${withinMs / 1_000} s`);
      await setTimeout(50);
    }
  }

  /** Runs `cleanup` after everything has stopped, before the site is removed. */
  atEnd(cleanup: () => void): void {
    this.#cleanups.push(cleanup);
  }

  tell(line: string): void {
    console.log(`  ${line}`);
  }

  /** Notes a fault if `isAsWanted` is false. */
  expect(isAsWanted: boolean, otherwise: string): void {
    if (!isAsWanted) this.faults.push(otherwise);
  }

  async remove(): Promise<void> {
    await Promise.all(this.nodes.map((node) => this.kill(node)));
    await this.mail.stop();
    await this.path.stop();
    for (const server of this.servers) {
      server.signal('SIGCONT');
      await server.stop();
    }
    for (const cleanup of this.#cleanups.toReversed()) cleanup();
    rmSync(this.directory, { recursive: true, force: true });
  }
}
