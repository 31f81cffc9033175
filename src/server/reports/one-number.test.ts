/** Every count of queries over the same days gives the same number. */
import { buffer, text } from 'node:stream/consumers';
import { beforeAll, afterAll, expect, test } from 'vitest';
import { exportQueryRecords, queryRecords, queryTotals } from '../../shared/query-records/query-records.ts';
import { type CountryRow, type Graph, qdrGraph, qdrReport, type TailoredRow } from '../../shared/reports/reports.ts';
import { isFailure } from '../../shared/services/reason-codes.ts';
import { singleQuery } from '../../shared/single-query/single-query.ts';
import { countryColumns, tailoredColumns } from '../../web/reports/report-columns.ts';
import { exportCsv } from '../../web/ui/table/export-rows.ts';
import type { Column } from '../../web/ui/table/columns.ts';
import { readDocument } from '../documents/documents.ts';
import { makePeriodReports } from '../documents/period-reports.ts';
import { finishedRows, sendBatch } from '../test-support/batches.ts';
import { makeUser, signedInToken, type TestUser } from '../test-support/factories.ts';
import { fileOf, importFile } from '../test-support/import-files.ts';
import { readPdf } from '../test-support/pdf-text.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

/** A calendar week, so that a weekly report covers the same days: 9 November 2026 is a Monday. */
const days = { from: '2026-11-09', to: '2026-11-15' };
/** Within the hour of clock skew that an import tolerates, so that the next day has records too. */
let now = new Date('2026-11-15T23:30:00Z');
let portal: TestPortal;
let user: TestUser;
let token: string;

/** Queries made below, counted by hand: 2 + 3 + 4 are answered, 1 + 2 + 2 fail. */
const answered = 9;
const failed = 5;

beforeAll(async () => {
  portal = await startTestPortal({ DEMO: 'true' }, { clock: () => now });
  user = await makeUser(portal.deps);
  token = await signedInToken(portal.deps, user);
});
afterAll(() => portal.stop());

async function askEverything() {
  // Single queries: two answered, one whose country code does not exist.
  for (const phonenumber of ['447700900123', '33612345678', '999'])
    await portal.call(singleQuery, { query: { phonenumber, service: 'npq' } }, token);
  // The provider's platform: three answered on three days, two failed, and one of each the day before and the day after.
  const line = (at: string, rc: number) => `${user.organisationId};${at};gnr;447400123456;${rc};`;
  const within = [line('2026-11-09T00:00:00Z', 0), line('2026-11-10T08:00:00Z', 103), line('2026-11-15T23:59:59.999Z', 201)];
  const file = fileOf(
    'account;at;service;tel;rc;country',
    ...within,
    line('2026-11-10T09:00:00Z', 300),
    line('2026-11-11T09:00:00Z', 500),
    line('2026-11-08T23:59:59.999Z', 0),
    line('2026-11-16T00:00:00Z', 0),
    line('2026-11-16T00:00:00Z', 301),
  );
  expect((await importFile(portal, 'qdr', { file })).status).toBe('loaded');
  // A batch: two numbers in two services, and one that both refuse.
  const { body } = await sendBatch(portal, token, { content: ['447700900123', '12025550123', '999'], services: ['npq', 'gnr'] });
  await finishedRows(portal, token, body.id);
  now = new Date('2026-11-17T12:00:00Z');
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const ofExport = <Row extends object>(columns: readonly Column<Row>[], rows: readonly Row[], title: string) => {
  const [head = '', ...lines] = exportCsv(columns, rows).trimEnd().split('\r\n');
  return sum(lines.map((line) => Number(line.split(';')[head.split(';').indexOf(title)])));
};

test('chart, table, tailored search, files, weekly report and query records have one number, with failed queries and without', async () => {
  await askEverything();
  const everywhere = (total: number) => ({ chart: total, table: total, tailored: total, file: total, tailoredFile: total });
  expect(await onScreens('0')).toEqual({ ...everywhere(answered), failed });
  expect(await onScreens('1')).toEqual({ ...everywhere(answered + failed), failed });
  const documents = await inDocuments();
  expect(documents.pdf).toContain(`${answered + failed} queries, ${failed} failed.`);
  expect(documents.german).toContain(`${answered + failed} Abfragen, davon ${failed} fehlgeschlagen.`);
  expect(documents.csv).toEqual({ answered, failed });
  // Single and imported queries have records; the batch has only counts.
  const inBatches = { answered: 4, failed: 2 };
  const kept = { answered: answered - inBatches.answered, failed: failed - inBatches.failed };
  expect(await inRecords()).toEqual({
    total: { records: kept, report: { answered, failed }, inBatches, keptFrom: '2025-10-13' },
    listed: kept,
    exported: kept.answered + kept.failed,
  });
});

async function onScreens(withFailed: '0' | '1') {
  const query = { ...days, failed: withFailed };
  const rows: CountryRow[] = (await portal.call(qdrReport, { query }, token)).body.response;
  const countryList = rows.map(({ isoCountry }) => `${isoCountry},`).join('');
  const tailored: TailoredRow[] = (await portal.call(qdrReport, { query: { ...query, countryList } }, token)).body.response;
  const { series, failedOnly }: Graph = (await portal.call(qdrGraph, { query }, token)).body.response;
  const side = withFailed === '1' ? 'all' : 'answered';
  return {
    chart: sum(series.flatMap(({ data }) => data)),
    table: sum(rows.map(({ qtyQDRs }) => qtyQDRs)),
    tailored: sum(tailored.map(({ qtyQDRs }) => qtyQDRs)),
    file: ofExport(countryColumns[side], rows, 'Quantity QDRs'),
    tailoredFile: ofExport(tailoredColumns, tailored, 'Quantity QDRs'),
    failed: sum([...series, ...failedOnly].flatMap((country) => country.failed)),
  };
}

async function inDocuments() {
  await makePeriodReports(portal.deps);
  const documents = await portal.deps.db
    .selectFrom('documents')
    .where('organisation_id', '=', user.organisationId)
    .where('series', 'like', '2026-W46.%')
    .selectAll()
    .execute();
  const read = (language: 'en' | 'de' | null) =>
    readDocument(
      portal.deps.storage,
      documents.find((document) => document.language === language)!,
    );
  const lines = (await text(await read(null))).trimEnd().split('\r\n').slice(1);
  const column = (index: number) => sum(lines.map((line) => Number(line.split(';')[index])));
  return {
    pdf: readPdf(await buffer(await read('en'))).text,
    german: readPdf(await buffer(await read('de'))).text,
    csv: { answered: column(4), failed: column(5) },
  };
}

async function inRecords() {
  const { rows } = (await portal.call(queryRecords, { query: days }, token)).body.response as { rows: { rc: number }[] };
  const file: string = (await portal.call(exportQueryRecords, { query: days }, token)).body;
  return {
    total: (await portal.call(queryTotals, { query: days }, token)).body.response,
    listed: { answered: rows.filter(({ rc }) => !isFailure(rc)).length, failed: rows.filter(({ rc }) => isFailure(rc)).length },
    exported: file.trimEnd().split('\r\n').length - 1,
  };
}
