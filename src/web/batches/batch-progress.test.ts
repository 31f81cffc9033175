import { expect, it } from 'vitest';
import type { BatchResultRow } from '../../shared/batches/batches.ts';
import { endingText, progressNews, summariseBatches } from './batch-progress.ts';

const row = (part: Partial<BatchResultRow>): BatchResultRow => ({
  Date: '2026-05-31T14:02:00Z',
  Service: 'npq',
  Records: 200,
  Filename: 'march-npq.csv',
  email: 'owner@acme.example',
  id: 'a',
  status: 'running',
  progress: 0,
  failed: 0,
  mailWaits: false,
  name: 'march.csv',
  answered: 0,
  ...part,
});

const news = (before: Partial<BatchResultRow>[], now: Partial<BatchResultRow>[]) =>
  progressNews(summariseBatches(before.map(row)), summariseBatches(now.map(row)));

it('batch progress is read at 0, 25, 50, 75 and 100 percent only', () => {
  expect(news([], [{ progress: 0 }])).toEqual(['Batch march.csv: 0 percent']);
  expect(news([{ progress: 0 }], [{ progress: 24 }])).toEqual([]);
  expect(news([{ progress: 24 }], [{ progress: 60 }])).toEqual(['Batch march.csv: 50 percent']);
  expect(news([{ progress: 99 }], [{ progress: 100 }])).toEqual([]);
  expect(news([{ progress: 99 }], [{ progress: 100, status: 'done' }])).toEqual(['Batch march.csv: 100 percent']);
  expect(news([{ status: 'done', progress: 100 }], [{ status: 'done', progress: 100 }])).toEqual([]);
});

it('a batch is as far as its services are on average, and ends with the last of them', () => {
  const now = [
    { progress: 100, status: 'done' as const },
    { Service: 'gnr' as const, progress: 20 },
  ];
  expect(news([{ progress: 40 }, { Service: 'gnr', progress: 0 }], now)).toEqual(['Batch march.csv: 50 percent']);
});

it.each([
  [['done', 'done'], 'The batch march.csv is done. You can download its results.'],
  [['done', 'failed'], 'The batch march.csv is partly done. You can download what was answered.'],
  [['failed'], 'The batch march.csv failed.'],
  [['cancelled'], 'The batch march.csv was cancelled.'],
] as const)('a batch whose services are %j: %s', (states, text) => {
  const [batch] = summariseBatches(states.map((status) => row({ status }))).values();
  expect(batch && endingText(batch)).toBe(text);
});
