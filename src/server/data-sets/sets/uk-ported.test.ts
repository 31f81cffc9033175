import { afterAll, beforeAll, expect, test } from 'vitest';
import { admitted } from '../../../numbers/test-support/admitted.ts';
import { rollBack } from '../versions.ts';
import { fileOf, importFile, rangeLine, rangesHeader, swapped } from '../../test-support/import-files.ts';
import { startTestPortal, type TestPortal } from '../../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({}, { clock: () => new Date('2026-05-01T00:00:00Z') });
});
afterAll(() => portal.stop());

const header = 'tel;previousSpId;currentSpId;changeSeen;lastSeen';
const ask = async (tel: string) => portal.deps.answerers.ukported(admitted({ tel }), { customer: 1 });
const neverObserved = { npi: 'na', cic: '0044777', phdbccic: null, lastSeen: null, rc: 2 };

test('ukported answers with whom a number was observed and since when, and that nobody observed it', async () => {
  const other = rangeLine({ range: '447911', uniqueSpId: '0044778', spName: 'Other Mobile', cic: '0044778' });
  await importFile(portal, 'ranges', { file: fileOf(rangesHeader, rangeLine(), other) });
  await swapped(portal, ({ ranges }) => ranges.size === 2);
  expect(await ask('447400123456')).toMatchObject(neverObserved);
  const file = fileOf(header, '447400123457;;0044777;;2026-04-30T08:00:00Z', '447400123456;0044777;0044778;2026-01-31;2026-04-30');
  expect(await importFile(portal, 'uk-ported', { file })).toMatchObject({ status: 'loaded', rows: 2, faults: [] });
  await swapped(portal, ({ numbers }) => numbers.ukObservations.version !== null);
  const observed = { dataVersion: expect.stringMatching(/^uk-ported-1-[0-9a-f]{8}$/), asOf: '2026-06-01T00:00:00Z', rc: 0 };
  expect(await ask('447400123456')).toMatchObject({
    npi: 'yes',
    cic: '0044778',
    cn: 'Other Mobile',
    phdbpcic: '0044777',
    phdbccic: '0044778',
    changeSeen: '2026-01-31',
    lastSeen: '2026-04-30',
    ...observed,
  });
  expect(await ask('447400123457')).toMatchObject({
    npi: 'no',
    cic: '0044777',
    phdbpcic: null,
    phdbccic: '0044777',
    changeSeen: null,
    lastSeen: '2026-04-30T08:00:00Z',
    ...observed,
  });
  expect(await ask('447400123458')).toMatchObject(neverObserved);

  await rollBack(portal.deps.db, 'uk-ported');
  await swapped(portal, ({ numbers }) => numbers.ukObservations.version === null);
  expect(await ask('447400123456')).toMatchObject(neverObserved);
});

test.each([
  ['12023456789;;0044777;;2026-04-30', 'tel "12023456789" is not a number of the United Kingdom'],
  ['440740012345;;0044777;;2026-04-30', 'tel "440740012345" is not a number of the United Kingdom'],
  ['447400123456;;;;2026-04-30', 'currentSpId is empty'],
  [`447400123456;;${'1'.repeat(41)};;2026-04-30`, 'currentSpId is not text of at most 40 characters'],
  ['447400123456;0044777;0044777;2026-01-31;2026-04-30', 'previousSpId is the same as currentSpId "0044777": this is not a move'],
  ['447400123456;0044777;0044778;;2026-04-30', 'previousSpId and changeSeen belong together'],
  ['447400123456;;0044778;2026-01-31;2026-04-30', 'previousSpId and changeSeen belong together'],
  ['447400123456;0044777;0044778;2026-02-30;2026-04-30', 'changeSeen "2026-02-30" is not a date'],
  ['447400123456;;0044778;;', 'lastSeen "" is not a date'],
  ['447400123456;;0044778;;30.04.2026', 'lastSeen "30.04.2026" is not a date'],
  ['447400123456;;0044778;;2026-05-02', 'lastSeen "2026-05-02" is in the future'],
  ['447400123456;0044777;0044778;2026-04-30;2026-04-29T23:59:59Z', 'lastSeen "2026-04-29T23:59:59Z" is before changeSeen "2026-04-30"'],
  ['447400123400;;0044778;;2026-04-30', 'has the tel of line 2'],
])('a bad row is reported with its line and the reason: %s', async (line, reason) => {
  const { status, faults } = await importFile(portal, 'uk-ported', { file: fileOf(header, '447400123400;;0044777;;2026-04-30', line) });
  expect(status).toBe('refused');
  expect(faults).toEqual([expect.stringContaining(`3: ${reason}`)]);
});
