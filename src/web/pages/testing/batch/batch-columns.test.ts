import { expect, test } from 'vitest';
import type { BatchResultRow, BatchState } from '../../../../shared/api/batches.ts';
import { summariseBatches } from '../../../features/batches/batch-progress.ts';
import { batchColumns } from './batch-columns.tsx';

const row = (status: BatchState): BatchResultRow => ({
  Date: '2026-05-31T12:00:00.000Z',
  Service: 'npq',
  Records: 10,
  Filename: 'numbers_npq.csv',
  email: 'a@customer.example',
  id: 'c1f4f0f6-8f0c-4a43-9d76-6f4b6a7f2d51',
  status,
  progress: 50,
  failed: 1,
  mailWaits: false,
  name: 'march.csv',
  answered: 0,
});

test.each<[BatchState, string | null]>([
  ['queued', 'Cancel'],
  ['running', 'Cancel'],
  ['done', null],
  ['partly', 'Run again with failed rows'],
  ['failed', null],
  ['cancelled', null],
])('a batch that is %s offers what the server would do: %s', (status, label) => {
  const summaries = summariseBatches([row(status)]);
  const columns = batchColumns({ summaries, maySend: true, onDownload: () => undefined, onAsk: () => undefined });
  const action = columns.find((column) => column.type === 'action');
  expect(action?.type === 'action' && action.label(row(status))).toBe(label);
});
