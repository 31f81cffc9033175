/**
 * A portal on the embedded database, under load, whose power is cut again and again: each time it is killed, and goes on with what a disk has
 * then that lost everything unsynced. What was acknowledged is asked for at each start.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { submitBatch } from '../../../shared/api/batches.ts';
import { singleQuery } from '../../../shared/api/test-diagnostics.ts';
import { connectToPortal } from '../../database/socket-client.ts';
import type { Db } from '../../database/database.ts';
import { startPortal } from '../../start.ts';
import { formOf, formType } from '../batch-form.ts';
import { makeUser, signedInToken, type TestUser } from '../factories.ts';
import { quietPortal, startMain, type StartedProgram } from '../started-program.ts';
import { testConfig } from '../test-config.ts';
import { diskAfterCut } from './disk-after-cut.ts';

/** How many ask at once, beside one who sends batches. */
const callers = 8;
const numbersABatch = 50;
const finishedWithinMs = 180_000;

export interface Cut {
  /** How long after a query and a batch were acknowledged, or with `whileStarting` after the process started. */
  readonly afterMs: number;
  readonly whileStarting?: boolean;
  /** How likely each unsynced block is to have reached the disk all the same, 0 to 1. */
  readonly chance: number;
}

/** What was acknowledged, and what is not there. */
export interface Suffered {
  readonly queries: number;
  readonly batches: number;
  /** In sentences; empty where nothing acknowledged was lost and every start succeeded. */
  readonly faults: string[];
}

/** Runs the portal below `directory` (empty, or with `data` as a data directory to begin with) and cuts its power, cut by cut. */
export async function sufferPowerCuts(
  directory: string,
  cuts: readonly Cut[],
  tell: (line: string) => void = () => undefined,
): Promise<Suffered> {
  const suffered = new PowerCuts(directory, tell);
  for (const cut of cuts) {
    await suffered.suffer(cut);
    if (suffered.faults.length > 0) break;
  }
  if (suffered.faults.length === 0) await suffered.finish();
  return { queries: suffered.queries.size, batches: suffered.batches.size, faults: suffered.faults };
}

class PowerCuts {
  readonly queries = new Set<string>();
  readonly batches = new Set<string>();
  readonly faults: string[] = [];
  readonly #directory: string;
  readonly #tell: (line: string) => void;
  /** What the portal runs on, and what was there when it started. */
  readonly #dataDir: string;
  readonly #before: string;
  readonly #log: string;
  #caller: { readonly user: TestUser; readonly token: string } | undefined;
  #asked = 0;

  constructor(directory: string, tell: (line: string) => void) {
    this.#directory = directory;
    this.#tell = tell;
    this.#dataDir = join(directory, 'data');
    this.#before = join(directory, 'before');
    this.#log = join(directory, 'log');
    mkdirSync(this.#dataDir, { recursive: true });
  }

  async suffer(cut: Cut): Promise<void> {
    if (!cut.whileStarting) await this.#ensureCaller();
    rmSync(this.#before, { recursive: true, force: true });
    cpSync(this.#dataDir, this.#before, { recursive: true, filter: (path) => !path.endsWith('.sock') });
    // A process that is cut at once has not come to write it.
    writeFileSync(this.#log, '');
    const portal = this.#start({ isRecorded: true });
    try {
      if (cut.whileStarting) await Promise.race([setTimeout(cut.afterMs), portal.ended]);
      else await this.#load(await this.#checked(portal.address), cut.afterMs);
    } catch (error) {
      this.faults.push(error instanceof Error ? error.message : String(error));
    }
    portal.child.kill('SIGKILL');
    await portal.ended;
    const after = join(this.#directory, 'after');
    diskAfterCut({ before: this.#before, log: this.#log, after }, cut);
    rmSync(this.#dataDir, { recursive: true });
    cpSync(after, this.#dataDir, { recursive: true });
    rmSync(after, { recursive: true });
    this.#tell(`${this.queries.size} queries and ${this.batches.size} batches acknowledged, ${this.faults.length} faults`);
  }

  /** Everything acknowledged is there, the batches come to their end, and the person can still sign in. */
  async finish(): Promise<void> {
    const portal = this.#start({ isRecorded: false });
    try {
      const address = await this.#checked(portal.address);
      await this.#look(async (db) => {
        const deadline = Date.now() + finishedWithinMs;
        const waiting = () => db.selectFrom('batches').where('state', 'in', ['queued', 'running']).select('id').execute();
        while ((await waiting()).length > 0 && Date.now() < deadline) await setTimeout(100);
        // One that was not acknowledged may have lost its file with the cut, and then fails.
        const ended = await db.selectFrom('batches').where('state', '!=', 'done').select('id').execute();
        const unfinished = ended.filter(({ id }) => this.batches.has(id));
        if (unfinished.length > 0) this.faults.push(`${unfinished.length} batches did not come to their end`);
      });
      const body = JSON.stringify({ email: this.#caller?.user.email, password: this.#caller?.user.password });
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
      const reply = await fetch(`${address}/api/authentication/login`, { method: 'POST', headers, body });
      if (reply.status !== 200) this.faults.push(`The sign-in answers ${reply.status}`);
    } catch (error) {
      this.faults.push(error instanceof Error ? error.message : String(error));
    } finally {
      portal.child.kill('SIGKILL');
      await portal.ended;
    }
  }

  /** Somebody who may ask, made while nothing is recorded: what is there at the start of a recording is on the disk. */
  async #ensureCaller(): Promise<void> {
    if (this.#caller) return;
    const portal = await startPortal(testConfig({ DATA_DIR: this.#dataDir, SECRET_KEY: undefined }));
    const user = await makeUser(portal.deps);
    this.#caller = { user, token: await signedInToken(portal.deps, user) };
    await portal.stop();
  }

  #start({ isRecorded }: { isRecorded: boolean }): StartedProgram {
    const preload = isRecorded ? [join(import.meta.dirname, 'record-disk.ts')] : [];
    // The key is made at the first start, and must last as well.
    const { SECRET_KEY: _, ...quiet } = quietPortal;
    return startMain({ ...quiet, DATA_DIR: this.#dataDir, RECORDED_ROOT: this.#dataDir, RECORDED_LOG: this.#log }, { preload });
  }

  /** Asks and sends until `afterMs` after a query and a batch were acknowledged. */
  async #load(address: string, afterMs: number): Promise<void> {
    const headers = { authorization: `Bearer ${this.#caller?.token}`, 'x-requested-with': 'XMLHttpRequest' };
    const load = { isOver: false };
    const loops = [...Array.from({ length: callers }, () => this.#ask(address, headers, load)), this.#send(address, headers, load)];
    const [queries, batches] = [this.queries.size, this.batches.size];
    const running = Promise.all(loops);
    const isAcknowledged = async () => {
      while ((this.queries.size === queries || this.batches.size === batches) && !load.isOver) await setTimeout(1);
    };
    await Promise.race([isAcknowledged(), running]);
    await Promise.race([setTimeout(afterMs), running]);
    load.isOver = true;
    // What is under way is cut; what it says afterwards no longer counts.
    void running.catch(() => undefined);
  }

  async #ask(address: string, headers: Record<string, string>, load: { readonly isOver: boolean }): Promise<void> {
    while (!load.isOver) {
      const tel = String(447_400_000_000 + this.#asked++);
      const reply = await fetch(`${address}${singleQuery.path}?phonenumber=${tel}&service=npq`, { headers }).catch(() => undefined);
      if (reply === undefined) return;
      if (reply.status === 200) this.queries.add(tel);
      else this.faults.push(`A query answers ${reply.status}`);
    }
  }

  async #send(address: string, headers: Record<string, string>, load: { readonly isOver: boolean }): Promise<void> {
    const numbers = Array.from({ length: numbersABatch }, (_, index) => String(447_400_100_000 + index));
    while (!load.isOver) {
      const url = `${address}${submitBatch.path}?service=npq&email=cut@customer.example`;
      const body = new Uint8Array(formOf('cut.csv', numbers));
      const reply = await fetch(url, { method: 'POST', body, headers: { ...headers, 'content-type': formType } }).catch(() => undefined);
      // A parsing edge: the reply of the contract.
      const accepted = reply?.status === 200 ? await reply.json().catch(() => undefined) : undefined;
      if (reply !== undefined && reply.status !== 200) this.faults.push(`A batch answers ${reply.status}: ${await reply.text()}`);
      if (accepted === undefined) return;
      this.batches.add((accepted as { id: string }).id);
      await setTimeout(50);
    }
  }

  /** The address, once everything that was acknowledged so far was found at it. */
  async #checked(listening: Promise<string>): Promise<string> {
    const address = await listening;
    await this.#look(async (db) => {
      const organisation = this.#caller?.user.organisationId ?? 0;
      const records = await db.selectFrom('query_records').where('organisation_id', '=', organisation).select('tel').execute();
      const there = new Set(records.map(({ tel }) => tel));
      const lost = [...this.queries].filter((tel) => !there.has(tel));
      if (lost.length > 0) this.faults.push(`${lost.length} of ${this.queries.size} acknowledged queries are lost`);
      const batches = new Set((await db.selectFrom('batches').select('id').execute()).map(({ id }) => id));
      const lostBatches = [...this.batches].filter((id) => !batches.has(id));
      if (lostBatches.length > 0) this.faults.push(`${lostBatches.length} of ${this.batches.size} accepted batches are lost`);
      // Every table is read: each page has its checksum.
      const { rows } = await sql<{ relname: string }>`
        select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
      for (const { relname } of rows) await sql`select count(*) from ${sql.table(relname)}`.execute(db);
    });
    return address;
  }

  async #look(work: (db: Db) => Promise<void>): Promise<void> {
    const { db, close } = await connectToPortal(this.#dataDir);
    try {
      await work(db);
    } finally {
      await close();
    }
  }
}
