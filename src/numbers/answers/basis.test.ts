/** Age limits for a list that clears a number; the data sets behind an answer and their sizes. */
import { expect, test } from 'vitest';
import type { QueryAnswer } from '../../shared/services/legend.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import { PrefixList } from '../lists/exact-list.ts';
import { readCoverage } from '../../shared/services/coverage.ts';
import { emptyNumberData, numberListOf, type NumberData } from '../number-data.ts';
import { buildPorted } from '../lists/ported-numbers.ts';
import { demo, uk } from '../test-support/ask.ts';
import { testRanges } from '../test-support/test-ranges.ts';
import { queryAnswerFromData } from './answer.ts';

const asOf = '2026-11-01T00:00:00Z';
const tel = '447700123456';
const listed = { content: numberListOf([{ digits: '447700199999', match: 'number', reason: '', date: null }]), asOf, synthetic: false };
const risky = new PrefixList([['44770019', { reason: '', date: null }]]);
const port = { tel: '447700199999', donorSpId: '0044101', recipientSpId: '0044901', rn: '', cic: '', portDate: '2026-10-01', seq: 1 };

/** Every set is dated 1 November; the limits are those in the specification of the answers. */
const data: NumberData = {
  ...emptyNumberData(testRanges),
  ported: { content: buildPorted([port]), version: 'ported-1', asOf, synthetic: false, covers: readCoverage('GB:mobile') },
  dno: { ...listed, version: 'dno-1' },
  dnoText: { ...listed, version: 'dno-1' },
  irsf: { ...listed, version: 'irsf-1' },
  aitRisk: { content: risky, version: 'ait-1', asOf, synthetic: false },
  maxAgeDays: { ranges: 400, ported: 3, dno: 14, dnoText: 14, irsf: 30, aitRisk: 30 },
  leastEntries: { dno: 2, dnoText: 1, irsf: 2, aitRisk: 2 },
};

/** Queries one second before `days` + 1 whole days after the date of the sets. */
const ask = (service: ServiceCode, number: string, days: number, of = data): QueryAnswer => {
  const now = new Date(Date.parse(asOf) + (days + 1) * 86_400_000 - 1_000);
  return queryAnswerFromData(of, { service, number }, { days: 30, now });
};

test.each([
  ['dno', 14, 'dno', false],
  ['dnoText', 14, 'dnot', false],
  ['irsfCheck', 30, 'irsf', false],
  ['AITCheck', 30, 'valid', true],
] as const)('%s clears a number for %i days, and then no more; what is listed stays listed', (service, days, field, isClear) => {
  expect(ask(service, tel, days)).toMatchObject({ [field]: isClear, rc: 0 });
  const old = ask(service, tel, days + 1);
  expect(old).toMatchObject({ [field]: null, rc: 3, source: 'data', missing: 'out of date', asOf });
  expect(old.why).toMatchObject({
    rule: 'list-outdated',
    text: expect.stringMatching(/ dates from 2026-11-01, too old to clear a number; /),
  });
  expect(ask(service, '447700199999', 3_000)).toMatchObject({ [field]: !isClear });
});

test('the older of two lists is enough', () => {
  const mixed = { ...data, aitRisk: { ...data.aitRisk, asOf: '2026-01-01T00:00:00Z' } };
  expect(ask('AITCheck', tel, 1, mixed)).toMatchObject({ valid: null, irsf: false, missing: 'out of date' });
  expect(ask('AITCheck', tel, 1, mixed).why?.text).toMatch(/the list of high-risk ranges dates from 2026-01-01/);
});

test('a portal without limits, and the demo, do not age', () => {
  expect(ask('dno', tel, 3_000, { ...data, maxAgeDays: {} })).toMatchObject({ dno: false, rc: 0 });
  expect(ask('dno', uk, 3_000, { ...demo, maxAgeDays: data.maxAgeDays })).toMatchObject({ dno: false, rc: 0 });
});

test('ported numbers and ranges that are out of date answer, and say so', () => {
  expect(ask('npq', tel, 3)).not.toHaveProperty('basis.0.isOld');
  expect(ask('npq', tel, 4)).toMatchObject({ npi: 'no', rc: 0, basis: [{ set: 'ported', asOf, isOld: true }] });
  const { asOf: ofRanges } = data.rangesVersion;
  const rangesAt = (days: number) => {
    const now = new Date(Date.parse(ofRanges) + days * 86_400_000);
    return queryAnswerFromData(data, { service: 'gnr', number: tel }, { days: 30, now }).areRangesOld;
  };
  expect([rangesAt(400), rangesAt(401)]).toEqual([undefined, true]);
});

test('names every set that an answer rests on with its size, and says where a list is short', () => {
  expect(ask('AITCheck', tel, 1).basis).toEqual([
    { set: 'aitRisk', version: 'ait-1', asOf, entries: 1, isShort: true },
    { set: 'irsf', version: 'irsf-1', asOf, entries: 1, isShort: true },
  ]);
  const many = numberListOf(
    Array.from({ length: 1_000 }, (_, at) => ({ digits: String(447700100000 + at), match: 'number', reason: '', date: null })),
  );
  expect(ask('irsfCheck', tel, 1, { ...data, irsf: { ...data.irsf, content: many } }).basis).toEqual([
    { set: 'irsf', version: 'irsf-1', asOf, entries: 1_000 },
  ]);
  expect(ask('gnr', tel, 1)).not.toHaveProperty('basis');
  expect(ask('npq', tel, 1).basis).toEqual([{ set: 'ported', covers: ['GB:mobile'], version: 'ported-1', asOf, entries: 1 }]);
});
