/**
 * The portal on several machines, as processes on loopback: a database that survives the loss of one, an object store, a mail server, nodes that answer calls,
 * nodes that run batches, and a proxy before them.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { type Proxy, startHaproxy } from '../../deploy/test-support/proxies.ts';
import { type Database, openDatabase } from '../../src/server/database/database.ts';
import { startPortal } from '../../src/server/start.ts';
import { makeUser, signedInToken, type TestUser } from '../../src/server/test-support/factories.ts';
import { freePort } from '../../src/server/test-support/free-port.ts';
import { type MailServer, startMailServer } from '../../src/server/test-support/mail-server.ts';
import { NatsServers } from '../../src/server/test-support/nats-servers.ts';
import { type ObjectStorage, startObjectStorage } from '../../src/server/test-support/object-storage.ts';
import { quietPortal, signalGroup, startMain, type StartedProgram } from '../../src/server/test-support/started-program.ts';
import { readPositions } from '../../src/server/query-records/stream/positions.ts';
import { testConfig } from '../../src/server/test-support/test-config.ts';
import { Load } from '../faults/site/load.ts';
import { type Reconciled, reconcile } from '../faults/site/reconciliation.ts';
import { DatabaseCluster } from './database-cluster.ts';
import { People } from './people.ts';
import { waitFor } from './process.ts';

type Role = 'api' | 'worker';

/** A node, which restarts at its old place. */
interface Node {
  readonly role: Role;
  readonly env: Readonly<Record<string, string>>;
  program: StartedProgram;
}

const peopleWhoSignIn = 100;

interface Parts {
  readonly directory: string;
  readonly database: DatabaseCluster;
  readonly records: NatsServers;
  readonly storage: ObjectStorage;
  readonly mail: MailServer;
  readonly env: Readonly<Record<string, string>>;
}

/** The caller that a fleet is tested with, and the users that act all the time. */
interface Callers {
  readonly caller: { readonly user: TestUser; readonly token: string };
  readonly users: readonly TestUser[];
}

export class Fleet implements Reconciled {
  readonly database: DatabaseCluster;
  /** The servers that take the records of queries. */
  readonly records: NatsServers;
  readonly mail: MailServer;
  readonly caller: Callers['caller'];
  readonly tokens: string[];
  readonly load: Load;
  readonly people: People;
  readonly nodes: Node[] = [];
  readonly faults: string[] = [];
  readonly #parts: Parts;
  #proxy: Proxy | undefined;

  private constructor(parts: Parts, { caller, users }: Callers) {
    ({ database: this.database, records: this.records, mail: this.mail } = parts);
    this.#parts = parts;
    this.caller = caller;
    this.tokens = [caller.token];
    this.load = new Load(this, { isBehindProxy: true });
    this.people = new People({ load: this.load, mail: this.mail, users, tokens: this.tokens });
  }

  /** Starts two nodes of each role, with `env` for all of them. Answers once the proxy leads to both API nodes. */
  static async start(env: Readonly<Record<string, string>> = {}): Promise<Fleet> {
    const directory = mkdtempSync(join(tmpdir(), 'dialplane-fleet-'));
    // PostgreSQL runs as another user.
    chmodSync(directory, 0o755);
    const [database, records] = [await DatabaseCluster.start(directory), await NatsServers.start(3)];
    const [storage, mail] = [await startObjectStorage(), await startMailServer()];
    const { url, endpoint, accessKeyId, secretAccessKey } = storage.place;
    const places = {
      DATABASE_URL: database.url,
      RECORDS_URL: records.url,
      NODE_EXTRA_CA_CERTS: records.cluster?.certificate ?? '',
      STORAGE_URL: url,
      S3_ENDPOINT: endpoint ?? '',
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    };
    const callers = await makeCallers(join(directory, 'first'), { ...places, ...env }).catch(async (error: unknown) => {
      await Promise.all([database.stop(), records.stop()]);
      throw error;
    });
    const nodeEnv = { ...quietPortal, ...places, SMTP_URL: mail.url, MAIL_FROM: 'portal@provider.example', ...withoutWaits, ...env };
    const fleet = new Fleet({ directory, database, records, storage, mail, env: nodeEnv }, callers);
    try {
      await fleet.#startNodes();
    } catch (error) {
      // Its programs would outlive their caller, and take the machine from the next fleet.
      await fleet.remove();
      throw error;
    }
    return fleet;
  }

  async #startNodes(): Promise<void> {
    await Promise.all((['api', 'api', 'worker', 'worker'] as const).map((role) => this.#startNode(role)));
    const [first, second] = this.#nodesOf('api').map(({ env: { PORT } }) => `127.0.0.1:${PORT}`);
    this.#proxy = await startHaproxy([first ?? '', second ?? '']);
    setDefaultCACertificates([...getCACertificates('default'), this.#proxy.authority]);
  }

  get address(): string {
    return this.#proxy?.address ?? '';
  }

  addresses(): Promise<string[]> {
    return Promise.resolve([this.address]);
  }

  get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.caller.token}`, 'x-requested-with': 'XMLHttpRequest' };
  }

  get unansweredSignIns(): number {
    return this.people.unansweredSignIns;
  }

  call(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.address}${path}`, { ...init, headers: { ...this.headers, ...(init.headers as Record<string, string>) } });
  }

  /** The database through the pooler, as the nodes see it. */
  async look<Result>(work: (db: Database['db']) => Promise<Result>): Promise<Result> {
    const { db, close } = openDatabase(this.database.url);
    try {
      return await work(db);
    } finally {
      await close();
    }
  }

  /** Kills the first node of the role at once; answers it, for `startAgain`. */
  async killNode(role: Role): Promise<Node> {
    const [node] = this.#nodesOf(role);
    if (!node) throw new Error(`There is no ${role} node`);
    signalGroup(node.program, 'SIGKILL');
    await node.program.ended;
    return node;
  }

  /** Stops the node gracefully; answers the exit code. */
  async stopNode(node: Node): Promise<number | NodeJS.Signals | null> {
    node.program.child.kill('SIGTERM');
    return node.program.ended;
  }

  async startAgain(node: Node): Promise<void> {
    node.program = startMain(node.env);
    await node.program.address;
  }

  beginLoad(): void {
    this.load.start();
    this.people.start();
  }

  async endLoad(): Promise<void> {
    await Promise.all([this.load.stop(), this.people.stop()]);
  }

  /** The faults found after the end of the load, in sentences. */
  async reconcile(): Promise<string[]> {
    await this.allRecordsAreWritten();
    const lost = await this.people.lostSessions();
    return [...this.load.faults, ...(await reconcile(this)), ...(lost > 0 ? [`${lost} of ${this.tokens.length} sign-ins are lost`] : [])];
  }

  /** Waits until the database has the stream's present records. Under load newer ones always follow. */
  async allRecordsAreWritten(): Promise<void> {
    let sequences: ReadonlyMap<number, number> | undefined;
    await waitFor('the records of the stream in the database', async () => {
      const targets = (sequences ??= await this.records.lastSequences());
      const positions = await this.look(readPositions);
      for (const [partition, target] of targets) {
        const { sequence = 0 } = positions.get(partition) ?? {};
        if (sequence < target) throw new Error(`Of partition ${partition} message ${sequence} of ${target} is written`);
      }
      return true;
    });
  }

  tell(line: string): void {
    console.log(`  ${line}`);
  }

  async remove(): Promise<void> {
    for (const { program } of this.nodes) signalGroup(program, 'SIGKILL');
    await Promise.all(this.nodes.map(({ program }) => program.ended));
    await this.#proxy?.stop();
    await this.#parts.database.stop();
    await this.records.stop();
    await this.#parts.storage.stop();
    await this.mail.stop();
    rmSync(this.#parts.directory, { recursive: true, force: true });
  }

  #nodesOf(role: Role): Node[] {
    return this.nodes.filter((node) => node.role === role);
  }

  async #startNode(role: Role): Promise<void> {
    const port = await freePort();
    const dataDir = join(this.#parts.directory, `${role}-${port}`);
    mkdirSync(dataDir);
    const env = {
      ...this.#parts.env,
      DATA_DIR: dataDir,
      ROLE: role,
      PORT: String(port),
      TRUST_PROXY: '127.0.0.1',
      METRICS_TOKEN: 'of-this-fleet-alone',
    };
    const node = { role, env, program: startMain(env) };
    this.nodes.push(node);
    await node.program.address;
  }
}

/** Limits that let a dozen people sign in, each again and again. */
const withoutWaits = { CODE_RESEND_SECONDS: '0', CODES_PER_HOUR: '1000' };

/** Makes the callers with a first node, which also seeds the demo if `env` says so. */
async function makeCallers(dataDir: string, env: Readonly<Record<string, string>>): Promise<Callers> {
  mkdirSync(dataDir);
  const portal = await startPortal(testConfig({ ...env, DATA_DIR: dataDir, ROLE: 'api' }));
  const user = await makeUser(portal.deps);
  const users = await Promise.all(
    Array.from({ length: peopleWhoSignIn }, () => makeUser(portal.deps, { organisationId: user.organisationId })),
  );
  const token = await signedInToken(portal.deps, user);
  await portal.deps.publishing.published();
  await portal.stop();
  return { caller: { user, token }, users };
}
