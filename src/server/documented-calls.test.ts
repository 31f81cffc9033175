/** Every reading call of docs/api.md, run exactly as printed against a listening portal. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { rowsOfBatch, sendBatch } from './test-support/batches.ts';
import { publishTestDocument } from './test-support/documents.ts';
import { makeKeyFor, makeUser, signedInToken } from './test-support/factories.ts';
import { startTestPortal, type TestPortal } from './test-support/test-portal.ts';
import { ticketCalls } from './test-support/tickets.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8');

/** The names that a block defines for its lines, and the lines that only read. */
interface Reading {
  readonly names: readonly string[];
  readonly calls: readonly string[];
}

/** Whole scripts have their own test. */
const blocks = [...page.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, text = '']) => text).filter((text) => !text.startsWith('#!'));
const readings = blocks.map(readingOf).filter(({ calls }) => calls.length > 0);

function readingOf(block: string): Reading {
  const lines = block.replaceAll('\\\n', ' ').split('\n');
  return {
    names: lines.filter((line) => /^\w+\(\) \{/.test(line)),
    calls: lines.filter((line) => /^(?:curl |report |list |code=)/.test(line) && !/ -[dF] /.test(line)),
  };
}

let portal: TestPortal;
let environment: Record<string, string | undefined>;
/** Made-up values of the page, and the real ones. */
let places: readonly (readonly [string, string])[];
beforeAll(async () => {
  portal = await startTestPortal();
  const base = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { deps } = portal;
  const staff = await makeUser(deps, { organisationId: deps.config.PLATFORM_ACCOUNT_ID });
  const token = await signedInToken(deps, staff);
  const { key } = await makeKeyFor(portal, staff);
  environment = { PATH: process.env['PATH'], base, token, key };
  const { id } = (await sendBatch(portal, token, { content: ['447400123456'] })).body;
  const result = await vi.waitFor(async () => {
    const [row] = await rowsOfBatch(portal, token, id);
    if (row?.status !== 'done') throw new Error(`The batch is ${row?.status}`);
    return row;
  }, 50_000);
  const { ticketId } = (await ticketCalls(() => portal).send(token)).body;
  await publishTestDocument(portal, { matter: 'cic-list/snapshot' });
  places = [
    ['T-7KQ4-M2PX', ticketId],
    ['2b1f3f5e-58a7-4c3e-9f0e-3f3d8a0f6a11', id],
    ['numbers_npq_0a1b2c3d.csv', result.Filename ?? ''],
    ['account=1001', `account=${staff.organisationId}`],
  ];
});
afterAll(() => portal.stop());

test('the page has calls that read', () => {
  expect(readings.flatMap(({ calls }) => calls).length).toBeGreaterThanOrEqual(30);
});

test.each(readings)('answered with what is asked for: %#, from $calls.0', async ({ names, calls }) => {
  const folder = mkdtempSync(join(tmpdir(), 'documented-calls-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = ['set -eu', 'curl() { command curl --fail-with-body "$@"; }', ...names, ...calls].join('\n');
  const run = places.reduce((text, [madeUp, there]) => text.replaceAll(madeUp, there), script);
  await expect(promisify(execFile)('bash', ['-c', run], { cwd: folder, env: environment, timeout: 50_000 })).resolves.toBeDefined();
});
