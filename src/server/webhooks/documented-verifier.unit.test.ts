/** The verifier of docs/api.md, exactly as printed, on signatures by the Standard Webhooks library. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';

type Verifier = (secret: string, headers: Record<string, string>, body: string) => boolean;

const page = readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8');
const code = /```js\n([^`]*(?:`[^`]+`[^`]*)*?export function isOurs[^]*?)```/.exec(page)?.[1] ?? '';
const { isOurs } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { isOurs: Verifier };

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const body = '{"type":"webhook.test","data":{"name":"ä"}}';
const now = new Date();
const headersAt = (time: Date) => ({
  'webhook-id': 'one',
  'webhook-timestamp': String(Math.floor(time.getTime() / 1_000)),
  'webhook-signature': new Webhook(secret).sign('one', time, body),
});
const headers = headersAt(now);
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each([
  ['as it was sent', headers, body, true],
  [
    'with a signature of another secret before it',
    { ...headers, 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` },
    body,
    true,
  ],
  ['four minutes old', headersAt(before(4)), body, true],
  ['six minutes old', headersAt(before(6)), body, false],
  ['with another body', headers, body.replace('ä', 'a'), false],
  ['with another id', { ...headers, 'webhook-id': 'two' }, body, false],
  ['with another time', { ...headers, 'webhook-timestamp': headersAt(before(1))['webhook-timestamp'] }, body, false],
  ['with a signature of as many characters and more bytes', { ...headers, 'webhook-signature': 'v1,ä'.padEnd(47, 'a') }, body, false],
  ['without headers', {}, body, false],
] as const)('a delivery %s is told', (_what, given, text, isTrue) => {
  expect(isOurs(secret, given as Record<string, string>, text)).toBe(isTrue);
});
