/** Single sign-on where the provider answers the call for a token with an error: who has to do something about it is told. */
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LyingProvider, signInAt, startLyingProvider } from '../test-support/lying-provider.ts';
import { auditOf } from '../test-support/organisations.ts';
import { openToThisMachine } from '../test-support/single-sign-on.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
let provider: LyingProvider;
beforeAll(async () => {
  provider = await startLyingProvider();
  portal = await startTestPortal(openToThisMachine);
});
afterAll(async () => {
  await portal.stop();
  await provider.stop();
});

const says =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
const away = 'We cannot reach your sign-in provider. Try again in a moment';
const secretRefused = {
  status: 502,
  message: 'Your sign-in provider refused the portal’s client secret, which may have expired. Ask your IT department to renew it',
  detail: 'single sign-on: the provider does not take the client secret of the portal (invalid_client)',
};
test.each([
  ['an expired client secret', says(401, '{"error":"invalid_client","error_description":"AADSTS7000222"}'), secretRefused],
  ['the same with 400', says(400, '{"error":"invalid_client"}'), secretRefused],
  ['the same with a challenge', says(401, '{"error":"invalid_client"}', { 'www-authenticate': 'Basic realm="r"' }), secretRefused],
  ['a failure of its own', says(503, '<html>'), { status: 502, message: away }],
  ['a failure of its own, in the standard’s form', says(500, '{"error":"server_error"}'), { status: 502, message: away }],
  [
    'a code that is used up',
    says(400, '{"error":"invalid_grant"}'),
    {
      status: 400,
      message: 'The sign-in at your organisation failed. Try again',
      detail: 'single sign-on: an answer of the provider that is not accepted (invalid_grant)',
    },
  ],
] as const)('%s', async (_, answer, told: { status: number; message: string; detail?: string }) => {
  const { user, reply } = await signInAt(provider, portal, () => ({ answers: { '/token': answer } }));
  expect(reply).toMatchObject({ status: told.status, body: { message: told.message } });
  const refusals = (await auditOf(portal, user.organisationId)).filter(({ action }) => action === 'sign-in refused');
  expect(refusals.map(({ detail }) => detail)).toEqual(told.detail === undefined ? [] : [told.detail]);
});
