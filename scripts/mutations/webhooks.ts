/** Breaks that let a webhook reach our own network, or a receiver believe a message that the portal did not send. */
import { type Mutation, mutationsOf } from './mutation.ts';

const addresses = ['src/server/http/reachable-addresses.unit.test.ts'];
const rebinding = ['src/server/webhooks/rebinding.test.ts'];
const sender = ['src/server/webhooks/webhook-sender.test.ts'];
const rows = ['src/server/webhooks/delivery-rows.test.ts'];
const restored = ['src/server/account/restored-access.test.ts'];
const managed = ['src/server/webhooks/webhooks.test.ts'];

export const webhookMutations: readonly Mutation[] = [
  ...mutationsOf('src/server/http/reachable-addresses.ts', addresses, [
    ['the metadata of a machine are called', "  ['169.254.0.0', 16],\n", ''],
    ['shared address space is called', "  ['100.64.0.0', 10],\n", ''],
    ['a sixteenth of a private network is refused', "['172.16.0.0', 12]", "['172.16.0.0', 16]"],
    ['multicast is called', "  ['224.0.0.0', 4],\n", ''],
    ['unique-local addresses are called', "check(address, 'ipv6')) return allowPrivate;", "check(address, 'ipv6')) return true;"],
    ['6to4 leads inside', "  ['2002::', 16],\n", ''],
    ['NAT64 leads inside', '[nat64 + network, nat64Prefix + prefix]', '[nat64 + network, 128]'],
  ]),
  ...mutationsOf('src/server/http/checked-address.ts', addresses, [
    ['http leads to the internet', "!(allowPrivate && url.protocol === 'http:')", "url.protocol !== 'http:'"],
    ['one public address of a host is enough', 'if (!found.every(', 'if (!found.some('],
  ]),
  ...mutationsOf('src/server/webhooks/call-webhook.ts', rebinding, [
    ['a host is resolved once more to connect', ', lookup: alwaysTo(addresses)', ''],
  ]),
  ...mutationsOf('src/server/webhooks/call-webhook.ts', sender, [
    ['the body is not what was signed', '.sign(call.id, time, call.body)', ".sign(call.id, time, '')"],
    ['the time is not what was signed', 'String(Math.floor(time.getTime() / 1_000))', 'String(Math.floor(time.getTime() / 1_000) - 60)'],
    ['a redirect counts as taken', 'status >= 200 && status < 300', 'status >= 200 && status < 400'],
    ['an endless reply is read', 'if (bytes >= readMaxBytes) break;', ''],
  ]),
  ...mutationsOf('src/server/webhooks/delivery-rows.ts', sender, [
    ['a closed organisation is called', ' and organisations.closed_at is null', ''],
    ['a webhook is never switched off', 'return numUpdatedRows > 0n && !isTaken && pause === undefined;', 'return false;'],
  ]),
  ...mutationsOf('src/server/webhooks/delivery-rows.ts', restored, [
    ['a webhook that came back with a backup is called', ' and called.restored_at is null', ''],
  ]),
  ...mutationsOf('src/server/webhooks/queued-events.ts', restored, [
    ['news waits for a webhook that came back with a backup', ' and webhooks.restored_at is null', ''],
  ]),
  ...mutationsOf('src/server/webhooks/webhooks.service.ts', restored, [
    ['a webhook that came back with a backup is tested', 'if (webhook.restored_at !== null) throw notKept();', ''],
  ]),
  ...mutationsOf('src/server/webhooks/delivery-rows.ts', rows, [
    ['what waits for a webhook that was off is sent', '.set({ due_at: null })', '.set({ locked_until: null })'],
    ['who was thought dead writes over what came of it', ".where('fence', '=', fence)", ''],
  ]),
  ...mutationsOf('src/server/webhooks/webhooks.service.ts', sender, [
    ['a test that fails switches a webhook on', 'if (end.isTaken && (await', 'if ((await'],
  ]),
  ...mutationsOf('src/server/webhooks/webhooks.queries.ts', managed, [
    [
      'a webhook of another organisation is found',
      ".where('organisation_id', '=', organisationId)\n    .where('id', '=', id)\n    .select(['id', 'url', 'sealed_secret'",
      ".where('id', '=', id)\n    .select(['id', 'url', 'sealed_secret'",
    ],
  ]),
  ...mutationsOf(
    'src/server/monitoring/state-metrics.ts',
    ['src/server/webhooks/webhook-sender.test.ts'],
    [['a test that fails counts as a delivery that was given up', " and event <> 'webhook.test'", '']],
  ),
];
