import { expect, test } from 'vitest';
import type { BatchResultRow, BatchState } from '../../shared/batches/batches.ts';
import { batchColumns, offeredAction } from './batch-columns.tsx';
import { titleOf } from '../ui/table/columns.ts';
import { batchRows, fileOf } from './batch-rows.ts';

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
const columns = batchColumns({ maySend: true, onDownload: nothing, onAsk: nothing, filesOf: () => [] });

test.each<[BatchState, ReturnType<typeof offeredAction>]>([
  ['queued', 'cancel'],
  ['running', 'cancel'],
  ['done', 'none'],
  ['partly', 'rerun'],
  ['failed', 'none'],
  ['cancelled', 'none'],
])('a batch that is %s offers what the server would do: %s', (status, offered) => {
  const [batch] = batchRows([row({ status })]);
  expect(batch && offeredAction(batch)).toBe(offered);
  const [service] = batch?.services ?? [];
  expect(service && offeredAction(service)).toBe('none');
});

test('the columns of the specification stand in its order', () => {
  const titles = columns.map(titleOf);
  expect(titles.filter((title) => ['Date', 'Service', 'Records', 'Filename', 'Email'].includes(title))).toEqual([
    'Date',
    'Service',
    'Records',
    'Filename',
    'Email',
  ]);
});

/** Title of the column in which a person reads each field, or where else it is told: a new field of the contract needs its place here. */
const placeOf: Record<keyof BatchResultRow, string> = {
  Date: 'Date',
  Service: 'Service',
  status: 'Status',
  progress: 'Status',
  failed: 'Status',
  Records: 'Records',
  answered: 'Answered',
  Filename: 'Filename',
  name: 'Filename',
  email: 'Email',
  mailWaits: 'Email',
  id: 'address of the page',
};

test('each field of the contract has its column', () => {
  expect(columns.map(titleOf)).toEqual(expect.arrayContaining(Object.values(placeOf).filter((place) => place !== placeOf.id)));
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
    { Filename: 'numbers_npq.csv', batch: { name: 'older.csv' }, services: [{}] },
  ]);
  expect(rows.map((batch) => fileOf(batch)?.Filename)).toEqual([undefined, 'numbers_npq.csv']);
  expect(rows[0]?.services.map((service) => fileOf(service)?.Filename)).toEqual(['numbers_npq.csv', 'numbers_gnr.csv']);
});

test.each<BatchState>(['queued', 'running', 'failed', 'cancelled'])(
  'a batch that is %s has no file: it has the name of the sent one',
  (status) => {
    const [batch] = batchRows([row({ status })]);
    expect(batch?.Filename).toBe('numbers.csv');
    expect(batch && fileOf(batch)).toBeNull();
  },
);
