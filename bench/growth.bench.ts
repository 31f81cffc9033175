/** Times of the calls that screens make, in turn on a portal with its demo alone and on one with the data of a year. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { parseConfig } from '../src/server/config/config.ts';
import { type Portal, startPortal } from '../src/server/start.ts';
import { type PostgresServer, startPostgres } from '../src/server/test-support/postgres.ts';
import { addDays } from '../src/shared/base/utc-day.ts';
import { days, grow, grown } from './growth-sample.ts';
import { atMost, type Line } from './line.ts';
import { medianMs } from './rounds.ts';

const million = 1_000_000;
export const name = `Growth: screens of a portal with ${grown.records / million} M query records, ${grown.organisations * grown.usersOfEach} users of ${grown.organisations} organisations`;

const to = days.at(-1) ?? '';
const lastMonth = `from=${addDays(to, -30)}&to=${to}`;
/** Longer than the 31 days that are counted at once. */
const all = `from=${days[0]}&to=${to}`;

/** Paths with their queries. `{acme}` is the account number of the demo's customer. */
const calls = {
  customer: [
    'utils/home?since=2026-01-01T00:00:00Z',
    'reports/qdrreport?daysAgo=30',
    'reports/qdrgraph?daysAgo=30',
    'reports/qdrreport?daysAgo=30&countryList=GB,FR&failed=1',
    `reports/queries?${lastMonth}`,
    `reports/queries/total?${lastMonth}`,
    'utils/userManagement',
    'utils/auditLog',
    'support/tickets',
    'support/tickets?limit=50',
    'downloads/listfiles?matter=my-documents/monthly-reports',
    'batchquery/batch_results',
    'batchquery/batch_limits',
    'keys',
    'webhooks',
    'watch',
    'watch/changes',
  ],
  staff: [
    'utils/home?since=2026-01-01T00:00:00Z',
    'utils/organisations?limit=50',
    'utils/organisations?limit=50&search=customer 19',
    'utils/organisation?account={acme}',
    'utils/userNP',
    'utils/usersByAccount?account={acme}',
    'utils/auditLog',
    'utils/auditLog?limit=50',
    'utils/auditLog?account={acme}',
    'support/ticketsByAccount',
    'support/ticketsByAccount?account={acme}',
  ],
} as const;

/** Lists of the customer's records over more days; these have a limit of their own. */
const long = [
  `reports/queries?${all}&code=300`,
  `reports/queries?${all}&class=failed&country=IT`,
  `reports/queries/total?${all}`,
  `reports/queries/total?${all}&code=300`,
];
const longLimitMs = 2_000;

interface Measured {
  readonly url: string;
  readonly portal: Portal;
  readonly acme: number;
  ask(who: keyof typeof calls, path: string): Promise<void>;
  stop(): Promise<void>;
}

export async function run(): Promise<Line[]> {
  const server = await startPostgres();
  const small = await portalOn(server, 'empty');
  const large = await portalOn(server, 'grown');
  try {
    await grow(large.portal, large.url, large.acme);
    return await readingScreens(small, large);
  } finally {
    await small.stop();
    await large.stop();
    await server.stop();
  }
}

async function readingScreens(small: Measured, large: Measured): Promise<Line[]> {
  const lines: Line[] = [];
  for (const who of ['customer', 'staff'] as const)
    for (const path of calls[who]) {
      const times = await medianMs({ empty: () => small.ask(who, path), ours: () => large.ask(who, path) }, { rounds: 7 });
      lines.push(atMost(`${who}: ${path}`, { ours: times.ours, peer: Math.round(3 * times.empty + 50), unit: 'ms' }, 1));
    }
  for (const path of long) {
    const { ours } = await medianMs({ ours: () => large.ask('customer', path) }, { rounds: 5 });
    lines.push(atMost(`customer: ${path}`, { ours, peer: longLimitMs, unit: 'ms' }, 1));
  }
  return lines;
}

async function portalOn(server: PostgresServer, name: string): Promise<Measured> {
  const database = `growth_${process.pid}_${name}`;
  await onServer(server, `create database ${database} encoding 'UTF8' template template0`);
  const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-bench-'));
  const url = server.urlOf(database);
  const portal = await startPortal(
    parseConfig({
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      SECRET_KEY: 'k'.repeat(32),
      LOG_LEVEL: 'silent',
      DEMO: 'true',
      RATE_LIMIT_PER_MINUTE: '0',
    }),
  );
  const tokens = { customer: await signedIn(portal, 'owner@acme.example'), staff: await signedIn(portal, 'admin@dialplane.example') };
  const ask = async (who: keyof typeof calls, path: string) => {
    const response = await portal.app.inject({
      url: `/api/${path.replace('{acme}', String(tokens.customer.organisationId))}`,
      headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${tokens[who].token}` },
    });
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
  };
  const stop = async () => {
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
    await onServer(server, `drop database ${database} with (force)`);
  };
  return { url, portal, acme: tokens.customer.organisationId, ask, stop };
}

async function signedIn({ deps }: Portal, email: string): Promise<{ token: string; organisationId: number }> {
  const { id, organisation_id } = await deps.db
    .selectFrom('portal_users')
    .where('email', '=', email)
    .select(['id', 'organisation_id'])
    .executeTakeFirstOrThrow();
  return { token: await deps.sessions.open(deps.db, { userId: id, as: 'active' }), organisationId: organisation_id };
}

async function onServer(server: PostgresServer, text: string): Promise<void> {
  const client = new pg.Client(server.urlOf('postgres'));
  await client.connect();
  await client.query(text);
  await client.end();
}
