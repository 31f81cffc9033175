import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { magicNumbers } from '../../numbers/demo/magic-numbers.ts';
import { batchSummary, cancelBatch, downloadBatchResult, rerunBatch } from '../../shared/batches/batches.ts';
import { fieldsOf } from '../../shared/services/legend.ts';
import { batchServiceCodes } from '../../shared/services/services.ts';
import { finishedRows, resultText, rowsOfBatch, sendBatch } from '../test-support/batches.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await startTestPortal({ DEMO: 'true' });
  token = await signedInToken(portal.deps, await makeUser(portal.deps));
});
afterAll(() => portal.stop());

const ownToken = async () => signedInToken(portal.deps, await makeUser(portal.deps));

describe('Batch query', () => {
  test('every service of the list answers each number, in the order of the file', async () => {
    const numbers = ['447700900123', '12025550123', '999', '33612345678', '447700900123'];
    const { status, body } = await sendBatch(portal, token, {
      content: numbers,
      name: 'my_list-1.txt',
      services: batchServiceCodes,
      days: '30',
    });
    const said = { name: 'batchesSaid.accepted', values: ['my_list-1.txt', 'results@customer.example'] };
    expect({ status, body }).toEqual({
      status: 200,
      body: { id: expect.any(String), message: expect.any(String), said, mailWaits: false },
    });
    const rows = await finishedRows(portal, token, body.id);
    expect(rows.map(({ Service }) => Service)).toEqual(batchServiceCodes);
    for (const row of rows) {
      expect(row).toMatchObject({ Records: 5, email: 'results@customer.example', progress: 100 });
      expect(row.Filename).toMatch(/^my_list-1_/);
      const [heading, ...lines] = (await resultText(portal, token, row.Filename)).trimEnd().split('\r\n');
      expect(heading).toBe(['number', ...fieldsOf(row.Service === 'ports' ? 'ports&days' : row.Service)].join(';'));
      expect(lines.map((line) => line.split(';')[0])).toEqual(numbers);
    }
  });

  test('one mail a batch, naming the file, with a link that needs a sign-in and never the data', async () => {
    const own = await ownToken();
    const email = 'one-mail@customer.example';
    const { body } = await sendBatch(portal, own, { content: ['447700900123'], name: 'mailed.csv', services: ['npq', 'gnr'], email });
    await finishedRows(portal, own, body.id);
    await expect.poll(() => mailsTo(portal.dataDir, email)).toHaveLength(1);
    const [mail] = await mailsTo(portal.dataDir, email);
    expect(mail?.subject).toBe('Your batch mailed.csv is finished');
    expect(mail?.text).toContain('/testing?tab=batch-results');
    expect(mail?.text).not.toContain('447700900123');
  });

  test('a row that fails upstream is a line with its reason code, not a failed batch', async () => {
    const failing = magicNumbers
      .filter(({ service, rc }) => service === 'liveStatus' && (rc === 300 || rc === 301))
      .map(({ number }) => number);
    const own = await ownToken();
    const { body } = await sendBatch(portal, own, { content: ['447400123456', ...failing], services: ['liveStatus', 'npq'] });
    const [live, npq] = await finishedRows(portal, own, body.id);
    expect([npq, live]).toMatchObject([
      { Service: 'liveStatus', status: 'partly', failed: failing.length },
      { Service: 'npq', status: 'done', failed: 0 },
    ]);
  });

  test('a batch of failed rows alone runs again', async () => {
    const own = await ownToken();
    const { body } = await sendBatch(portal, own, {
      content: ['447400123456', '447700900300', '447700900301'],
      services: ['liveStatus', 'dno'],
    });
    await finishedRows(portal, own, body.id);
    const again = await portal.call(rerunBatch, { body: { id: body.id } }, own);
    expect(again.status).toBe(200);
    const rows = await finishedRows(portal, own, again.body.id);
    expect(rows).toMatchObject([{ Service: 'liveStatus', Records: 2, status: 'partly', failed: 2 }]);
  });

  test('a batch of failed rows is called so once, however often it runs again', async () => {
    const own = await ownToken();
    const { body } = await sendBatch(portal, own, { content: ['447700900300'], services: ['liveStatus'], name: 'calls.csv' });
    const names: string[] = [];
    for (let id = body.id as string; names.length < 3;) {
      await finishedRows(portal, own, id);
      names.push((await portal.call(batchSummary, { query: { id } }, own)).body.message.name);
      id = (await portal.call(rerunBatch, { body: { id } }, own)).body.id;
    }
    expect(names).toEqual(['calls.csv', 'calls_failed.csv', 'calls_failed.csv']);
  });

  test('T28: the same file name of two organisations, and twice of one: each gets its own bytes, neither sees the other', async () => {
    const other = await ownToken();
    const sent = [
      { by: token, number: '447700900123' },
      { by: token, number: '447700900124' },
      { by: other, number: '447700900125' },
    ];
    const files: { by: string; file: string; number: string }[] = [];
    for (const { by, number } of sent) {
      const { body } = await sendBatch(portal, by, { content: [number], name: 'same.csv' });
      const [row] = await finishedRows(portal, by, body.id);
      files.push({ by, number, file: row?.Filename ?? '' });
    }
    for (const { by, number, file } of files) {
      expect(await resultText(portal, by, file)).toContain(`\r\n${number};`);
      const stranger = by === token ? other : token;
      expect((await portal.call(downloadBatchResult, { query: { file } }, stranger)).status).toBe(404);
    }
  });

  test('a batch that is not finished can be cancelled, a finished one cannot, and nobody else can either', async () => {
    const own = await ownToken();
    const { body } = await sendBatch(portal, own, { content: ['447700900123'] });
    expect((await portal.call(cancelBatch, { body: { id: body.id } }, token)).status).toBe(404);
    await finishedRows(portal, own, body.id);
    expect((await portal.call(cancelBatch, { body: { id: body.id } }, own)).status).toBe(409);
    expect((await rowsOfBatch(portal, own, body.id))[0]?.status).toBe('done');
  });
});
