/** Query records that are old enough for the archive, and everything that the tab Query records shows of them. */
import { exportQueryRecords, queryRecords, type QueryRecordRow, queryTotals } from '../../shared/query-records/query-records.ts';
import { bits, maskOf } from '../../shared/base/permissions.ts';
import { archiveOldDays } from '../archive/archiving.ts';
import type { Moving } from '../archive/move-records.ts';
import { writeGroup } from '../query-records/query-records.ts';
import type { QueryRecord } from '../query-records/record-columns.ts';
import { makeKeyFor, makeUser, signedInToken, type TestUser } from './factories.ts';
import type { TestPortal } from './test-portal.ts';

/** The time of these portals: days before 1 March, 92 days ago, are old enough. */
export const archiveNow = new Date('2026-06-01T12:00:00Z');
const days = ['2026-02-01', '2026-02-02', '2026-02-27', '2026-02-28', '2026-03-01', '2026-05-31'];
export const period = { from: '2026-01-20', to: '2026-06-01' };

export interface Site {
  readonly portal: TestPortal;
  readonly administrator: TestUser;
  readonly reader: TestUser;
  /** The users' tokens. */
  readonly tokens: Readonly<Record<'administrator' | 'reader', string>>;
  readonly keyId: string;
}

const services = ['npq', 'gnr', 'ports', 'dno'] as const;
const destinations = [
  ['447700900', 'GB'],
  ['33612345', 'FR'],
  ['49151', 'DE'],
] as const;
const codes = [0, 1, 105, 201, 300, 500];

/** Creates an organisation with `each` records on each of some days, four of them old enough: by users, keys and imports, some at the same moment. */
export async function siteWithRecords(portal: TestPortal, each = 40): Promise<Site> {
  const administrator = await makeUser(portal.deps);
  const { organisationId } = administrator;
  const reader = await makeUser(portal.deps, { organisationId, permissions: maskOf([bits.reports]) });
  const tokens = { administrator: await signedInToken(portal.deps, administrator), reader: await signedInToken(portal.deps, reader) };
  const { id: keyId } = await makeKeyFor(portal, administrator);
  const users = [administrator.portalId, reader.portalId, null];
  const record = (day: string, index: number): QueryRecord => {
    const [beginning = '', country = ''] = destinations[index % 3] ?? [];
    return {
      organisationId,
      // Several at one moment: the id decides their order.
      at: new Date(Date.parse(day) + Math.floor(index / 3) * 90_000_000 * (1 / 40)),
      portalUserId: users[index % 3] ?? null,
      channel: index % 3 === 2 ? 'import' : index % 5 === 0 ? 'api' : 'single',
      keyId: index % 5 === 0 ? keyId : null,
      service: services[index % 4] ?? 'npq',
      tel: index % 7 === 0 ? `+0 "${index}";\\x` : index % 11 === 0 ? `0${beginning}${index}` : `${beginning}${index}`,
      country,
      rc: codes[index % 6] ?? 0,
    };
  };
  await writeGroup(
    portal.deps.db,
    days.flatMap((day) => Array.from({ length: each }, (_, index) => record(day, index))),
  );
  return { portal, administrator, reader, tokens, keyId };
}

type Query = Readonly<Record<string, string>>;

/** Returns every filter of the tab, and some combinations. */
const filters = ({ reader, keyId }: Site): Query[] => [
  {},
  { from: '2026-02-28', to: '2026-03-01' },
  { from: '2026-02-02', to: '2026-02-27' },
  { from: '2026-01-20', to: '2026-01-31' },
  { service: 'gnr' },
  { country: 'FR' },
  { class: 'answered' },
  { class: 'failed' },
  { class: 'coverage' },
  { code: '300' },
  { code: '201' },
  { user: 'me' },
  { user: reader.portalId },
  { user: '00000000-0000-4000-8000-000000000000' },
  { key: keyId },
  { country: 'GB', class: 'answered', service: 'npq' },
  { country: 'DE', code: '0', to: '2026-02-28' },
];

const mostPages = 40;

/** Returns every page of a filter. */
export async function pagesOf({ portal, tokens }: Site, query: Query, who: 'administrator' | 'reader' = 'administrator') {
  const pages: { status: number; rows: QueryRecordRow[]; older: string | null }[] = [];
  for (let before: string | null | undefined; before !== null && pages.length < mostPages;) {
    const asked = { ...period, ...query, ...(before && { before }) };
    const { status, body } = await portal.call(queryRecords, { query: asked }, tokens[who]);
    pages.push({ status, ...(body.response ?? body) });
    before = body.response?.older ?? null;
  }
  return pages;
}

/** Returns everything that the tab shows: pages, totals and both files, for each filter, to an administrator and to another user. */
export async function everythingShown(site: Site) {
  const shown: unknown[] = [];
  for (const who of ['administrator', 'reader'] as const) {
    for (const query of filters(site)) {
      const asked = { query: { ...period, ...query } };
      const totals = await site.portal.call(queryTotals, asked, site.tokens[who]);
      const file = await site.portal.call(exportQueryRecords, asked, site.tokens[who]);
      shown.push({
        who,
        query,
        pages: await pagesOf(site, query, who),
        totals: [totals.status, totals.body],
        file: [file.status, file.body],
      });
    }
  }
  return shown;
}

/** Archives the old days, as the job does, and returns the number of records moved. */
export function archive({ deps }: Pick<TestPortal, 'deps'>, moving: Partial<Pick<Moving, 'mostRecords' | 'atStep'>> = {}): Promise<number> {
  return archiveOldDays({ ...deps, clock: () => archiveNow }, undefined, moving);
}
