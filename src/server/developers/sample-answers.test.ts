/** The samples of replies in the OpenAPI document are what the demo answers. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceCodes } from '../../shared/services/services.ts';
import { bulkQueries, singleQuery } from '../../shared/single-query/single-query.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { sampleAnswers, samplesTime } from './sample-answers.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  const now = new Date(samplesTime);
  portal = await startTestPortal({ DEMO: 'true', DEMO_NOW: samplesTime }, { clock: () => now });
  token = await signedInToken(portal.deps, await makeUser(portal.deps));
});
afterAll(() => portal.stop());

async function samplesOf({ path, method }: { path: string; method: string }) {
  const { paths } = (await portal.app.inject({ url: '/api/openapi.json' })).json();
  return paths[path][method.toLowerCase()].responses['200'].content['application/json'];
}

test.each(serviceCodes)('the sample of %s is the answer that the demo gives', async (service) => {
  const { tel, dataVersion, asOf } = sampleAnswers[service];
  const { status, body } = await portal.call(singleQuery, { query: { phonenumber: tel, service } }, token);
  expect(status).toBe(200);
  // Each release of their packages gives the built-in ranges another version and day.
  if (service === 'gnr') Object.assign(body.response, { dataVersion, asOf });
  const { examples } = await samplesOf(singleQuery);
  expect(JSON.stringify(examples[service].value, null, 2)).toBe(JSON.stringify(body, null, 2));
});

test('the single query has one sample for each service, in their order, and no other', async () => {
  const { example, examples } = await samplesOf(singleQuery);
  expect(Object.keys(examples)).toEqual(serviceCodes);
  expect(example).toBeUndefined();
});

test('the sample of many queries is the reply to the sample request', async () => {
  const { paths } = (await portal.app.inject({ url: '/api/openapi.json' })).json();
  const { numbers, services } = paths[bulkQueries.path].post.requestBody.content['application/json'].example;
  const { body } = await portal.call(bulkQueries, { body: { numbers, services } }, token);
  expect((await samplesOf(bulkQueries)).example).toEqual(body);
});
