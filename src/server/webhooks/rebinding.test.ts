/** A host whose name server answers another address each time it is asked. */
import { Resolver } from 'node:dns/promises';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { addWebhook, testWebhook } from '../../shared/webhooks/webhooks.ts';
import { startDnsServer } from '../test-support/dns-server.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startPortalForTest, startSecondNode } from '../test-support/test-portal.ts';
import { addWebhookFor, startReceiver } from '../test-support/webhooks.ts';

test('a host that leads to a public address first and to a private one then is resolved once a call, and never called at the private one', async () => {
  let connections = 0;
  const inside = createServer((socket) => {
    // A call of ours names the host as it begins. Others on this machine may call a port that was theirs before.
    socket.once('data', (hello) => {
      if (hello.includes('rebinding.example')) connections += 1;
      socket.destroy();
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void inside.close());
  // A server that listens on a port has an address with one.
  const { port } = inside.address() as AddressInfo;
  const dns = await startDnsServer({ addresses: ['1.2.3.4'] }, { addresses: ['127.0.0.1'] });
  const resolver = new Resolver();
  resolver.setServers([dns.address]);
  const resolve = (host: string) => resolver.resolve4(host);
  const closed = await startPortalForTest({}, { webhookTimes: { timeoutMs: 30_000 }, resolve });
  // The public address may be one that never answers.
  const short = await startSecondNode(closed, {}, { webhookTimes: { timeoutMs: 700 }, resolve });
  const user = await makeUser(closed.deps);
  const token = await signedInToken(closed.deps, user);
  const url = `https://rebinding.example:${port}/`;
  dns.reply({ addresses: ['1.2.3.4'] });
  const { id } = await addWebhookFor(closed, user, { url, events: ['batch.finished'] });
  const asked = dns.questions.length;
  dns.reply({ addresses: ['1.2.3.4'] }, { addresses: ['127.0.0.1'] });
  const first = await short.call(testWebhook, { body: { id } }, token);
  await expect.poll(() => dns.questions.length).toBe(asked + 1);
  expect(first.body.delivery).toMatchObject({ status: null, response: expect.stringMatching(/^(No complete response|Connection failed)/) });
  const second = await closed.call(testWebhook, { body: { id } }, token);
  expect(second.body.delivery).toMatchObject({
    status: null,
    response: 'The URL leads to a private network, which webhooks may not call',
  });
  expect(connections).toBe(0);
  // Nor is one taken whose host leads inside when it is added.
  const refused = await closed.call(addWebhook, { body: { url, events: ['batch.finished'] } }, token);
  expect([refused.status, refused.body.errors]).toEqual([400, { url: 'The URL leads to a private network, which webhooks may not call' }]);
});

test('a host is called at the very address that was looked at', async () => {
  const dns = await startDnsServer({ addresses: ['127.0.0.1'] });
  const resolver = new Resolver();
  resolver.setServers([dns.address]);
  const resolve = (host: string) => resolver.resolve4(host);
  const open = await startPortalForTest({ WEBHOOKS_ALLOW_PRIVATE: 'true' }, { resolve });
  const user = await makeUser(open.deps);
  const receiver = await startReceiver();
  // No other resolver knows it (RFC 6761).
  const url = receiver.url.replace('127.0.0.1', 'receiver.invalid');
  const { id } = await addWebhookFor(open, user, { url, events: ['batch.finished'] });
  const { body } = await open.call(testWebhook, { body: { id } }, await signedInToken(open.deps, user));
  expect(body.delivery).toMatchObject({ status: 200, response: 'thanks' });
  expect(receiver.arrived.map(({ headers }) => headers.host)).toEqual([new URL(url).host]);
});
