/** A batch as a program sends it: over the wire format of a browser's form. */
import { expect } from 'vitest';
import { batchResults, downloadBatchResult, submitBatch, type BatchResultRow } from '../../shared/batches/batches.ts';
import { formOf, formType } from './batch-form.ts';
import type { Reply, TestPortal } from './test-portal.ts';

export interface SentBatch {
  /** The numbers, or the whole text of the file. */
  readonly content: string | Uint8Array | readonly string[];
  readonly name?: string;
  readonly services?: readonly string[];
  readonly email?: string;
  readonly days?: string;
  readonly key?: string;
  /** The other columns, row for row. */
  readonly columns?: string;
  /** The table that the numbers come from. */
  readonly rows?: string;
}

export async function sendBatch(
  { app }: TestPortal,
  token: string,
  { content, name = 'numbers.csv', services = ['npq'], email = 'results@customer.example', days, key, columns, rows }: SentBatch,
): Promise<Reply> {
  const query = new URLSearchParams([
    ...services.map((service) => ['service', service]),
    ['email', email],
    ...(days ? [['days', days]] : []),
  ]);
  const response = await app.inject({
    method: 'POST',
    url: `${submitBatch.path}?${query}`,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      authorization: `Bearer ${token}`,
      'content-type': formType,
      ...(key && { 'idempotency-key': key }),
    },
    payload: formOf(name, content, { columns, rows }),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

/** The rows of a batch in the list of results. */
export async function rowsOfBatch(portal: TestPortal, token: string, id: string): Promise<BatchResultRow[]> {
  const { body } = await portal.call(batchResults, {}, token);
  return (body.message as BatchResultRow[]).filter((row) => row.id === id);
}

/** The rows once the batch is at its end. */
export async function finishedRows(portal: TestPortal, token: string, id: string): Promise<BatchResultRow[]> {
  await expect
    .poll(async () => (await rowsOfBatch(portal, token, id)).map(({ status }) => status), { timeout: 50_000 })
    .not.toEqual(expect.arrayContaining([expect.stringMatching(/queued|running/)]));
  return rowsOfBatch(portal, token, id);
}

/** The text of a finished result. */
export async function resultText(portal: TestPortal, token: string, file: string): Promise<string> {
  const { status, body } = await portal.call(downloadBatchResult, { query: { file } }, token);
  expect(status).toBe(200);
  return body;
}
