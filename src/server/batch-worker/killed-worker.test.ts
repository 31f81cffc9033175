/** Killing any process at any moment changes nothing of a batch: real processes, real signals. */
import type { ChildProcess } from 'node:child_process';
import { afterEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import type { BatchResultRow } from '../../shared/api/batches.ts';
import { batchServiceCodes } from '../../shared/services/services.ts';
import type { Deps } from '../deps.ts';
import { countryAt } from '../query-log/query-counts.ts';
import { startPortal } from '../start.ts';
import { formOf, formType } from '../test-support/batch-form.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { quietPortal, startMain, startPortalProcess } from '../test-support/started-program.ts';
import { testConfig } from '../test-support/test-config.ts';
import { copyTemplate } from '../test-support/test-portal.ts';
import type { BatchWorkerTimes } from './batch-worker.ts';

/** A full file once; where only the moment of the signal counts, as many parts as leave it time. */
const fullFile = 100_000;
const shortFile = 20_000;
/** Every fifth is in no range, and none twice, so that a row that is missing or doubled shows. */
const numbers = Array.from({ length: fullFile }, (_, index) =>
  index % 5 === 0 ? `999${1_000_000 + index}` : `4474001${10_000 + (index % 90_000)}`,
);
/** Another worker takes over soon; on the embedded database nobody waits for a lease. */
const times: Partial<BatchWorkerTimes> = { leaseMs: 2_000, heartbeatMs: 500, pollIntervalMs: 100 };
const email = 'killed@customer.example';
const isEmbedded = inject('database') === 'embedded';

const nodes: ChildProcess[] = [];
afterEach(() => {
  for (const node of nodes.splice(0)) node.kill('SIGKILL');
});

/** A database and its files, and somebody who may call the nodes on them. */
interface Site {
  readonly records: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly token: string;
  readonly organisationId: number;
}

async function makeSite(records: number): Promise<Site> {
  const { remove, ...place } = await copyTemplate();
  onTestFinished(remove);
  return withDeps(place, async (deps) => {
    const user = await makeUser(deps);
    return { records, ...place, token: await signedInToken(deps, user), organisationId: user.organisationId };
  });
}

/** Looks into the database while no node runs: the embedded one has one process. */
async function withDeps<Result>({ dataDir, databaseUrl }: Pick<Site, 'dataDir' | 'databaseUrl'>, work: (deps: Deps) => Promise<Result>) {
  const portal = await startPortal(testConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...(databaseUrl && { ROLE: 'api' }) }));
  try {
    return await work(portal.deps);
  } finally {
    await portal.stop();
  }
}

/** A portal in a process of its own: the program as it ships, or beside another one on PostgreSQL the same with short leases. */
class Node {
  readonly child: ChildProcess;
  readonly address: Promise<string>;
  readonly #site: Site;

  constructor(site: Site) {
    const { dataDir, databaseUrl } = site;
    this.#site = site;
    const env = { ...quietPortal, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const { child, address } = isEmbedded ? startMain(env) : startPortalProcess(env, { batchWorkerTimes: times });
    nodes.push(child);
    this.child = child;
    this.address = address;
  }

  async call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = {
      authorization: `Bearer ${this.#site.token}`,
      'x-requested-with': 'XMLHttpRequest',
      ...(init.headers as Record<string, string>),
    };
    return fetch(`${await this.address}${path}`, { ...init, headers });
  }

  /** Sends the batch; answers the status of the reply. */
  async send(): Promise<number> {
    const query = new URLSearchParams([...batchServiceCodes.map((service) => ['service', service]), ['email', email], ['days', '30']]);
    const body = new Uint8Array(formOf('killed.csv', numbers.slice(0, this.#site.records)));
    return (await this.call(`/api/batchquery/batch_query?${query}`, { method: 'POST', body, headers: { 'content-type': formType } }))
      .status;
  }

  async rows(): Promise<BatchResultRow[]> {
    const response = await this.call('/api/batchquery/batch_results');
    // A parsing edge: the reply of the contract.
    return ((await response.json()) as { message: BatchResultRow[] }).message;
  }

  async progress(): Promise<number> {
    return (await this.rows().catch(() => []))[0]?.progress ?? 0;
  }

  kill(signal: NodeJS.Signals): Promise<void> {
    const ended = new Promise<void>((resolve) => this.child.once('exit', () => resolve()));
    this.child.kill(signal);
    return signal === 'SIGKILL' ? ended : Promise.resolve();
  }
}

const pollOptions = { timeout: 150_000, interval: 10 };

async function reaches(node: Node, percent: number): Promise<void> {
  await expect.poll(() => node.progress(), pollOptions).toBeGreaterThanOrEqual(percent);
}

/** What is there once the batch is finished and its mail is out. */
async function outcomeOf(node: Node, site: Site) {
  const isFinished = async () => (await node.rows()).every(({ status }) => status === 'done' || status === 'partly');
  await expect.poll(isFinished, pollOptions).toBe(true);
  const results = new Map<string, string>();
  for (const { Service, Filename } of await node.rows()) {
    const text = await (await node.call(`/api/batchquery/batch_download?file=${Filename}`)).text();
    results.set(Service, firstDifference(text.trimEnd().split('\r\n').slice(1), site.records));
  }
  await expect.poll(async () => (await mailsTo(site.dataDir, email)).length, pollOptions).toBeGreaterThan(0);
  await node.kill('SIGKILL');
  return { results: Object.fromEntries(results), mails: (await mailsTo(site.dataDir, email)).length, counts: await countsOf(site) };
}

/** Every row once and in the order of the file, one mail, and counts that are exact. */
const whole = (records: number) => ({
  results: Object.fromEntries(batchServiceCodes.map((service) => [service, 'as the file'])),
  mails: 1,
  counts: Object.fromEntries(batchServiceCodes.map((service) => [service, { GB: records * 0.8, ZZ: records * 0.2 }])),
});

function firstDifference(lines: readonly string[], records: number): string {
  const row = Array.from({ length: Math.max(lines.length, records) }, (_, index) => index).find(
    (index) => lines[index]?.slice(0, lines[index].indexOf(';')) !== numbers[index],
  );
  return row === undefined ? 'as the file' : `row ${row} of ${lines.length} is ${lines[row]}`;
}

async function countsOf(site: Site) {
  const rows = await withDeps(site, ({ db }) =>
    db.selectFrom('query_daily').where('organisation_id', '=', site.organisationId).selectAll().execute(),
  );
  const totals: Record<string, Record<string, number>> = {};
  for (const { service, succeeded, failed } of rows) {
    const total = (totals[service] ??= {});
    for (const [slot, count] of [...succeeded.entries(), ...failed.entries()]) {
      if (count > 0) total[countryAt(slot)] = (total[countryAt(slot)] ?? 0) + count;
    }
  }
  return totals;
}

describe('F1: SIGKILL at 1, 50 and 99 % of a batch: every row once, in order, one mail, counts exact', () => {
  test.runIf(isEmbedded)('of 100,000 rows: the same process started again goes on', { timeout: 240_000 }, async () => {
    const site = await makeSite(fullFile);
    let node = new Node(site);
    expect(await node.send()).toBe(200);
    for (const percent of [1, 50, 99]) {
      await reaches(node, percent);
      await node.kill('SIGKILL');
      node = new Node(site);
    }
    expect(await outcomeOf(node, site)).toEqual(whole(site.records));
  });

  test.runIf(isEmbedded)('F3: SIGTERM gives the batch back, and the next start goes on', { timeout: 240_000 }, async () => {
    const site = await makeSite(shortFile);
    const node = new Node(site);
    expect(await node.send()).toBe(200);
    await reaches(node, 20);
    const exitCode = new Promise((resolve) => node.child.once('exit', resolve));
    await node.kill('SIGTERM');
    expect(await exitCode).toBe(0);
    expect(await outcomeOf(new Node(site), site)).toEqual(whole(site.records));
  });

  test.runIf(!isEmbedded)('another worker takes over', { timeout: 400_000 }, async () => {
    const site = await makeSite(shortFile);
    let [working, waiting] = [new Node(site), new Node(site)];
    await waiting.address;
    expect(await working.send()).toBe(200);
    for (const percent of [1, 50, 99]) {
      await reaches(waiting, percent);
      await working.kill('SIGKILL');
      [working, waiting] = [waiting, new Node(site)];
      await waiting.address;
    }
    expect(await outcomeOf(waiting, site)).toEqual(whole(site.records));
  });
});

test.runIf(!isEmbedded)(
  'F5: a worker that stood still until another one took over may write nothing late',
  { timeout: 240_000 },
  async () => {
    const site = await makeSite(shortFile);
    const [stopped, other] = [new Node(site), new Node(site)];
    await other.address;
    expect(await stopped.send()).toBe(200);
    await reaches(other, 20);
    await stopped.kill('SIGSTOP');
    const reached = await other.progress();
    await reaches(other, reached + 2);
    await stopped.kill('SIGCONT');
    expect(await outcomeOf(other, site)).toEqual(whole(site.records));
  },
);
