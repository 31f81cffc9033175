import { afterAll, beforeAll, expect, test } from 'vitest';
import { countryList, reasonCodeList, userServices } from '../../../shared/api/reference-data.ts';
import { makeUser, signedInToken } from '../../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../../test-support/test-portal.ts';

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
