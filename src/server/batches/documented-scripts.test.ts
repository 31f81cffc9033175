/** The scripts that docs/api.md gives to programs, run as they stand there against a portal that listens. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { bits, maskOf } from '../../shared/base/permissions.ts';
import { makeKeyFor, makeUser } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8');
const section = /^### A nightly batch$([^]*?)^## /m.exec(page)?.[1] ?? '';
const scriptIn = (language: string) => new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'm').exec(section)?.[1] ?? '';

let portal: TestPortal;
let address: string;
beforeAll(async () => {
  portal = await startTestPortal();
  address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => portal.stop());

const numbers = ['447400123456', '12025550123', '446000000000'];

/** Runs the script in a folder with the file; with which key says the caller. */
async function makeRun(name: string, text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nightly-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'numbers.csv'), `${numbers.join('\n')}\n`);
  const user = await makeUser(portal.deps);
  const { key } = await makeKeyFor(portal, user, { permissions: 520 });
  const run = (PORTAL_KEY = key) => {
    const env = {
      PATH: process.env['PATH'],
      PORTAL_URL: address,
      PORTAL_EMAIL: user.email.replace('@', '+nightly@'),
      PORTAL_KEY,
      POLL_SECONDS: '0.1',
    };
    return promisify(execFile)(name.endsWith('.sh') ? 'sh' : process.execPath, [name], { cwd: folder, env, timeout: 50_000 });
  };
  return { folder, user, run };
}

test.each([
  ['nightly.sh', scriptIn('sh')],
  ['nightly.mjs', scriptIn('js')],
])('%s goes from a key to the result files, once a day however often it runs', async (name, text) => {
  const { folder, user, run } = await makeRun(name, text);
  for (const time of ['first', 'second']) {
    await run();
    const results = readdirSync(folder).filter((file) => /^numbers_\w+\.csv$/.test(file));
    expect(new Set(results.map((file) => file.split('_')[1])), time).toEqual(new Set(['dno', 'npq']));
    for (const file of results) {
      const lines = readFileSync(join(folder, file), 'utf8').trim().split('\r\n').slice(1);
      expect(lines.map((line) => line.split(';')[0])).toEqual(numbers);
      rmSync(join(folder, file));
    }
  }
  const batches = await portal.deps.db.selectFrom('batches').where('organisation_id', '=', user.organisationId).select('id').execute();
  expect(batches).toHaveLength(1);
});

test.each([
  ['nightly.sh', scriptIn('sh')],
  ['nightly.mjs', scriptIn('js')],
])('%s ends with an error that says why, where its key is not taken', async (name, text) => {
  const { folder, run } = await makeRun(name, text);
  await expect(run(`dp_${'A'.repeat(59)}`)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('This is not a whole API key'),
  });
  expect(readdirSync(folder).filter((file) => file.startsWith('numbers_'))).toEqual([]);
});

test('the scripts are as short as the page promises to keep them, and name the permissions of their key', () => {
  const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;
  expect(linesOf(scriptIn('sh'))).toBeLessThanOrEqual(15);
  expect(linesOf(scriptIn('js'))).toBeLessThanOrEqual(30);
  expect(section).toContain(`(\`permissions\` ${maskOf([bits.test_and_diagnostics, bits.batch_query])})`);
});
