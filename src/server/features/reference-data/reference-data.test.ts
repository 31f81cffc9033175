import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countryList, dataSetList, reasonCodeList, userServices } from '../../../shared/api/reference-data.ts';
import { makeUser, signedInToken } from '../../test-support/factories.ts';
import { fileOf, importFile, listHeader, swapped } from '../../test-support/import-files.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../../test-support/test-portal.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await startTestPortal();
  token = await signedInToken(portal.deps, await makeUser(portal.deps, { permissions: 0 }));
});
afterAll(() => portal.stop());

test('the country list has countries only, by name, without the global codes', async () => {
  const { elements } = (await portal.call(countryList, {}, token)).body;
  expect(elements.length).toBeGreaterThan(240);
  expect(elements).toContainEqual({ name: 'Kosovo', isoAlpha2: 'XK' });
  const names = elements.map(({ name }: { name: string }) => name);
  expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'en')));
  expect(elements.every(({ isoAlpha2 }: { isoAlpha2: string }) => /^[A-Z]{2}$/.test(isoAlpha2))).toBe(true);
});

test('the reason codes have a description each', async () => {
  const { message } = (await portal.call(reasonCodeList, {}, token)).body;
  expect(message[0]).toEqual({ reasonCode: 0, description: expect.any(String) });
  expect(message.every(({ description }: { description: string }) => description.length > 10)).toBe(true);
});

test('a batch may use twelve services, of which ports needs days', async () => {
  const { message } = (await portal.call(userServices, {}, token)).body;
  expect(message).toHaveLength(12);
  expect(message).toContain('ports');
  expect(message).not.toContain('ports&days');
});

describe('The data sets', () => {
  const lists = ['dno', 'irsfCheck', 'dnoText', 'AITCheck'];
  const originsOf = (rows: { dataSet: string; origin: string }[]) =>
    Object.fromEntries(rows.map(({ dataSet, origin }) => [dataSet, origin]));

  test('say which are not loaded, and which services therefore check only a part', async () => {
    const own = await startPortalForTest();
    const ownToken = await signedInToken(own.deps, await makeUser(own.deps, { permissions: 0 }));
    const ask = async () => (await own.call(dataSetList, {}, ownToken)).body;
    const before = await ask();
    expect(before.partlyChecked).toEqual(lists);
    expect(originsOf(before.message)).toMatchObject({ ranges: 'built in', ported: 'not loaded', dno: 'not loaded', irsf: 'not loaded' });
    expect(before.message).toContainEqual({ dataSet: 'irsf', origin: 'not loaded', dataVersion: null, asOf: null });

    await importFile(own, 'irsf', { file: fileOf(listHeader, '4474;prefix;;') });
    await swapped(own, ({ numbers }) => numbers.irsf.version !== null);
    const { message, partlyChecked } = await ask();
    expect(partlyChecked).toEqual(['dno', 'dnoText', 'AITCheck']);
    const { version } = own.deps.dataSets.current().numbers.irsf;
    expect(message).toContainEqual({ dataSet: 'irsf', origin: 'imported', dataVersion: version, asOf: '2026-06-01T00:00:00Z' });
  });

  test('of the demo are made up, and check nobody', async () => {
    const demo = await startPortalForTest({ DEMO: 'true' });
    const { body } = await demo.call(dataSetList, {}, await signedInToken(demo.deps, await makeUser(demo.deps, { permissions: 0 })));
    expect(body.partlyChecked).toEqual(lists);
    expect(originsOf(body.message)).toMatchObject({
      ranges: 'built in',
      ported: 'made up',
      dno: 'made up',
      irsf: 'made up',
      ait: 'made up',
    });
  });

  test('do not matter to a service that somebody else answers', async () => {
    const SERVICES_CONFIG = fileOf(JSON.stringify({ irsfCheck: { kind: 'http', url: 'https://provider.example/{number}' } }));
    const own = await startPortalForTest({ SERVICES_CONFIG });
    const { body } = await own.call(dataSetList, {}, await signedInToken(own.deps, await makeUser(own.deps, { permissions: 0 })));
    expect(body.partlyChecked).toEqual(['dno', 'dnoText', 'AITCheck']);
  });
});
