import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { singleQuery } from '../../shared/single-query/single-query.ts';
import { superuserLogin } from '../../shared/support-view/support-view.ts';
import {
  countryList,
  type DataSetRow,
  dataSetList,
  fieldList,
  reasonCodeList,
  userServices,
} from '../../shared/services/reference-data.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { staffTokenOf } from '../test-support/organisations.ts';
import { fileOf, importFile, listHeader, portedHeader, swapped } from '../test-support/import-files.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

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

test('the fields of answers are told all, or the one that is named', async () => {
  const named = async (query: { field?: string }) =>
    (await portal.call(fieldList, { query }, token)).body.message.map(({ name }: { name: string }) => name);
  expect(await named({})).toEqual(expect.arrayContaining(['tel', 'rc', 'cic', 'cn']));
  expect(await named({ field: 'cn' })).toEqual(['cn']);
});

test('a batch may use twelve services, of which ports needs days', async () => {
  const { message } = (await portal.call(userServices, {}, token)).body;
  expect(message).toHaveLength(12);
  expect(message).toContain('ports');
  expect(message).not.toContain('ports&days');
});

describe('The data sets', () => {
  const lists = ['usmrq', 'dno', 'irsfCheck', 'dnoText', 'AITCheck'];
  const originsOf = (rows: { set: string; origin: string }[]) => Object.fromEntries(rows.map(({ set, origin }) => [set, origin]));

  test('say which are not loaded, and which services therefore check only a part', async () => {
    const own = await startPortalForTest();
    const ownToken = await signedInToken(own.deps, await makeUser(own.deps, { permissions: 0 }));
    const ask = async () => (await own.call(dataSetList, {}, ownToken)).body;
    const before = await ask();
    expect([before.partlyChecked, before.onlyDemoLists]).toEqual([lists, []]);
    expect(originsOf(before.message)).toMatchObject({ ranges: 'built in', ported: 'not loaded', dno: 'not loaded', irsf: 'not loaded' });
    const nothing = {
      dataVersion: null,
      version: null,
      hash: null,
      rows: null,
      asOf: null,
      covers: null,
      maxAgeDays: null,
      loadedAt: null,
    };
    const untold = { loadedBy: null, source: null, sourceSha256: null };
    expect(before.message).toContainEqual({ set: 'irsf', origin: 'not loaded', ...nothing, ...untold });

    await importFile(own, 'irsf', { file: fileOf(listHeader, '4474;prefix;;') });
    await swapped(own, ({ numbers }) => numbers.irsf.version !== null);
    const { message, partlyChecked } = await ask();
    expect(partlyChecked).toEqual(['usmrq', 'dno', 'dnoText', 'AITCheck']);
    expect(message).toContainEqual({
      set: 'irsf',
      origin: 'imported',
      dataVersion: expect.stringMatching(/^irsf-1-[0-9a-f]{8}$/),
      version: 1,
      hash: expect.stringMatching(/^[0-9a-f]{8}$/),
      rows: 1,
      asOf: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
      covers: null,
      maxAgeDays: 30,
      loadedAt: expect.any(String),
      ...untold,
    });
  });

  test('tell staff from which file each was loaded and by whom, and the customers whom they look after nothing of it', async () => {
    const own = await startPortalForTest();
    const file = fileOf(listHeader, '4474;prefix;;');
    await importFile(own, 'ait', { file });
    await swapped(own, ({ numbers }) => numbers.aitRisk.version !== null);
    const seenBy = async (asker: string) => {
      const { message } = (await own.call(dataSetList, {}, asker)).body;
      return message.find(({ set }: { set: string }) => set === 'ait');
    };
    const customer = await makeUser(own.deps);
    const staff = await staffTokenOf(own);
    const sourceSha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
    expect(await seenBy(staff)).toMatchObject({ loadedBy: 'operator', source: 'import.csv', sourceSha256 });
    const view = (await own.call(superuserLogin, { body: { name: customer.email } }, staff)).body.auth_token;
    expect(await seenBy(view)).toMatchObject({ set: 'ait', loadedBy: null, source: null, sourceSha256: null });
  });

  test('have one name each, which every answer gives, with the same time', async () => {
    const own = await startPortalForTest();
    const ownToken = await signedInToken(own.deps, await makeUser(own.deps));
    await importFile(own, 'ported', { file: fileOf(portedHeader, '447400123456;;0044003;;;2026-01-01;1') });
    for (const kind of ['dno', 'irsf', 'ait'] as const) await importFile(own, kind, { file: fileOf(listHeader, '4479;prefix;;') });
    await swapped(own, ({ sets }) => sets.filter(({ origin }) => origin === 'imported').length === 4);
    const { message } = (await own.call(dataSetList, {}, ownToken)).body as { message: DataSetRow[] };
    const decides = [
      ['gnr', 'ranges'],
      ['npq', 'ported'],
      ['ported', 'ported'],
      ['dno', 'dno'],
      ['dnoText', 'ranges'],
      ['irsfCheck', 'irsf'],
      ['AITCheck', 'ait'],
    ] as const;
    for (const [service, set] of decides) {
      const { response } = (await own.call(singleQuery, { query: { phonenumber: '447400123456', service } }, ownToken)).body;
      const row = message.find((each) => each.set === set);
      expect({ service, name: response.dataVersion, asOf: response.asOf }).toEqual({ service, name: row?.dataVersion, asOf: row?.asOf });
    }
  });

  test('of the demo are made up, and check nobody', async () => {
    const demo = await startPortalForTest({ DEMO: 'true' });
    const { body } = await demo.call(dataSetList, {}, await signedInToken(demo.deps, await makeUser(demo.deps, { permissions: 0 })));
    expect([body.partlyChecked, body.onlyDemoLists]).toEqual([lists, lists]);
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
    expect(body.partlyChecked).toEqual(['usmrq', 'dno', 'dnoText', 'AITCheck']);
  });
});
