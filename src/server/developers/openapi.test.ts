import Ajv from 'ajv/dist/2020.js';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../shared/contract.ts';
import { callsForKeys } from '../test-support/calls-for-keys.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
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
    expect(operation.security, path).toEqual(
      path === '/api/support/inbound-mail' ? [{ mailServer: [] }] : access.who === 'anyone' ? [] : schemes,
    );
  }
  const names = namesOf(paths['/api/test-diagnostics/single-query'].get, 'query');
  expect(names).toEqual(['phonenumber', 'service', 'country', 'strict', 'days']);
});

test('operation ids are unique', async () => {
  const { paths } = await readDocument();
  const ids = Object.values<Record<string, { operationId: string }>>(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

interface Parameter {
  name: string;
  in: 'query' | 'header';
  required: boolean;
  schema: object;
  description?: string;
  example?: unknown;
}
interface Media {
  schema: object;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

const namesOf = ({ parameters = [] }: Operation, place: Parameter['in']) =>
  parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);

async function operations(): Promise<{ call: string; operation: Operation }[]> {
  const { paths } = await readDocument();
  return Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  );
}

test('it names the headers that calls take', async () => {
  const all = await operations();
  const taking = (header: string) => all.filter(({ operation }) => namesOf(operation, 'header').includes(header)).map(({ call }) => call);
  expect(taking('Idempotency-Key').toSorted()).toEqual([
    'GET /api/test-diagnostics/single-query',
    'POST /api/authentication/register',
    'POST /api/batchquery/batch_query',
    'POST /api/batchquery/batch_rerun',
    'POST /api/support/ticket',
    'POST /api/support/ticketAnswer',
    'POST /api/support/ticketMessage',
    'POST /api/support/ticketNote',
    'POST /api/utils/organisations',
  ]);
  expect(taking('If-None-Match')).toEqual(['GET /api/batchquery/batch_results']);
  expect(taking('X-Requested-With').toSorted()).toEqual(
    all
      .map(({ call }) => call)
      // A mail server sends a mail as it is, with its own token.
      .filter((call) => call.startsWith('POST') && call !== 'POST /api/support/inbound-mail')
      .toSorted(),
  );
  const { operation: query } = all.find(({ call }) => call === 'POST /api/batchquery/batch_query')!;
  const { operation: login } = all.find(({ call }) => call === 'POST /api/authentication/login')!;
  const required = ({ parameters = [] }: Operation) => parameters.find(({ name }) => name === 'X-Requested-With')?.required;
  expect([required(query), required(login)]).toEqual([false, true]);
});

test('every parameter has a description', async () => {
  const without = (await operations()).flatMap(({ call, operation: { parameters = [] } }) =>
    parameters.filter(({ description = '' }) => description.trim() === '').map(({ name }) => `${call}: ${name}`),
  );
  expect(without).toEqual([]);
});

test('it names how a call can end, and when to come back', async () => {
  const all = new Map((await operations()).map(({ call, operation }) => [call, Object.keys(operation.responses)]));
  expect(all.get('GET /api/config')).toEqual(['200', '403', '429', '500', '503', 'default']);
  expect(all.get('GET /api/batchquery/batch_results')).toEqual(['200', '304', '400', '401', '403', '429', '500', '503', 'default']);
  expect(all.get('GET /api/downloads/downloadfile')).toEqual('200 206 304 400 401 403 404 416 429 500 503 default'.split(' '));
  expect(all.get('POST /api/keys/rotate')).toEqual('200 400 401 403 404 409 413 415 429 500 503 default'.split(' '));
  const { components } = await readDocument();
  for (const status of [429, 503]) expect(components.responses[status].headers).toHaveProperty('Retry-After');
  expect(components.responses[401].headers).toHaveProperty('WWW-Authenticate');
});

test('every call has examples that its schemas take', async () => {
  const ajv = new Ajv.default({ strict: false, validateFormats: false });
  const faults: string[] = [];
  for (const { call, operation } of await operations()) {
    const { parameters = [], requestBody, responses } = operation;
    const shown = [
      ...parameters.filter(({ in: place }) => place === 'query').map(({ name, schema, example }) => ({ what: name, schema, example })),
      ...Object.entries({ ...requestBody?.content, ...responses['200']?.content })
        .filter(([type]) => type === 'application/json')
        .flatMap(([what, { schema, example, examples }]) =>
          (examples ? Object.values(examples).map(({ value }) => value) : [example]).map((one) => ({ what, schema, example: one })),
        ),
    ];
    for (const { what, schema, example } of shown)
      if (example === undefined || !ajv.validate(schema, example))
        faults.push(`${call}, ${what}: ${JSON.stringify(example)} ${ajv.errorsText()}`);
  }
  expect(faults).toEqual([]);
  for (const { method, path, body } of contract) {
    const { paths } = await readDocument();
    const example = paths[path][method.toLowerCase()].requestBody?.content['application/json']?.example;
    if (body) expect(body.safeParse(example).error?.issues ?? [], `${method} ${path}`).toEqual([]);
  }
});

test('a call that is made as its example shows ends in one of the ways that are named, and is understood', async () => {
  const staff = portal.deps.config.PLATFORM_ACCOUNT_ID;
  const faults: string[] = [];
  for (const { call, operation } of await operations()) {
    if (operation.requestBody?.content['multipart/form-data']) continue;
    const token = await signedInToken(portal.deps, await makeUser(portal.deps, { organisationId: staff }));
    const [method = '', path = ''] = call.split(' ');
    const given = (place: Parameter['in']) =>
      Object.fromEntries(
        (operation.parameters ?? []).flatMap(({ name, in: where, required, schema, example }) =>
          where === place && required ? [[name, String(example ?? (schema as { const?: unknown }).const)]] : [],
        ),
      );
    const response = await portal.app.inject({
      method: method as 'GET' | 'POST',
      url: path,
      query: given('query'),
      headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest', ...given('header') },
      payload: (operation.requestBody?.content['application/json']?.example ?? '') as object,
    });
    const { statusCode: status } = response;
    if (status >= 500 || !(status in operation.responses)) faults.push(`${call}: ${status} ${response.body.slice(0, 300)}`);
  }
  expect(faults).toEqual([]);
});
