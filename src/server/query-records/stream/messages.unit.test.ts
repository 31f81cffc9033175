import { expect, test } from 'vitest';
import { decode, encode, MessageNotRead, partitionOf } from './messages.ts';

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
  const ofNobody = { ...record, portalUserId: null, channel: 'single' as const, keyId: null, country: '001' };
  expect(decode(encode([record, ofNobody]))).toEqual([record, ofNobody]);
});

test.each(['', 'null', '[1001]', '{"records":[]}', '{"version":1}'])('%j is no message of the portal', (text) => {
  expect(decode(text)).toBeUndefined();
});

test.each(['{"version":1,"records":[[1001]]}', '{"version":1,"records":[{}]}', '{"version":9,"records":["1001"]}'])(
  '%s is one that cannot be read, which is told: whoever passed it would lose queries',
  (text) => {
    expect(() => decode(text)).toThrow(MessageNotRead);
  },
);

test('of a newer version is read what this one knows: a value behind, and a service and a way of asking that are not known yet', () => {
  const [line] = (JSON.parse(encode([record])) as { records: unknown[][] }).records;
  const newer = line!.with(5, 'sms').with(3, 'mcp');
  expect(decode(JSON.stringify({ version: 3, records: [[...newer, 'customer’s own reference'], line] }))).toEqual([
    { ...record, service: 'sms', channel: 'mcp' },
    record,
  ]);
});

test('the records of an organisation are in one of four partitions', () => {
  expect([4, 1001, 1002, 1003].map(partitionOf)).toEqual([0, 1, 2, 3]);
});
