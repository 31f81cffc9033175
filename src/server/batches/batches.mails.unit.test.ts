import { expect, test } from 'vitest';
import { batchMail, type EndedBatch } from './batches.mails.ts';

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
  expect(batchMail(batch, { state: 'done', publicUrl, keptDays: 45 }).text).toBe(
    [
      'Your batch numbers.csv with 2 numbers is finished. Results:',
      '',
      '  npq: numbers_npq_0a1b2c3d.csv',
      '  gnr: numbers_gnr_0a1b2c3d.csv (1 row failed)',
      '',
      'Sign in to download them within 45 days:',
      'https://portal.example/testing?tab=batch-results',
      '',
    ].join('\n'),
  );
});

test('the mail of a batch that could not be finished leads to the support form', () => {
  expect(batchMail(batch, { state: 'failed', publicUrl, keptDays: 45 }).text).toContain('open a ticket: https://portal.example/support\n');
});

test('a German reader is told the same in German', () => {
  expect(batchMail(batch, { state: 'done', publicUrl, keptDays: 30, language: 'de', withdrawal: 'secret' }).text).toBe(
    [
      'Ihr Stapel numbers.csv mit 2 Rufnummern ist fertig. Ergebnisse:',
      '',
      '  npq: numbers_npq_0a1b2c3d.csv',
      '  gnr: numbers_gnr_0a1b2c3d.csv (1 Zeile fehlgeschlagen)',
      '',
      'Melden Sie sich an, um sie innerhalb von 30 Tagen herunterzuladen:',
      'https://portal.example/testing?tab=batch-results',
      '',
      'Sie erhalten diese E-Mail, weil Sie zugestimmt haben. E-Mails abbestellen:',
      'https://portal.example/auth/confirm#stop-batches=secret',
      '',
    ].join('\n'),
  );
});

test.each([
  ['its file is no longer there', 'Die Datei ist nicht mehr da.'],
  ['its file was damaged in the storage', 'Die gespeicherte Datei ist beschädigt.'],
  ['20 tries in a row got no further', '20 Versuche in Folge blieben erfolglos.'],
])('of what a batch failed is said in German: %s', (failedOf, german) => {
  const { subject, text } = batchMail(batch, { state: 'failed', failedOf, publicUrl, keptDays: 30, language: 'de' });
  expect(subject).toBe('Ihr Stapel numbers.csv konnte nicht fertiggestellt werden');
  expect(text).toContain(`konnte nicht fertiggestellt werden: ${german}\n`);
  expect(text).toContain('eröffnen Sie ein Ticket: https://portal.example/support\n');
});
