import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../shared/api/contract.ts';
import { callsForKeys } from '../test-support/access-table.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

async function readDocument() {
  return (await portal.app.inject({ url: '/api/openapi.json' })).json();
}

test('the OpenAPI document is valid OpenAPI 3.1', async () => {
  const document = await readDocument();
  const { valid, errors } = await new Validator().validate(document);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(document.openapi).toBe('3.1.0');
});

test('it describes every endpoint of the contract, with its query and who may call it', async () => {
  const { paths } = await readDocument();
  for (const { method, path, summary, access } of contract) {
    const operation = paths[path]?.[method.toLowerCase()];
    expect(operation?.summary, path).toBe(summary);
    const schemes = [{ bearer: [] }, ...(callsForKeys.includes(`${method} ${path}`) ? [{ key: [] }] : [])];
    expect(operation.security, path).toEqual(access.who === 'anyone' ? [] : schemes);
  }
  const names = paths['/api/test-diagnostics/single-query'].get.parameters.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['phonenumber', 'service', 'days']);
});

test('operation ids are unique', async () => {
  const { paths } = await readDocument();
  const ids = Object.values<Record<string, { operationId: string }>>(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
