import readSheet from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exportQueryRecords, queryRecords, type QueryRecordRow, queryTotals } from '../../shared/query-records/query-records.ts';
import { bits, maskOf } from '../../shared/base/permissions.ts';
import { writeGroup } from '../query-records/query-records.ts';
import type { QueryRecord } from '../query-records/record-columns.ts';
import { makeUser, signedInToken, type TestUser } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
let administrator: TestUser;
let reader: TestUser;
let [ofAdministrator, ofReader] = ['', ''];
beforeAll(async () => {
  portal = await startTestPortal({}, { clock: () => new Date('2026-06-01T12:00:00Z') });
});
afterAll(() => portal.stop());
beforeEach(async () => {
  administrator = await makeUser(portal.deps);
  reader = await makeUser(portal.deps, { organisationId: administrator.organisationId, permissions: maskOf([bits.reports]) });
  ofAdministrator = await signedInToken(portal.deps, administrator);
  ofReader = await signedInToken(portal.deps, reader);
});

type Query = Record<string, string>;
const days = { from: '2026-05-01', to: '2026-05-31' };

function record(...records: Partial<QueryRecord>[]): Promise<void> {
  const { organisationId, portalId } = administrator;
  const common = {
    organisationId,
    portalUserId: portalId,
    keyId: null,
    at: new Date('2026-05-20T08:00:00Z'),
    channel: 'single',
    service: 'npq',
  } as const;
  return writeGroup(
    portal.deps.db,
    records.map((part) => ({ ...common, tel: '447700900123', country: 'GB', rc: 0, ...part })),
  );
}

const ask = (query: Query, token = ofReader) => portal.call(queryRecords, { query: { ...days, ...query } }, token);
const page = async (query: Query = {}, token = ofReader): Promise<{ rows: QueryRecordRow[]; older: string | null }> =>
  (await ask(query, token)).body.response;
const total = async (query: Query = {}) => (await portal.call(queryTotals, { query: { ...days, ...query } }, ofReader)).body.response;

test('query records come 50 a page, the newest first, each once, also those of one moment', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 4, 20, 8, minute));
  await record(...Array.from({ length: 20 }, (_, minute) => ({ at: at(minute) })), ...Array.from({ length: 90 }, () => ({ at: at(30) })));
  const pages = [];
  for (let before: string | null = ''; before !== null;) {
    const { rows, older } = await page(before === '' ? {} : { before });
    pages.push(rows);
    before = older;
  }
  expect(pages.map((rows) => rows.length)).toEqual([50, 50, 10]);
  const all = pages.flat();
  expect(new Set(all.map(({ id }) => id)).size).toBe(110);
  const moments = all.map((row) => row.at);
  expect(moments).toEqual(moments.toSorted().toReversed());
});

test('the last page says that nothing is older, also where it is full', async () => {
  await record(...Array.from({ length: 50 }, () => ({})));
  expect(await page()).toMatchObject({ rows: { length: 50 }, older: null });
});

test.each<[Query, string[]]>([
  [{}, ['imported', 'french', 'own', 'failed', 'first']],
  [{ from: '2026-05-20', to: '2026-05-20' }, ['french', 'own', 'failed']],
  [{ service: 'gnr' }, ['french']],
  [{ service: 'ports&days' }, ['imported']],
  [{ country: 'FR' }, ['french']],
  [{ class: 'answered' }, ['imported', 'french', 'own', 'first']],
  [{ class: 'failed' }, ['failed']],
  [{ class: 'coverage' }, ['french']],
  [{ class: 'failure' }, ['failed']],
  [{ code: '300' }, ['failed']],
  [{ user: 'me' }, ['own']],
  [{ country: 'GB', class: 'answered', user: 'me' }, ['own']],
  [{ country: 'DE' }, []],
])('%j finds %j', async (query, names) => {
  const named: Record<string, Partial<QueryRecord>> = {
    first: { at: new Date('2026-05-01T00:00:00Z') },
    failed: { at: new Date('2026-05-20T08:00:00Z'), rc: 300 },
    own: { at: new Date('2026-05-20T09:00:00Z'), portalUserId: reader.portalId },
    french: { at: new Date('2026-05-20T23:59:59.999Z'), country: 'FR', service: 'gnr', rc: 105 },
    imported: { at: new Date('2026-05-31T23:59:59.999Z'), service: 'ports', portalUserId: null, channel: 'import' },
    before: { at: new Date('2026-04-30T23:59:59.999Z') },
    after: { at: new Date('2026-06-01T00:00:00Z') },
  };
  await record(...Object.values(named));
  const found = await page(query);
  const nameAt = (at: string) => Object.keys(named).find((name) => named[name]?.at?.toISOString() === at);
  expect(found.rows.map(({ at }) => nameAt(at))).toEqual(names);
  expect((await total(query)).records).toEqual({
    answered: names.filter((name) => name !== 'failed').length,
    failed: names.filter((name) => name === 'failed').length,
  });
});

describe('T30: a number is shown to its country and first four digits', () => {
  beforeEach(() => record({}, { at: new Date('2026-05-21T08:00:00Z'), portalUserId: reader.portalId, tel: '33612345678', country: 'FR' }));

  test('unless the user asked it', async () => {
    expect((await page()).rows).toMatchObject([
      { tel: '33612345678', isMasked: false, countryName: 'France', user: 'Test User', isOwn: true },
      { tel: '4477…', isMasked: true, countryName: 'United Kingdom', user: null, isOwn: false },
    ]);
  });

  test('or is an administrator', async () => {
    expect((await page({}, ofAdministrator)).rows).toMatchObject([
      { tel: '33612345678', user: 'Test User', isOwn: false },
      { tel: '447700900123', isMasked: false, isOwn: true },
    ]);
    expect((await page({ user: reader.portalId }, ofAdministrator)).rows).toHaveLength(1);
  });

  test('also in the file', async () => {
    const { body, headers } = await portal.call(exportQueryRecords, { query: days }, ofReader);
    expect(headers['content-disposition']).toContain('queries-2026-05-01-2026-05-31.csv');
    expect(body.replace('\ufeff', '').trimEnd().split('\r\n')).toEqual([
      'at;tel;isoCountry;countryName;service;rc;class;channel;user;key',
      '2026-05-21T08:00:00.000Z;33612345678;FR;France;npq;0;success;single;Test User;',
      '2026-05-20T08:00:00.000Z;4477…;GB;United Kingdom;npq;0;success;single;;',
    ]);
  });

  test('and who else asked what is not to be asked for', async () => {
    expect(await ask({ user: administrator.portalId })).toMatchObject({
      status: 403,
      body: { message: 'Only administrators can see who queried what' },
    });
  });
});

test('a city finds its numbers, and not those of one within it; of what others asked it tells administrators alone', async () => {
  const tels = ['390612345678', '390669812345', '390212345678', '393401234567'];
  await record(...tels.map((tel, place) => ({ tel, country: 'IT', ...(place === 0 && { portalUserId: reader.portalId }) })));
  await record({ tel: '390687654321', country: 'IT' });
  const found = async (query: Query, token = ofAdministrator) =>
    (await page({ country: 'IT', ...query }, token)).rows.map(({ tel }) => tel);
  expect((await found({ loc: 'rome' })).toSorted()).toEqual(['390612345678', '390687654321']);
  expect(await found({ loc: 'Vatican City' })).toEqual(['390669812345']);
  expect(await found({ loc: 'Rome' }, ofReader)).toEqual(['390612345678']);
  expect(await total({ country: 'IT', loc: 'Rome' })).toMatchObject({ records: { answered: 1 }, report: null });
  expect((await ask({ country: 'IT', loc: 'Nowhere' })).body.errors.loc).toMatch(/^No city or region of this country is called Nowhere\./);
});

test('the file has more records than a page, and that it was made is in the audit log', async () => {
  await record(...Array.from({ length: 2_003 }, () => ({})));
  const { body } = await portal.call(exportQueryRecords, { query: days }, ofReader);
  expect(body.trimEnd().split('\r\n')).toHaveLength(2_004);
  const entries = portal.deps.db.selectFrom('audit_log').where('organisation_id', '=', administrator.organisationId);
  expect(await entries.select(['actor', 'action', 'detail']).execute()).toEqual([
    { actor: reader.email, action: 'query records exported', detail: '2026-05-01 to 2026-05-31' },
  ]);
});

test('as a workbook it holds the same cells as text, under a name that says what was chosen', async () => {
  await record(
    ...Array.from({ length: 2_003 }, () => ({ rc: 300 })),
    { country: 'FR', tel: '33612345678' },
    { channel: 'import', portalUserId: null },
  );
  const asked = { ...days, service: 'npq', country: 'GB' };
  const download = (format: string) =>
    portal.app.inject({
      url: `${exportQueryRecords.path}?${new URLSearchParams({ ...asked, format })}`,
      headers: { authorization: `Bearer ${ofAdministrator}` },
    });
  const { rawPayload, headers } = await download('xlsx');
  expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(headers['content-disposition']).toContain('filename="queries-npq-GB-2026-05-01-2026-05-31.xlsx"');
  const sheets = await readSheet(rawPayload);
  const rows = sheets[0]?.data.map((cells) => cells.map((cell) => cell ?? ''));
  expect(rows).toHaveLength(2_005);
  const csv = (await download('csv')).body.replace('\ufeff', '').trimEnd().split('\r\n');
  expect(rows).toEqual(csv.map((line) => line.split(';')));
  expect(rows?.filter((cells) => cells[1] === '447700900123')).toHaveLength(2_004);
});

test('totals are counted one after the other for an organisation: of many at once some are 429, and the others true', async () => {
  await record(...Array.from({ length: 500 }, () => ({})));
  const replies = await Promise.all(Array.from({ length: 12 }, () => portal.call(queryTotals, { query: days }, ofReader)));
  const counted = replies.filter(({ status }) => status === 200);
  expect(counted.length).toBeGreaterThanOrEqual(4);
  for (const { body } of counted) expect(body.response.records).toEqual({ answered: 500, failed: 0 });
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(counted.length + refused.length).toBe(12);
});

test('records of an import that is not loaded are there for nobody, and neither are those of another organisation', async () => {
  await record({});
  const pending = { source_sha256: crypto.randomUUID(), source_name: 'half.csv', row_count: 2 };
  const { id } = await portal.deps.db.insertInto('query_imports').values(pending).returning('id').executeTakeFirstOrThrow();
  await portal.deps.db.updateTable('query_records').set({ import_id: id }).where('organisation_id', '=', reader.organisationId).execute();
  const stranger = await makeUser(portal.deps);
  await record({ organisationId: stranger.organisationId, portalUserId: stranger.portalId });
  expect((await page()).rows).toEqual([]);
  expect((await total()).records).toEqual({ answered: 0, failed: 0 });
});

describe('what the list adds up to', () => {
  test('is the report of the same days, service and country', async () => {
    await record({}, { rc: 300 }, { country: 'FR' }, { service: 'gnr' }, { at: new Date('2026-04-30T08:00:00Z') });
    const same = (answered: number, failed: number) => ({
      records: { answered, failed },
      report: { answered, failed },
      inBatches: { answered: 0, failed: 0 },
    });
    expect(await total()).toMatchObject(same(3, 1));
    expect(await total({ country: 'GB', service: 'npq' })).toMatchObject(same(1, 1));
    expect(await total({ country: 'FR' })).toMatchObject(same(1, 0));
  });

  test('is not compared by what reports do not count by, nor for days whose records are gone', async () => {
    await record({});
    for (const query of [{ class: 'failed' }, { code: '0' }, { user: 'me' }])
      expect(await total(query)).toMatchObject({ report: null, inBatches: null });
    expect(await total({ from: '2025-04-26', to: '2025-05-01' })).toMatchObject({ inBatches: null, keptFrom: '2025-04-27' });
  });
});

test.each<[Query, string, string]>([
  [{ from: '' }, 'from', 'Enter a date as YYYY-MM-DD, such as 2026-05-31'],
  [{ from: '2025-04-26', to: '2026-05-31' }, 'to', 'A report covers at most 400 days'],
  [{ from: '2026-06-02', to: '2026-06-02' }, 'from', 'Incorrect date'],
  [{ service: 'nosuch' }, 'service', 'This service does not exist'],
  [{ country: 'XQ' }, 'country', 'There is no country XQ'],
  [{ country: 'gb' }, 'country', 'Use an ISO 3166-1 alpha-2 code for the country, such as GB'],
  [{ loc: 'London' }, 'loc', 'Choose the country of this city or region as well'],
  [{ class: 'lost' }, 'class', 'Unknown class of reason codes'],
  [{ code: '7' }, 'code', 'Unknown reason code'],
  [{ user: 'you' }, 'user', 'Use the portalId of a user, or me for yourself'],
  [{ before: '2026-05-20' }, 'before', '`before` is what the page before called `older`'],
  ...['2026-99-99T99:99:99.999Z', '2026-02-30T00:00:00.000Z', '0000-01-01T00:00:00.000Z', '1969-12-31T23:59:59.999Z'].map(
    (at): [Query, string, string] => [
      { before: `${at}_00000000-0000-4000-8000-000000000000` },
      'before',
      '`before` is what the page before called `older`',
    ],
  ),
])('%j is 400: %s: %s', async (query, field, text) => {
  expect(await ask(query)).toMatchObject({ status: 400, body: { message: text, errors: { [field]: text } } });
});
