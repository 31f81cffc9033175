/** Checks that everything a site acknowledged is there at the end: each query and batch once, counted once, mailed once, and nobody let in. */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type BatchResultRow, batchResults, downloadBatchResult } from '../../../src/shared/batches/batches.ts';
import { dayMs } from '../../../src/shared/base/utc-day.ts';
import { findDifferences } from '../../../src/server/archive/compare-counts.ts';
import { hashToken } from '../../../src/server/auth/tokens.ts';
import type { SentBatch } from './load.ts';
import type { Site } from './site.ts';

/** The system under check: a site of a fault case, or a fleet. */
export interface Reconciled extends Pick<Site, 'look' | 'call' | 'caller' | 'mail' | 'tokens' | 'tell'> {
  readonly load: Pick<Site['load'], 'asked' | 'answered' | 'batches'>;
  /** Sign-ins without an answer to their last step: their sessions may be open. */
  readonly unansweredSignIns?: number;
}

const settledWithinMs = 240_000;

/** Lists the faults, in sentences. Needs a running node. */
export async function reconcile(site: Reconciled): Promise<string[]> {
  const unsettled = await settle(site);
  if (unsettled !== undefined) return [unsettled];
  return [
    ...(await wrongQueries(site)),
    ...(await wrongBatches(site)),
    ...(await wrongCounts(site)),
    ...(await differences(site)),
    ...wrongMails(site),
    ...(await strangers(site)),
  ];
}

/** Waits until no batch and no mail is open. Makes postponed mails due, since their cause is over. */
async function settle(site: Reconciled): Promise<string | undefined> {
  const deadline = performance.now() + settledWithinMs;
  for (let look = 0; ; look += 1) {
    const [batches, mails] = await site.look(async (db) => {
      if (look % 20 === 19)
        await sql`update mail_outbox set due_at = now() where sent_at is null and failed_at is null and due_at > now()`.execute(db);
      return [
        await db.selectFrom('batches').where('state', 'in', ['queued', 'running']).select(['email', 'state', 'rows_done']).execute(),
        await db.selectFrom('mail_outbox').where('sent_at', 'is', null).select(['id', 'tries', 'failed_at']).execute(),
      ] as const;
    });
    if (batches.length === 0 && mails.length === 0) return undefined;
    if (performance.now() > deadline) return `Still open at the end: ${JSON.stringify({ batches, mails })}`;
    await setTimeout(500);
  }
}

async function wrongQueries(site: Reconciled): Promise<string[]> {
  const rows = await site.look((db) =>
    db
      .selectFrom('query_records')
      .where('organisation_id', '=', site.caller.user.organisationId)
      .groupBy('tel')
      .select(['tel', sql<number>`count(*)::int`.as('times')])
      .execute(),
  );
  const times = new Map(rows.map(({ tel, times: count }) => [tel, count]));
  const lost = [...site.load.answered].filter((tel) => !times.has(tel)).length;
  const twice = rows.filter(({ times: count }) => count > 1).length;
  const invented = rows.filter(({ tel }) => !site.load.asked.has(tel)).length;
  return [
    ...(lost > 0 ? [`${lost} of ${site.load.answered.size} answered queries are lost`] : []),
    ...(twice > 0 ? [`${twice} queries are recorded more than once`] : []),
    ...(invented > 0 ? [`${invented} recorded queries were never asked`] : []),
  ];
}

async function wrongBatches(site: Reconciled): Promise<string[]> {
  const stored = await site.look((db) => db.selectFrom('batches').select(['id', 'email', 'state', 'failed_of']).execute());
  // A parsing edge: the reply of the contract.
  const listed = ((await (await site.call(batchResults.path)).json()) as { message: BatchResultRow[] }).message;
  const faults: string[] = [];
  for (const batch of site.load.batches) {
    const own = stored.filter(({ email }) => email === batch.email);
    if (own.length !== 1 || own[0]?.id !== batch.id) faults.push(`The batch ${batch.email} is there ${own.length} times`);
    else if (own[0]?.state !== 'done') faults.push(`The batch ${batch.email} is ${own[0]?.state} (${own[0]?.failed_of ?? 'unsaid'})`);
    else faults.push(...(await wrongResults(site, batch, listed)));
  }
  if (stored.length > site.load.batches.length) faults.push(`${stored.length - site.load.batches.length} batches were never sent`);
  return faults;
}

/** Checks that a result has every row once, in the order of the file. */
async function wrongResults(site: Reconciled, batch: SentBatch, listed: readonly BatchResultRow[]): Promise<string[]> {
  const results = listed.filter(({ id }) => id === batch.id);
  const faults = results.length === batch.services.length ? [] : [`The batch ${batch.email} has ${results.length} results`];
  for (const { Filename, Service } of results) {
    const reply = await site.call(`${downloadBatchResult.path}?file=${encodeURIComponent(Filename)}`);
    const rows = (await reply.text()).trimEnd().split('\r\n').slice(1);
    const isWhole = rows.length === batch.numbers.length && rows.every((row, at) => row.startsWith(`${batch.numbers[at]};`));
    if (reply.status !== 200 || !isWhole) faults.push(`The ${Service} result of ${batch.email} (${reply.status}) is not as its file`);
  }
  return faults;
}

/** Compares the counts of the reports with the records of single queries and the rows of batches. */
async function wrongCounts(site: Reconciled): Promise<string[]> {
  const { organisationId } = site.caller.user;
  const { rows } = await site.look((db) =>
    sql<{ service: string; counted: number; recorded: number; answered: number }>`
      with counted as (
        select service, sum((select coalesce(sum(n), 0) from unnest(succeeded) n) + (select coalesce(sum(n), 0) from unnest(failed) n))::int as n
        from query_daily where organisation_id = ${organisationId} group by service
      ), recorded as (
        select service, count(*)::int as n from query_records where organisation_id = ${organisationId} group by service
      ), answered as (
        select s.service, sum(b.records)::int as n from batches b join batch_services s on s.batch_id = b.id
        where b.organisation_id = ${organisationId} and b.state = 'done' group by s.service
      )
      select service, coalesce(counted.n, 0) as counted, coalesce(recorded.n, 0) as recorded, coalesce(answered.n, 0) as answered
      from counted full join recorded using (service) full join answered using (service)`.execute(db),
  );
  return rows
    .filter(({ counted, recorded, answered }) => counted !== recorded + answered)
    .map(
      ({ service, counted, recorded, answered }) => `${service} counts ${counted}, which is not ${recorded} queries and ${answered} rows`,
    );
}

/** Runs the portal's own comparison, today included. */
async function differences(site: Reconciled): Promise<string[]> {
  const found = await site.look((db) => findDifferences(db, { now: new Date(Date.now() + dayMs), keptDays: 3 }));
  return found.map((difference) => `A day does not add up: ${JSON.stringify(difference)}`);
}

/** Checks the mails. A repeated mail has the same Message-ID: a node may die between sending it and noting so. */
function wrongMails(site: Reconciled): string[] {
  return site.load.batches.flatMap(({ email, id }) => {
    const mails = site.mail.mails.filter(({ to }) => to?.some(({ address }) => address === email));
    const different = new Set(mails.map(({ messageId }) => messageId)).size;
    if (mails.length > different) site.tell(`${email} got its mail ${mails.length} times, under one Message-ID`);
    return id === undefined || different === 1 ? [] : [`${email} got ${different} mails`];
  });
}

/** Reports open sessions that nobody opened with a code. */
async function strangers(site: Reconciled): Promise<string[]> {
  const known = site.tokens.map((token) => hashToken(token).toString('hex'));
  const sessions = await site.look((db) => db.selectFrom('sessions').where('state', '=', 'active').select('token_hash').execute());
  const others = sessions.filter(({ token_hash }) => !known.includes(Buffer.from(token_hash).toString('hex')));
  return others.length > (site.unansweredSignIns ?? 0) ? [`${others.length} sessions are open that nobody opened`] : [];
}
