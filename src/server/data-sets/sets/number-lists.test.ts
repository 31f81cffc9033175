import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admitted } from '../../../numbers/test-support/admitted.ts';
import type { ServiceCode } from '../../../shared/services/services.ts';
import { latestChange } from '../versions.ts';
import { fileOf, importFile, listHeader, swapped } from '../../test-support/import-files.ts';
import { startTestPortal, type TestPortal } from '../../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

/** Imports, and waits until what is asked is answered from it. */
async function load(kind: 'dno' | 'irsf' | 'ait', file: string): ReturnType<typeof importFile> {
  const outcome = await importFile(portal, kind, { file });
  const newest = await latestChange(portal.deps.db);
  await swapped(portal, ({ changeId }) => changeId === newest);
  return outcome;
}

const ask = async (tel: string, service: ServiceCode) => portal.deps.answerers[service](admitted({ tel }), { customer: 1 });

test('do not originate: a number or range is closed for calls, for texts, or for both', async () => {
  const file = fileOf(
    `${listHeader};use`,
    '447400100001;number;asked for;2026-01-31;voice',
    '447400100002;number;asked for;;text',
    '4474001001;prefix;spare;;both',
    '447400100003;number;asked for;;',
  );
  expect(await load('dno', file)).toMatchObject({ status: 'loaded', rows: 4 });
  const verdicts = async (tel: string) => [(await ask(tel, 'dno')).dno, (await ask(tel, 'dnoText')).dnot];
  expect(await verdicts('447400100001')).toEqual([true, false]);
  expect(await verdicts('447400100002')).toEqual([false, true]);
  expect(await verdicts('447400100199')).toEqual([true, true]);
  expect(await verdicts('447400100003')).toEqual([true, false]);
  expect(await verdicts('447400100004')).toEqual([false, false]);
});

test('the fraud list names numbers with the day they were seen, and ranges', async () => {
  const file = fileOf(listHeader, '447400100001;number;advertised;2026-01-31', '44740010;prefix;;');
  expect(await load('irsf', file)).toMatchObject({ status: 'loaded', rows: 2 });
  expect(await ask('447400100001', 'irsfCheck')).toMatchObject({ irsf: true, irsfDate: '2026-01-31', rc: 0 });
  expect(await ask('447400100002', 'irsfCheck')).toMatchObject({ irsf: true, irsfDate: null, rc: 4 });
});

test('inflated traffic: a listed range, and a number as the range of its own digits, is not safe to message', async () => {
  // Without a fraud list nothing is called safe.
  await load('irsf', fileOf(listHeader, '44740010;prefix;;'));
  const file = fileOf(listHeader, '44740090;prefix;bursts;2026-01-31', '447911000001;number;;');
  expect(await load('ait', file)).toMatchObject({ status: 'loaded', rows: 2 });
  expect(await ask('447400900001', 'AITCheck')).toMatchObject({ valid: false, rc: 404 });
  expect(await ask('447911000001', 'AITCheck')).toMatchObject({ valid: false, rc: 404 });
  expect(await ask('447911000002', 'AITCheck')).toMatchObject({ valid: true, rc: 0 });
});

test.each(['dno', 'irsf', 'ait'] as const)('%s: a date that is later than what the list is as of is refused', async (kind) => {
  const file = fileOf(listHeader, '447400100001;number;;2026-01-31', '447400100002;number;;2026-02-01');
  const { status, faults } = await importFile(portal, kind, { file, asOf: new Date('2026-01-31T00:00:00Z') });
  expect([status, faults]).toEqual([
    'refused',
    [expect.stringContaining('date "2026-02-01" is later than the list, which is as of 2026-01-31')],
  ]);
});

describe.each(['dno', 'irsf', 'ait'] as const)('%s: every bad row is reported with its line and the reason', (kind) => {
  test.each([
    ['447400100001;exact;;', 'match "exact" is neither number nor prefix'],
    ['44;number;;', 'digits "44" are not 3 to 15 digits'],
    ['044;prefix;;', 'digits "044" are not 1 to 15 digits'],
    ['999400100001;number;;', 'digits "999400100001" has the calling code 999, which does not exist'],
    ['999;prefix;;', 'digits "999" has the calling code 999, which does not exist'],
    ['447400100001;number;;2099-01-31', 'date "2099-01-31" is in the future: today is 20'],
    ['447400100001;number;;31.01.2026', 'date "31.01.2026" is no day'],
    [`447400100001;number;${'x'.repeat(201)};`, 'reason is not text of at most 200 characters'],
    ['447400100009;number;again;', 'has the digits of line 2'],
  ])('%s', async (line, reason) => {
    const { status, faults } = await importFile(portal, kind, { file: fileOf(listHeader, '447400100009;number;;', line) });
    expect(status).toBe('refused');
    expect(faults).toEqual([expect.stringContaining(`3: ${reason}`)]);
  });
});

test('do not originate for anything but voice, text or both is refused', async () => {
  const { faults } = await importFile(portal, 'dno', { file: fileOf(`${listHeader};use`, '447400100001;number;;;fax') });
  expect(faults).toEqual(['2: use "fax" is not voice, text or both']);
});
