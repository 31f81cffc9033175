/** The OpenAPI document is as good as what is made from it: a client that a generator makes, its types, and a program that calls with it. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateSource } from 'oazapfts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsForKeys } from './test-support/calls-for-keys.ts';
import { clientProgram } from './test-support/client-program.ts';
import { publishTestDocument } from './test-support/documents.ts';
import { makeKeyFor, makeUser } from './test-support/factories.ts';
import { startTestPortal, type TestPortal } from './test-support/test-portal.ts';

const nodeModules = join(import.meta.dirname, '../../node_modules');
const compilerOptions = {
  target: 'es2024',
  module: 'nodenext',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: ['node'],
  strict: true,
  noEmit: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  erasableSyntaxOnly: true,
  skipLibCheck: true,
};

let portal: TestPortal;
let folder: string;
let document: { paths: Record<string, Record<string, { operationId: string }>> };
beforeAll(async () => {
  portal = await startTestPortal();
  document = (await portal.app.inject({ url: '/api/openapi.json' })).json();
  folder = mkdtempSync(join(tmpdir(), 'generated-client-'));
  symlinkSync(nodeModules, join(folder, 'node_modules'), 'junction');
  const files = {
    'package.json': JSON.stringify({ type: 'module' }),
    'openapi.json': JSON.stringify(document),
    'tsconfig.json': JSON.stringify({ compilerOptions, files: ['program.ts'] }),
    'program.ts': clientProgram,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'client.ts'), await generateSource(join(folder, 'openapi.json')));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await portal.stop();
});

const run = (path: string, env: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, [path], { cwd: folder, env: { PATH: process.env['PATH'], ...env }, timeout: 60_000 });

test('the program makes every call that a key may make', () => {
  const names = callsForKeys.map((call) => {
    const [method = '', path = ''] = call.split(' ');
    return document.paths[path]?.[method.toLowerCase()]?.operationId;
  });
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !clientProgram.includes(`portal.${name}(`))).toEqual([]);
});

test('the types of the client take what is right and refuse what is wrong', async () => {
  const { stdout } = await run(join(nodeModules, 'typescript/bin/tsc')).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});

test('the client makes every call', async () => {
  const user = await makeUser(portal.deps);
  const { key } = await makeKeyFor(portal, user);
  await publishTestDocument(portal, { matter: 'cic-list/snapshot' });
  const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  await expect(run('program.ts', { PORTAL_URL: address, PORTAL_KEY: key })).resolves.toMatchObject({ stderr: '' });
});
