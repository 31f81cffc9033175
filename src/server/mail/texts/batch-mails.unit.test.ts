import { expect, test } from 'vitest';
import { batchMail, type EndedBatch } from './batch-mails.ts';

const publicUrl = 'https://portal.example';
const batch: EndedBatch = {
  fileName: 'numbers.csv',
  email: 'a@customer.example',
  records: 2,
  results: [
    { service: 'npq', fileName: 'numbers_npq_0a1b2c3d.csv', failed: 0 },
    { service: 'gnr', fileName: 'numbers_gnr_0a1b2c3d.csv', failed: 1 },
  ],
};

test('the mail of a finished batch names each result, the rows of it that failed, and how long it is kept', () => {
  expect(batchMail(batch, { state: 'done', publicUrl }).text).toBe(
    [
      'Your batch numbers.csv with 2 numbers is finished. Its results:',
      '',
      '  npq: numbers_npq_0a1b2c3d.csv',
      '  gnr: numbers_gnr_0a1b2c3d.csv (1 rows failed)',
      '',
      'Sign in to download them within 30 days:',
      'https://portal.example/testing?tab=batch-results',
      '',
    ].join('\n'),
  );
});

test('the mail of a batch that could not be finished leads to the support form', () => {
  expect(batchMail(batch, { state: 'failed', publicUrl }).text).toContain('open a ticket: https://portal.example/support\n');
});
