/** Answers in the formats of call processing, and the decoder that explains them. */
import { expect, test } from './test-support/portal.ts';
import { signIn } from './test-support/sign-in.ts';
import { query } from './test-support/single-query-steps.ts';

test(
  'an answer is shown as ENUM, tel: URI, SIP and JSON, and the decoder explains its record part by part',
  { tag: '@full' },
  async ({ page, portal }) => {
    await signIn(page, portal);
    await query(page, '447700900123', ['npq', 'gnr']);
    await page.getByText('As call processing receives it').click();
    await expect(page.getByRole('region', { name: 'ENUM query' })).toContainText(
      'dig +noedns 3.2.1.0.0.9.0.0.7.7.4.4.npq.example.net NAPTR',
    );
    await page.getByLabel('Service', { exact: true }).selectOption('gnr');
    await expect(page.getByRole('region', { name: 'ENUM query' })).toContainText('.gnr.example.net NAPTR');
    await expect(page.getByRole('region', { name: 'SIP reply to an INVITE' })).toContainText('SIP/2.0 302 Moved Temporarily');
    await page.getByRole('link', { name: 'Explain the ENUM reply: NOERROR' }).click();
    await expect(page.getByText('NAPTR record for +447700900123')).toBeVisible();
    const parts = page.getByRole('table', { name: 'Part by part' });
    await expect(parts.getByRole('row', { name: /Parameter cc GB/ })).toContainText('The number is assigned to United Kingdom.');
    await page.getByLabel('NAPTR record, tel: URI or SIP Contact').fill('tel:+447700900123;mcc=2');
    await expect(page.getByText('"2" is not a valid mcc')).toBeVisible();
  },
);
