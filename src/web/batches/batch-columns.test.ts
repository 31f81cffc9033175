import { expect, test } from 'vitest';
import type { BatchResultRow, BatchState } from '../../shared/batches/batches.ts';
import { batchColumns } from './batch-columns.tsx';
import { batchRows } from './batch-rows.ts';

const row = (part: Partial<BatchResultRow> = {}): BatchResultRow => ({
  Date: '2026-05-31T12:00:00.000Z',
  Service: 'npq',
  Records: 10,
  Filename: 'numbers_npq.csv',
  email: 'a@customer.example',
  id: 'c1f4f0f6-8f0c-4a43-9d76-6f4b6a7f2d51',
  status: 'done',
  progress: 50,
  failed: 1,
  mailWaits: false,
  name: 'numbers.csv',
  answered: 9,
  ...part,
});

const nothing = () => undefined;
const columns = batchColumns({ maySend: true, onDownload: nothing, onAsk: nothing, pageLink: nothing, files: nothing });
const action = columns.find((column) => column.type === 'action');

test.each<[BatchState, string | null]>([
  ['queued', 'Cancel'],
  ['running', 'Cancel'],
  ['done', null],
  ['partly', 'Run again with failed rows'],
  ['failed', null],
  ['cancelled', null],
])('a batch that is %s offers what the server would do: %s', (status, label) => {
  const [batch] = batchRows([row({ status })]);
  expect(batch && action?.type === 'action' && action.label(batch)).toBe(label);
  const [service] = batch?.services ?? [];
  expect(service && action?.type === 'action' && action.label(service)).toBe(null);
});

test('the columns of the specification stand in its order', () => {
  const titles = columns.map(({ title }) => title);
  expect(titles.filter((title) => ['Date', 'Service', 'Records', 'Filename', 'Email'].includes(title))).toEqual([
    'Date',
    'Service',
    'Records',
    'Filename',
    'Email',
  ]);
});

test('one row a batch, which opens to a row a service and adds up what they answered', () => {
  const rows = batchRows([
    row(),
    row({ Service: 'gnr', Filename: 'numbers_gnr.csv', status: 'partly', answered: 7, failed: 3 }),
    row({ id: 'older', name: 'older.csv' }),
  ]);
  expect(rows).toMatchObject([
    {
      Service: 'npq, gnr',
      Filename: 'numbers.csv',
      Records: 10,
      answered: 16,
      failed: 4,
      status: 'partly',
      services: [{ Filename: 'numbers_npq.csv' }, { Filename: 'numbers_gnr.csv' }],
    },
    { Filename: 'older.csv', services: [{}] },
  ]);
});
