/** Verdicts in the joined file of a batch, and what the batch found about its numbers. */
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadJoinedBatch, rerunBatch } from '../../shared/batches/batches.ts';
import { batchFindings, batchNumbers } from '../../shared/batches/found-numbers.ts';
import { batchServiceCodes, serviceOf } from '../../shared/services/services.ts';
import { bulkQueries } from '../../shared/single-query/single-query.ts';
import type { QueryAnswer } from '../../shared/services/legend.ts';
import { verdict } from '../../shared/single-query/verdict.ts';
import { magicNumbers } from '../../numbers/demo/magic-numbers.ts';
import { findBatch } from './batches.queries.ts';
import { joinedFile } from './joined-forms.ts';
import { finishedRows, sendBatch, type SentBatch } from '../test-support/batches.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await startTestPortal({ DEMO: 'true' });
  token = await signedInToken(portal.deps, await makeUser(portal.deps));
});
afterAll(() => portal.stop());

async function finish(batch: Partial<SentBatch> & Pick<SentBatch, 'content'>): Promise<string> {
  const { body, status } = await sendBatch(portal, token, batch);
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
  await finishedRows(portal, token, body.id);
  return body.id;
}

async function joinedOf(query: Record<string, string>): Promise<string[][]> {
  const headers = { authorization: `Bearer ${token}` };
  return parse((await portal.app.inject({ url: downloadJoinedBatch.path, query, headers })).body, { delimiter: ';' });
}

const brief = ['verdict', 'risk', 'type', 'country', 'operator', 'ported', 'lastPort', 'reachable', 'lists'];

describe('the joined file', () => {
  test('sums each number up behind the answers, and before them with first=verdict', async () => {
    const content = ['4989123456', '999123456789', '12'];
    const id = await finish({ content, services: ['gnr', 'irsfCheck'], columns: 'name;country\nAda;x\nBob;y\nCy;z\n' });
    const behind = await joinedOf({ id });
    expect(behind[0]?.slice(0, 3)).toEqual(['name', 'country', 'number']);
    expect(behind[0]?.slice(-10)).toEqual(['gnr.loc', ...brief.map((title) => (title === 'country' ? 'verdict.country' : title))]);
    const first = await joinedOf({ id, first: 'verdict' });
    expect(first.map((cells) => cells.slice(0, 13))).toEqual([
      ['number', ...brief, 'name', 'country (own)', 'gnr.cic'],
      [
        '4989123456',
        'A fixed number in Munich, Germany, in a range of an unknown carrier; porting not queried; no current list could be checked.',
        'unknown',
        'fixed',
        'DE',
        '',
        '',
        '',
        '',
        'unknown',
        'Ada',
        'x',
        '0049000',
      ],
      [
        '999123456789',
        '999123456789 has an unassigned country code, so nobody can hold it.',
        'unassigned',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        'Bob',
        'y',
        '',
      ],
      ['12', '12 is not in E.164 format: send 3 to 15 digits with the country code.', 'unknown', '', '', '', '', '', '', '', 'Cy', 'z', ''],
    ]);
    // The same cells in another order.
    const inOrder = (rows: string[][]) => rows.slice(1).map((cells) => cells.toSorted());
    expect(inOrder(first)).toEqual(inOrder(behind));
  });

  test('says of every magic number what a single query says', async () => {
    const numbers = [...new Set(magicNumbers.map(({ number }) => number))].filter((number) => /^\d+$/.test(number));
    const services = batchServiceCodes;
    const id = await finish({ content: numbers, services, days: '30' });
    const [titles = [], ...rows] = await joinedOf({ id });
    const { body } = await portal.call(bulkQueries, { body: { numbers, services } }, token);
    const answers = Map.groupBy(body.response as (QueryAnswer & { service: (typeof services)[number] })[], ({ tel }) => tel);
    const single = numbers.map((number) =>
      verdict(Object.fromEntries((answers.get(number) ?? []).map(({ service, ...answer }) => [serviceOf(service), answer]))),
    );
    const at = titles.indexOf('verdict');
    expect(rows.map((cells) => [cells[titles.indexOf('number')], cells[at]])).toEqual(
      numbers.map((number, index) => [number, single[index]?.sentence]),
    );
  });

  test('of 100,000 numbers comes in pieces of a few hundred rows', { tags: ['full'] }, async () => {
    const user = await makeUser(portal.deps);
    token = await signedInToken(portal.deps, user);
    const content = Array.from({ length: 100_000 }, (_, row) => String(447_400_000_000 + row));
    const id = await finish({ content, services: ['gnr', 'npq'] });
    const batch = await findBatch(portal.deps.db, { organisationId: user.organisationId, keptDays: 1 }, id);
    const { file } = await joinedFile(portal.deps, user.organisationId, { batch: batch!, format: 'csv', first: 'verdict' });
    const rowsIn: number[] = [];
    for await (const piece of await file.open()) rowsIn.push(String(piece).split('\r\n').length - 1);
    expect(rowsIn.reduce((sum, rows) => sum + rows)).toBe(100_001);
    expect(Math.max(...rowsIn)).toBeLessThanOrEqual(250);
  });

  test('leaves the columns empty where an older version answered', async () => {
    const id = await finish({ content: ['447700900123'], services: ['npq'] });
    await sql`update batch_parts set lengths = lengths[1:1], sha256s = sha256s[1:1] where batch_id = ${id}`.execute(portal.deps.db);
    expect((await joinedOf({ id, first: 'verdict' }))[1]?.slice(0, 11)).toEqual(['447700900123', ...brief.map(() => ''), 'true']);
    expect((await portal.call(batchFindings, { query: { id } }, token)).body.message).toEqual({ numbers: 1, findings: null });
  });
});

describe('the findings of a batch', () => {
  /** Ported, not assigned (twice), absent, failed, impossible, no number. */
  const content = ['447700900123', '447700900201', '447700900201', '447700900200', '447700900300', '999123456789', '12'];
  const services = ['liveStatus', 'ports'];
  const finished = () => finish({ content, services, days: '30', columns: 'a\n1\n2\n3\n4\n5\n6\n7\n' });

  test('count numbers, each once, by what its services can find', async () => {
    const id = await finished();
    expect((await portal.call(batchFindings, { query: { id } }, token)).body.message).toEqual({
      numbers: 6,
      findings: [
        { finding: 'ported', numbers: 1 },
        { finding: 'unassigned', numbers: 2 },
        { finding: 'unreachable', numbers: 1 },
        { finding: 'unknown', numbers: 1 },
        { finding: 'failed', numbers: 3 },
      ],
    });
  });

  test('lead to their numbers, in pages', async () => {
    const id = await finished();
    const page = async (query: Record<string, string>) => {
      const { body } = await portal.call(batchNumbers, { query: { id, found: 'unassigned', limit: '1', ...query } }, token);
      return { numbers: body.message.map(({ number, risk }: { number: string; risk: string }) => `${number} ${risk}`), next: body.next };
    };
    const { numbers, next } = await page({});
    expect(numbers).toEqual(['447700900201 unassigned']);
    expect(await page({ before: next })).toEqual({ numbers: ['999123456789 unassigned'], next: null });
    expect((await portal.call(batchNumbers, { query: { id, found: 'unassigned', before: 'x' } }, token)).status).toBe(400);
  });

  test('choose the rows of a joined file, every one with the number', async () => {
    const id = await finished();
    const rows = await joinedOf({ id, first: 'verdict', found: 'unassigned' });
    expect(rows.slice(1).map((cells) => [cells[0], cells[10]])).toEqual([
      ['447700900201', '2'],
      ['447700900201', '3'],
      ['999123456789', '6'],
    ]);
  });

  test('choose the numbers of another batch, with all services and their own columns', async () => {
    const id = await finished();
    const { body } = await portal.call(rerunBatch, { body: { id, found: 'unassigned' } }, token);
    const rows = await finishedRows(portal, token, body.id);
    expect(rows.map(({ Service, Records, name }) => [Service, Records, name])).toEqual([
      ['liveStatus', 2, 'numbers_unassigned.csv'],
      ['ports', 2, 'numbers_unassigned.csv'],
    ]);
    expect((await joinedOf({ id: body.id })).slice(1).map((cells) => cells.slice(0, 2))).toEqual([
      ['2', '447700900201'],
      ['3', '447700900201'],
      ['6', '999123456789'],
    ]);
    expect((await portal.call(rerunBatch, { body: { id, found: 'listed' } }, token)).status).toBe(409);
  });

  test('another run of what failed leaves out what cannot succeed', async () => {
    const id = await finished();
    const { body } = await portal.call(rerunBatch, { body: { id } }, token);
    const rows = await finishedRows(portal, token, body.id);
    expect(rows.map(({ Service, Records }) => [Service, Records])).toEqual([['liveStatus', 1]]);
    const hopeless = await finish({ content: ['12'], services: ['npq'] });
    expect((await portal.call(rerunBatch, { body: { id: hopeless } }, token)).status).toBe(409);
  });

  test('are those of its organisation alone', async () => {
    const id = await finished();
    const stranger = await signedInToken(portal.deps, await makeUser(portal.deps));
    expect((await portal.call(batchFindings, { query: { id } }, stranger)).status).toBe(404);
    expect((await portal.call(batchNumbers, { query: { id, found: 'failed' } }, stranger)).status).toBe(404);
  });
});
