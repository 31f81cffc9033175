import { afterAll, beforeAll, expect, test } from 'vitest';
import { admitted } from '../../../numbers/test-support/admitted.ts';
import { rollBack } from '../versions.ts';
import { fileOf, importFile, swapped } from '../../test-support/import-files.ts';
import { startTestPortal, type TestPortal } from '../../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const header = 'tel;acic;acn';
const ask = async (tel: string) => portal.deps.answerers.usmrq(admitted({ tel }), { customer: 1 });

test('usmrq answers who receives the messages of a number, and without a registry that this is not known', async () => {
  const notAsked = { rc: 3, source: 'ranges only', missing: 'not loaded' };
  const before = await ask('12023456789');
  expect(before).toMatchObject(notAsked);
  expect(before).not.toHaveProperty('acic');
  const file = fileOf(header, '12023456790;77;', '12023456789;0990090;Example Texting');
  expect(await importFile(portal, 'overrides', { file })).toMatchObject({ status: 'loaded', rows: 2, faults: [] });
  await swapped(portal, ({ numbers }) => numbers.overrides.version !== null);
  const registry = { dataVersion: expect.stringMatching(/^overrides-1-[0-9a-f]{8}$/), asOf: '2026-06-01T00:00:00Z' };
  expect(await ask('12023456789')).toMatchObject({ acic: '0990090', acn: 'Example Texting', rc: 0, ...registry });
  // A name that nobody gave is not known, and never an empty text.
  expect(await ask('12023456790')).toMatchObject({ acic: '77', acn: null, rc: 0 });
  expect(await ask('12023456791')).toMatchObject({ acic: null, acn: null, rc: 0, ...registry });
  expect(await ask('447400123456')).toMatchObject({ cc: 'GB', rc: 106 });

  await rollBack(portal.deps.db, 'overrides');
  await swapped(portal, ({ numbers }) => numbers.overrides.version === null);
  expect(await ask('12023456789')).toMatchObject(notAsked);
});

test.each([
  ['447400123456;77;Text', 'tel "447400123456" is not a number of the US or Canada'],
  ['1202345678;77;Text', 'tel "1202345678" is not a number of the US or Canada'],
  ['+12023456789;77;Text', 'tel "+12023456789" is not a number of the US or Canada'],
  ['12023456789;;Text', 'acic "" is not 1 to 8 digits'],
  ['12023456789;123456789;Text', 'acic "123456789" is not 1 to 8 digits'],
  ['12023456789;A1;Text', 'acic "A1" is not 1 to 8 digits'],
  [`12023456789;77;${'x'.repeat(201)}`, 'acn is not text of at most 200 characters'],
  ['12023456700;78;Text', 'has the tel of line 2'],
])('a bad row is reported with its line and the reason: %s', async (line, reason) => {
  const { status, faults } = await importFile(portal, 'overrides', { file: fileOf(header, '12023456700;77;Text', line) });
  expect(status).toBe('refused');
  expect(faults).toEqual([expect.stringContaining(`3: ${reason}`)]);
});
