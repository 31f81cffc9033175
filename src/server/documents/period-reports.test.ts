/** The weekly and monthly reports of an organisation (specification, section 2, "Downloads"). */
import { buffer, text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoAccounts } from '../demo/demo-accounts.ts';
import { readDocument } from './documents.ts';
import type { BatchServiceCode } from '../../shared/services/services.ts';
import { addCounts } from '../query-records/query-counts.ts';
import { makeOrganisation } from '../test-support/factories.ts';
import { readPdf } from '../test-support/pdf-text.ts';
import { startPortalForTest, type TestPortal } from '../test-support/test-portal.ts';
import { makePeriodReports } from './period-reports.ts';

let now: Date;
let portal: TestPortal;
let organisation: number;
beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  portal = await startPortalForTest({}, { clock: () => now });
  await portal.deps.publishing.published();
  organisation = await makeOrganisation(portal.deps);
});

interface Asked {
  readonly service?: BatchServiceCode;
  readonly of?: number;
}

function ask(day: string, counts: Record<string, [number, number]>, { service = 'npq', of = organisation }: Asked = {}) {
  return addCounts(portal.deps.db, [{ organisationId: of, day, service, counts: new Map(Object.entries(counts)) }]);
}

async function reportsOf(of = organisation) {
  return portal.deps.db.selectFrom('documents').where('organisation_id', '=', of).selectAll().orderBy('file_name').execute();
}

/** Files of a report: CSV for calculations, and a PDF in each language. */
const filesOf = (name: string) => [`${name}.csv`, `${name}.pdf`, `${name}.pdf`];

async function namesAt(moment: string): Promise<string[]> {
  now = new Date(moment);
  await makePeriodReports(portal.deps);
  return (await reportsOf()).map(({ file_name }) => file_name);
}

test('F28: a period is reported once it is over and not before, over a New Year that lies within a week', async () => {
  await ask('2026-12-31', { GB: [1, 0] });
  await ask('2027-01-01', { GB: [1, 0] });
  expect(await namesAt('2026-12-31T23:59:59Z')).toEqual([]);
  const december = filesOf('monthly-report-2026-12');
  expect(await namesAt('2027-01-01T00:10:00Z')).toEqual(december);
  expect(await namesAt('2027-01-03T23:59:59Z')).toEqual(december);
  const week = filesOf('weekly-report-2026-W53');
  expect(await namesAt('2027-01-04T00:10:00Z')).toEqual([...december, ...week]);
  const january = filesOf('monthly-report-2027-01');
  expect(await namesAt('2027-02-01T00:10:00Z')).toEqual([...december, ...january, ...week]);
});

test('F28: the leap day is reported with February, and with the week that it lies in', async () => {
  await ask('2028-02-29', { GB: [7, 0] });
  expect(await namesAt('2028-03-01T00:10:00Z')).toEqual(filesOf('monthly-report-2028-02'));
  expect(await namesAt('2028-03-06T00:10:00Z')).toContain('weekly-report-2028-W09.csv');
  const monthly = (await reportsOf()).find(({ file_name }) => file_name === 'monthly-report-2028-02.csv')!;
  expect(await text(await readDocument(portal.deps.storage, monthly))).toContain('2028-02-29;npq;GB;United Kingdom;7;0');
});

test('a report is made once, also by several nodes at the same moment, and does not change afterwards', async () => {
  await ask('2026-11-10', { GB: [5, 1] });
  await Promise.all([1, 2, 3].map(() => makePeriodReports(portal.deps)));
  const reports = await reportsOf();
  expect(reports.map(({ file_name }) => file_name)).toEqual(filesOf('weekly-report-2026-W46'));
  await ask('2026-11-10', { GB: [5, 1] });
  await makePeriodReports(portal.deps);
  expect(await reportsOf()).toEqual(reports);
});

test('an organisation without queries in the period gets none, and nobody gets the counts of another', async () => {
  const other = await makeOrganisation(portal.deps);
  await ask('2026-11-10', { GB: [5, 1] });
  await ask('2026-11-10', { FR: [77, 0] }, { service: 'gnr', of: other });
  await ask('2026-11-17', { GB: [9, 9] });
  await makePeriodReports(portal.deps);
  const bystander = await makeOrganisation(portal.deps);
  expect(await reportsOf(bystander)).toEqual([]);
  const [csv] = await reportsOf();
  expect(await text(await readDocument(portal.deps.storage, csv!))).toBe(
    'day;service;country;countryName;succeeded;failed\r\n2026-11-10;npq;GB;United Kingdom;5;1\r\n',
  );
});

test('the PDF says whose report it is, of which days, and the totals by service, day and country', async () => {
  await ask('2026-11-09', { GB: [1_000, 200], ZZ: [0, 34] });
  await ask('2026-11-15', { FR: [4, 0], '001': [1, 0] }, { service: 'ports' });
  await makePeriodReports(portal.deps);
  const pdf = (await reportsOf()).find(({ language }) => language === 'en')!;
  expect(pdf.title).toBe('Weekly report 2026-W46, 2026-11-09 to 2026-11-15');
  const { structure, text: words } = readPdf(await buffer(await readDocument(portal.deps.storage, pdf)));
  for (const mark of ['/StructTreeRoot', '/Lang (en)', '/S /TH\n']) expect(structure).toContain(mark);
  for (const sentence of [
    `Organisation ${organisation}, account ${organisation}`,
    '2026-11-09 to 2026-11-15',
    '1,239 queries, 234 failed.',
    'npq 1,000 234 1,234',
    'ports 5 0 5',
    'United Kingdom 1,000 200 1,200',
    'Unknown 0 34 34',
    'Global service 1 0 1',
    '2026-11-12 0 0 0',
  ]) {
    expect(words).toContain(sentence);
  }
});

test('a report of an organisation whose name the fonts cannot write names its account alone', async () => {
  await portal.deps.db.updateTable('organisations').set({ name: 'Телеком' }).where('id', '=', organisation).execute();
  await ask('2026-11-10', { GB: [1, 0] });
  await makePeriodReports(portal.deps);
  const pdf = (await reportsOf()).find(({ language }) => language === 'en')!;
  const bytes = await buffer(await readDocument(portal.deps.storage, pdf));
  expect(readPdf(bytes).text).toContain(`Account ${organisation}. 2026-11-09`);
});

describe('the demo', () => {
  test('has at least one document in each of the six matters for each of its organisations', { tags: ['full'] }, async () => {
    const demo = await startPortalForTest({ DEMO: 'true' });
    await demo.deps.publishing.published();
    const ids = new Set(demoAccounts.map((account) => ('id' in account ? account.id : demo.deps.config.PLATFORM_ACCOUNT_ID)));
    const rows = await demo.deps.db.selectFrom('documents').select(['matter', 'organisation_id']).execute();
    for (const id of ids) {
      const seen = new Set(rows.filter((row) => row.organisation_id === null || row.organisation_id === id).map(({ matter }) => matter));
      expect(seen.size).toBe(6);
    }
  });
});

test('a report that cannot be made keeps nobody else from theirs, and is made later', async () => {
  const other = await makeOrganisation(portal.deps);
  const [first, second] = [organisation, other].toSorted((a, b) => a - b) as [number, number];
  // A code without a country, as in counts of a replaced data set.
  await ask('2026-11-10', { QQ: [1, 0] }, { of: first });
  await ask('2026-11-10', { GB: [1, 0] }, { of: second });
  await makePeriodReports(portal.deps);
  expect(await reportsOf(first)).toEqual([]);
  expect(await reportsOf(second)).toHaveLength(3);
  await portal.deps.db.deleteFrom('query_daily').where('organisation_id', '=', first).execute();
  await ask('2026-11-10', { GB: [1, 0] }, { of: first });
  await makePeriodReports(portal.deps);
  expect(await reportsOf(first)).toHaveLength(3);
});
