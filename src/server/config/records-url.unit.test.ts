import { expect, test } from 'vitest';
import { recordsPlace, recordsUrlFault } from './records-url.ts';

test.each([
  ['nats://host', { servers: ['host:4222'], isEncrypted: false }],
  ['tls://portal:p%40ss@a:1,tls://portal:p%40ss@b:2', { servers: ['a:1', 'b:2'], isEncrypted: true, user: 'portal', password: 'p@ss' }],
  ['nats://only-a-token@[::1]:4223', { servers: ['[::1]:4223'], isEncrypted: false, token: 'only-a-token' }],
])('%s names its servers, and who asks them', (url, place) => {
  expect(recordsUrlFault(url)).toBeUndefined();
  expect(recordsPlace(url)).toEqual(place);
});

test.each(['host:4222', 'http://host', 'nats://', 'nats://a,', 'nats://a/path', 'nats://a:x'])('%s is refused', (url) => {
  expect(recordsUrlFault(url)).toMatch(/must be like nats:\/\/host:4222/);
});

test.each(['nats://a,tls://b', 'nats://one:1@a,nats://two:2@b'])('%s is refused: there is one user and one protocol', (url) => {
  expect(recordsUrlFault(url)).toMatch(/the same protocol, user and password/);
});

test.each(['tls://10.0.0.1:4222', 'tls://a,tls://[::1]'])('%s is refused: a certificate is held against a name', (url) => {
  expect(recordsUrlFault(url)).toMatch(/^must name hosts by their names with tls:/);
});
