import { expect, test } from 'vitest';
import { decode, encode, partitionOf } from './messages.ts';

const record = {
  organisationId: 1001,
  at: new Date('2026-05-31T23:59:59.999Z'),
  portalUserId: '0b5cad00-0000-4000-8000-000000000001',
  channel: 'api' as const,
  keyId: '0b5cad00-0000-4000-8000-000000000002',
  service: 'npq' as const,
  tel: '447700900123',
  country: 'GB',
  rc: 0,
};

test('a message is what other versions of the portal read: an array a record, in this order', () => {
  expect(JSON.parse(encode([record]))).toEqual({
    version: 1,
    records: [
      [
        1001,
        1_780_271_999_999,
        '0b5cad00-0000-4000-8000-000000000001',
        'api',
        '0b5cad00-0000-4000-8000-000000000002',
        'npq',
        '447700900123',
        'GB',
        0,
      ],
    ],
  });
});

test('records are read as they were asked, those of nobody and of no key too', () => {
  const ofNobody = { ...record, portalUserId: null, channel: 'single' as const, keyId: undefined, country: '001' };
  expect(decode(encode([record, ofNobody]))).toEqual([record, ofNobody]);
});

test.each(['', 'null', '{"version":2,"records":[]}', '{"version":1,"records":[[1001]]}', '[1001]'])('%j is no message', (text) => {
  expect(decode(text)).toBeUndefined();
});

test('the records of an organisation are in one of four partitions', () => {
  expect([4, 1001, 1002, 1003].map(partitionOf)).toEqual([0, 1, 2, 3]);
});
