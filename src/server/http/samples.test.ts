/** The samples that the API's page shows, run as they stand there by a program with a key, against a portal that listens. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyPermission, maskOf, bits } from '../../shared/base/permissions.ts';
import { exampleValues, requestOf, type SampleValues } from '../../shared/developers/sample-request.ts';
import { sampleLanguages, type SampleLanguage } from '../../shared/developers/samples.ts';
import { makeKeyFor, makeUser } from '../test-support/factories.ts';
import { areInstalled } from '../test-support/programs.ts';
import { describedCall, runSample, sampleFolder } from '../test-support/samples.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
let address: string;
beforeAll(async () => {
  portal = await startTestPortal();
  address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => portal.stop());

const languages = sampleLanguages.filter((language) => language === 'node' || areInstalled(language === 'curl' ? 'curl' : 'python3'));

/** Runs the sample of a call as the page shows it, with what somebody typed in place of some examples. */
async function run(language: SampleLanguage, name: string, typed: Partial<SampleValues> = {}) {
  const folder = sampleFolder();
  writeFileSync(join(folder, 'numbers.csv'), '447400123456\n12025550123\n');
  const user = await makeUser(portal.deps);
  const { key } = await makeKeyFor(portal, user, { permissions: everyPermission - maskOf([bits.user_management]) });
  const call = describedCall(name);
  const shown = exampleValues(call);
  const values = { ...shown, ...typed, query: { ...shown.query, ...typed.query } };
  const { stdout } = await runSample(folder, language, { request: requestOf(call, address, values), key });
  return { folder, user, stdout };
}

describe.each(languages)('a sample in %s', (language) => {
  test('reads with a query', async () => {
    const { stdout } = await run(language, 'GET /api/gnr-search/range-search', { query: { range: '4474', limit: '3' } });
    const { response } = JSON.parse(stdout) as { response: { elements: { range: string }[] } };
    expect(response.elements).toHaveLength(3);
    for (const { range } of response.elements) expect(range).toMatch(/^4474/);
  });

  test('asks in JSON', async () => {
    const body = { numbers: ['447400123456', '12025550123'], services: ['gnr', 'dno'] };
    const { stdout } = await run(language, 'POST /api/test-diagnostics/queries', { body });
    const { response } = JSON.parse(stdout) as { response: { tel: string; service: string }[] };
    expect(response.map(({ tel, service }) => `${tel} ${service}`)).toEqual([
      '447400123456 gnr',
      '447400123456 dno',
      '12025550123 gnr',
      '12025550123 dno',
    ]);
  });

  test('sends a file', async () => {
    const { stdout, user } = await run(language, 'POST /api/batchquery/batch_query', { query: { service: ['npq', 'dno'] } });
    const { id } = JSON.parse(stdout) as { id: string };
    const batches = await portal.deps.db
      .selectFrom('batches')
      .where('organisation_id', '=', user.organisationId)
      .select(['id', 'file_name', 'records'])
      .execute();
    expect(batches).toMatchObject([{ id, file_name: 'numbers.csv', records: 2 }]);
  });

  test('fetches a file', async () => {
    const { folder } = await run(language, 'GET /api/gnr-search/range-export', { query: { range: '4474' } });
    const [head, first] = readFileSync(join(folder, 'range-export.csv'), 'utf8').split('\r\n');
    expect(head?.split(';')).toContain('spName');
    expect(first).toMatch(/4474/);
  });

  test('ends with an error that has the status or the sentence of the refusal', async () => {
    const refused = run(language, 'GET /api/gnr-search/number-lookup', { query: { phonenumber: '12' } });
    await expect(refused).rejects.toMatchObject({ code: expect.any(Number) });
    await expect(refused).rejects.toSatisfy(
      (error: { stdout: string; stderr: string }) => /400/.test(error.stderr) && /"message":/.test(`${error.stdout}${error.stderr}`),
    );
  });
});
