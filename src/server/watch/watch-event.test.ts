/** The event about watched numbers that a webhook receives. */
import { expect, onTestFinished, test } from 'vitest';
import { addWebhookFor, startReceiver, verified } from '../test-support/webhooks.ts';
import { compared, importRanges, operators, startWatchingPortal, watcher } from '../test-support/watching.ts';

const { alpha, beta } = operators;

test('watch.changed names the watched numbers and prefixes with another answer and what of it, not the answer', async () => {
  const portal = await startWatchingPortal({ WEBHOOKS_ALLOW_PRIVATE: 'true' });
  onTestFinished(() => portal.stop());
  await importRanges(portal, { '447400': alpha, '447401': alpha });
  await compared(portal);
  const ann = await watcher(portal);
  await ann.add({ numbers: ['447400000100', '447401000000'], prefixes: ['447400'] });
  const receiver = await startReceiver();
  const { secret } = await addWebhookFor(portal, ann.user, { url: receiver.url, events: ['watch.changed'] });
  await importRanges(portal, { '447400': beta, '447401': alpha });
  await compared(portal);
  await expect.poll(() => receiver.arrived.length, { timeout: 10_000 }).toBe(1);
  const [arrived] = receiver.arrived;
  expect(arrived && verified(secret, arrived)).toMatchObject({
    type: 'watch.changed',
    data: {
      changes: expect.toSatisfy(
        (changes: { digits: string }[]) =>
          changes
            .map(({ digits }) => digits)
            .toSorted()
            .join() === '447400,447400000100',
      ),
    },
  });
  expect(arrived?.body).not.toMatch(/Alpha|Beta|004400/);
});
