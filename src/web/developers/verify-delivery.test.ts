/** Deliveries signed as docs/api.md says: HMAC-SHA-256 over id, timestamp and body. */
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyDelivery } from './verify-delivery.ts';

const key = Buffer.alloc(32, 7);
const secret = `whsec_${key.toString('base64')}`;
const body = '{"type":"webhook.test","timestamp":"2026-05-31T08:14:00Z","data":{"webhook":"Größe"}}';
const id = '4d2c9a10-7b3e-4f58-9c61-2a7e5d90b8f3';
const time = 1_780_215_240;
const signature = `v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`;
const lines = (over: Record<string, string> = {}) =>
  Object.entries({ 'webhook-id': id, 'webhook-timestamp': String(time), 'webhook-signature': signature, ...over })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
const verdict = (over: Partial<{ secret: string; headers: string; body: string }> = {}, secondsLater = 10) =>
  verifyDelivery({ secret, headers: lines(), body, ...over }, new Date((time + secondsLater) * 1_000));

test.each([
  ['as it came', {}],
  ['without the beginning of its secret', { secret: key.toString('base64') }],
  ['with spaces around its secret', { secret: ` ${secret}\n` }],
  [
    'with other headers, in capitals',
    { headers: `Host: x\nContent-Type: application/json\n${lines().replaceAll('webhook-', 'Webhook-')}\n` },
  ],
  ['as curl shows it', { headers: lines().replaceAll(/^/gm, '> ') }],
  ['with headers as JSON', { headers: JSON.stringify({ 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature }) }],
  ['with headers as a log writes them', { headers: lines().replaceAll(/^([\w-]+): (.*)$/gm, '"$1": "$2",') }],
  ['signed by two secrets, of which one is this', { headers: lines({ 'webhook-signature': `v1,AAAA ${signature}` }) }],
])('a delivery %s is valid', (_how, over) => {
  expect(verdict(over)).toEqual({ is: 'valid' });
});

test.each([
  ['no secret', { secret: 'whsec_not base64' }, { is: 'secret wrong' }],
  ['an empty one', { secret: 'whsec_' }, { is: 'secret wrong' }],
  ['another secret', { secret: `whsec_${Buffer.alloc(32, 8).toString('base64')}` }, { is: 'not signed so' }],
  ['another body', { body: body.replace('test', 'tost') }, { is: 'not signed so' }],
  ['another id', { headers: lines({ 'webhook-id': 'other' }) }, { is: 'not signed so' }],
  ['another time', { headers: lines({ 'webhook-timestamp': String(time + 1) }) }, { is: 'not signed so' }],
  ['a time that is none', { headers: lines({ 'webhook-timestamp': '2026-05-31' }) }, { is: 'time wrong' }],
  ['another kind of signature', { headers: lines({ 'webhook-signature': `v1a,${signature.slice(3)}` }) }, { is: 'no v1' }],
  [
    'no headers',
    { headers: 'nothing of the kind' },
    { is: 'header missing', missing: ['webhook-id', 'webhook-timestamp', 'webhook-signature'] },
  ],
  ['an empty one', { headers: lines({ 'webhook-id': '' }) }, { is: 'header missing', missing: ['webhook-id'] }],
  ['a body with a line end that was not sent', { body: `${body}\n` }, { is: 'changed', change: 'line end' }],
  ['a body that was written anew', { body: JSON.stringify(JSON.parse(body), null, 2) }, { is: 'changed', change: 'formatted' }],
  ['a body that was written anew, and is another', { body: '{\n "a": 1 }' }, { is: 'not signed so' }],
])('with %s it is not, and why is said', (_what, over, expected) => {
  expect(verdict(over)).toEqual(expected);
});

test('one that is right is too old, or too early, from five minutes on', () => {
  expect([300, 301, -300, -301].map((seconds) => verdict({}, seconds))).toEqual([
    { is: 'valid' },
    { is: 'old', seconds: 301 },
    { is: 'valid' },
    { is: 'early', seconds: 301 },
  ]);
});
