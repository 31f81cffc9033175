import { expect, test } from 'vitest';
import { startPortalForTest } from '../../test-support/test-portal.ts';
import { batchMail } from './batch-mails.ts';

test('the mail of a batch that could not be finished leads to the support form', async () => {
  const { deps } = await startPortalForTest();
  const batch = { organisationId: 1, id: crypto.randomUUID(), fence: 1, fileName: 'numbers.csv', email: 'a@customer.example', days: null };
  const mail = await batchMail(
    deps.db,
    { ...batch, records: 2, tries: 21, services: [] },
    { state: 'failed', publicUrl: 'https://portal.example' },
  );
  expect(mail.text).toContain('open a ticket: https://portal.example/support\n');
});
