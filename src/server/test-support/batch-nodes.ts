/** A large batch on portals in processes of their own, which a test kills and stops, and its outcome. */
import type { ChildProcess } from 'node:child_process';
import { expect, onTestFinished } from 'vitest';
import type { BatchResultRow } from '../../shared/batches/batches.ts';
import { batchServiceCodes } from '../../shared/services/services.ts';
import type { Deps } from '../deps.ts';
import { countryAt } from '../query-records/query-counts.ts';
import { startPortal } from '../start.ts';
import { formOf, formType } from './batch-form.ts';
import { makeUser, signedInToken } from './factories.ts';
import { mailsTo } from './mailbox.ts';
import { type ObjectStorage, startObjectStorage } from './object-storage.ts';
import { quietPortal, startMain, startPortalProcess } from './started-program.ts';
import { testConfig } from './test-config.ts';
import { copyTemplate } from './test-portal.ts';
import type { BatchWorkerTimes } from '../batches/worker/batch-worker.ts';

/** Maximum number of records of a site. */
export const fullFile = 100_000;
/** Every fifth number is in no range, and each is unique, so that a missing or doubled row shows. */
const numbers = Array.from({ length: fullFile }, (_, index) =>
  index % 5 === 0 ? `999${1_000_000 + index}` : `4474001${10_000 + (index % 90_000)}`,
);
/** Another worker takes over soon; if one process has the database to itself, its next start waits for no lease. */
const times: Partial<BatchWorkerTimes> = { leaseMs: 2_000, heartbeatMs: 500, pollIntervalMs: 100 };
const email = 'killed@customer.example';

interface Place {
  readonly dataDir: string;
  /** Undefined for the PostgreSQL that comes with the portal, which serves one process. */
  readonly databaseUrl: string | undefined;
  /** The storage of files; the data directory if undefined. */
  readonly objects: ObjectStorage | undefined;
}

/** A database and its files, and a user who may call the nodes on them. */
export interface Site extends Place {
  readonly records: number;
  readonly token: string;
  readonly organisationId: number;
}

/** Creates a site on the PostgreSQL and disk of a single portal, as it ships. */
export async function makeSiteAsShipped(records: number): Promise<Site> {
  const { remove, dataDir } = await copyTemplate();
  onTestFinished(remove);
  return makeSite({ records, dataDir, databaseUrl: undefined, objects: undefined });
}

/** Creates a site with a storage that can delay files, on a server for several nodes or on the PostgreSQL of a single portal. */
export async function makeSiteWithObjects(
  records: number,
  { isBundled = false } = {},
): Promise<Site & { readonly objects: ObjectStorage }> {
  const { remove, dataDir, databaseUrl } = await copyTemplate();
  const objects = await startObjectStorage();
  onTestFinished(async () => {
    await objects.stop();
    await remove();
  });
  return { ...(await makeSite({ records, dataDir, databaseUrl: isBundled ? undefined : databaseUrl, objects })), objects };
}

async function makeSite(site: Omit<Site, 'token' | 'organisationId'>): Promise<Site> {
  return withDeps(site, async (deps) => {
    const user = await makeUser(deps);
    return { ...site, token: await signedInToken(deps, user), organisationId: user.organisationId };
  });
}

/** Reads the database while no node runs. */
async function withDeps<Result>({ dataDir, databaseUrl, objects }: Place, work: (deps: Deps) => Promise<Result>) {
  const portal = await startPortal(
    testConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...(databaseUrl && { ROLE: 'api' }), ...objects?.env }),
  );
  try {
    return await work(portal.deps);
  } finally {
    await portal.stop();
  }
}

/** A portal in a process of its own: the shipped program, or beside another node the same with short leases. */
export class BatchNode {
  readonly child: ChildProcess;
  readonly address: Promise<string>;
  readonly #site: Site;

  constructor(site: Site) {
    const { dataDir, databaseUrl, objects } = site;
    this.#site = site;
    const env = { ...quietPortal, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...objects?.env };
    const { child, address } = databaseUrl === undefined ? startMain(env) : startPortalProcess(env, { batchWorkerTimes: times });
    onTestFinished(() => void child.kill('SIGKILL'));
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

  /** Sends the batch; returns the status of the reply. */
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

  /** Returns true if it refuses new calls. */
  async isStopping(): Promise<boolean> {
    return fetch(`${await this.address}/healthz`).then(
      () => false,
      () => true,
    );
  }

  /** Ends the node and returns its exit code. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const ended = new Promise<number | null>((resolve) => this.child.once('exit', resolve));
    this.child.kill(signal);
    return ended;
  }
}

const pollOptions = { timeout: 150_000, interval: 100 };

export async function reaches(node: BatchNode, percent: number): Promise<void> {
  await expect.poll(() => node.progress(), pollOptions).toBeGreaterThanOrEqual(percent);
}

/** Returns the results, mails and counts once the batch is finished and its mail is sent. */
export async function outcomeOf(node: BatchNode, site: Site) {
  const isFinished = async () => (await node.rows()).every(({ status }) => status === 'done' || status === 'partly');
  await expect.poll(isFinished, pollOptions).toBe(true);
  const results = new Map<string, string>();
  for (const { Service, Filename } of await node.rows()) {
    const text = await (await node.call(`/api/batchquery/batch_download?file=${Filename}`)).text();
    results.set(Service, firstDifference(text.trimEnd().split('\r\n').slice(1), site.records));
  }
  await expect.poll(async () => (await mailsTo(site.dataDir, email)).length, pollOptions).toBeGreaterThan(0);
  await node.end('SIGKILL');
  return { results: Object.fromEntries(results), mails: (await mailsTo(site.dataDir, email)).length, counts: await countsOf(site) };
}

/** Returns the expected outcome: every row once and in file order, one mail, and exact counts. */
export const whole = (records: number) => ({
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
