/** The OpenAPI 3.1 document, made from the contract. */
import * as z from 'zod';
import type { Endpoint } from '../../shared/base/endpoint.ts';
import { permissions } from '../../shared/base/permissions.ts';
import { describeFields, describeParameter } from './openapi-descriptions.ts';
import { exampleOf, exampleOfBody } from './openapi-examples.ts';
import { describedHeaders, limitHeaders } from './openapi-headers.ts';
import { sampleReplies } from './sample-answers.ts';
import { refusalResponses, refusalsOf } from './openapi-refusals.ts';

type Json = Record<string, unknown>;

export function openApiDocument(contract: readonly Endpoint[], { title, version }: { title: string; version: string }): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of contract) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Token of a signed-in person' },
        mailServer: { type: 'http', scheme: 'bearer', description: 'INBOUND_MAIL_TOKEN of the mail server' },
        key: { type: 'http', scheme: 'bearer', bearerFormat: 'dp_…', description: 'API key of a program' },
      },
      headers: describedHeaders,
      responses: refusalResponses(),
    },
  };
}

const binary = { type: 'string', format: 'binary' };
const formOf = ({ furtherFiles = [] }: Endpoint) => ({
  type: 'object',
  properties: {
    file: { ...binary, description: 'CSV file with one number per line' },
    ...Object.fromEntries(furtherFiles.map(({ field, about }) => [field, { ...binary, description: about }])),
  },
  required: ['file'],
});
const anyFile = { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } };

const operations = new WeakMap<Endpoint, Json>();

/** Built once: the document is compared at every start, and programs request it. */
function operation(endpoint: Endpoint): Json {
  const made = operations.get(endpoint) ?? makeOperation(endpoint);
  operations.set(endpoint, made);
  return made;
}

function makeOperation(endpoint: Endpoint): Json {
  const [, , area = ''] = endpoint.path.split('/');
  return {
    operationId: `${endpoint.method.toLowerCase()} ${endpoint.path}`.replaceAll(/[^a-zA-Z]+(\w)/g, (_, letter: string) =>
      letter.toUpperCase(),
    ),
    summary: endpoint.summary,
    description: formatAccess(endpoint),
    tags: [area],
    security: securityOf(endpoint),
    // The permissions that a program needs: the security schemes of bearer tokens have no such names.
    ...(endpoint.withKey && { 'x-key-permissions': bitsOf(endpoint).map((bit) => permissions[bit]?.name) }),
    ...parametersOf(endpoint),
    ...(endpoint.transfer === 'upload' && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: formOf(endpoint) } } },
    }),
    ...(endpoint.transfer === 'mail' && { requestBody: { required: true, content: { 'message/rfc822': { schema: binary } } } }),
    ...(endpoint.body && { requestBody: bodyOf(endpoint, schemaOf(endpoint.body, 'input')) }),
    responses: {
      200: {
        description: 'OK',
        headers: limitHeaders,
        ...(endpoint.transfer === 'download' ? anyFile : replyOf(endpoint)),
      },
      ...(endpoint.transfer === 'download' && {
        206: { description: 'The part named in the Range header', ...anyFile },
        304: { description: 'The caller already has this file' },
      }),
      ...(endpoint.isVersioned && { 304: { description: 'Unchanged since the reply with the ETag in If-None-Match' } }),
      ...refusalsOf(endpoint),
    },
  };
}

function securityOf({ access, withKey }: Endpoint): Json[] {
  if (access.who === 'anyone') return [];
  if (access.who === 'mail-server') return [{ mailServer: [] }];
  return [{ bearer: [] }, ...(withKey ? [{ key: [] }] : [])];
}

const bitsOf = ({ access }: Endpoint) => (access.who === 'signed-in' ? access.bits : []);

function formatAccess({ access, withKey }: Endpoint): string {
  switch (access.who) {
    case 'anyone':
      return 'Needs no token.';
    case 'pending':
      return 'Needs the pending token of a sign-in.';
    case 'any-token':
      return 'Needs a pending or an active token.';
    case 'mail-server':
      return 'Needs the token of the mail server, if one is configured.';
    case 'support-view':
      return 'Needs the token of a support view.';
    case 'signed-in': {
      const labels = access.bits.map((bit) => `${permissions[bit]?.label} (bit ${bit})`);
      const held = access.some ? ['any permission'] : labels;
      return `Needs an active token${access.staff ? ' of staff' : ''}${held.length > 0 ? ` with ${held.join(' and ')}` : ''}${withKey ? ', or a key' : ''}.`;
    }
  }
}

/** Describes the query string, and the headers that the call accepts. */
function parametersOf({ query, method, path, transfer, withKey, takesIdempotencyKey, isVersioned }: Endpoint): { parameters?: Json[] } {
  const header = (name: string, required: boolean, rest: Json) => ({ name, in: 'header', required, ...rest });
  const parameters: Json[] = [
    ...(query ? queryParameters(`${method} ${path}`, query) : []),
    ...(method === 'POST' && transfer !== 'mail'
      ? [
          header('X-Requested-With', !withKey, {
            description: `Protects against forms of other sites${withKey ? '; not needed with a key' : ''}`,
            schema: { const: 'XMLHttpRequest' },
          }),
        ]
      : []),
    ...(takesIdempotencyKey
      ? [
          header('Idempotency-Key', false, {
            description: 'Repeated calls with the same key get the first answer and change nothing',
            schema: { type: 'string', minLength: 1, maxLength: 200 },
            example: 'nightly-2026-05-31',
          }),
        ]
      : []),
    ...(isVersioned
      ? [header('If-None-Match', false, { description: 'ETag of the reply that you already have', schema: { type: 'string' } })]
      : []),
  ];
  return parameters.length > 0 ? { parameters } : {};
}

function queryParameters(call: string, query: NonNullable<Endpoint['query']>): Json[] {
  const { properties = {}, required = [] } = schemaOf(query, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: describeParameter(call, name, schema),
    schema,
    example: exampleOf(schema, name),
  }));
}

function schemaOf(schema: NonNullable<Endpoint['body']>, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Client generators read each part by itself: without a type, it would become `any`.
    override: ({ jsonSchema: { type, allOf = [] } }) => {
      if (type) for (const part of allOf) part.type ??= type;
    },
  });
  return rest;
}

function bodyOf({ method, path }: Endpoint, schema: Json): Json {
  const described = describeFields(`${method} ${path}`, schema);
  return { required: true, content: { 'application/json': { schema: described, example: exampleOfBody(path, schema) } } };
}

/** Replies with answers have real ones as samples: a made-up one would have the fields of every service at once. */
function replyOf({ path, reply }: Endpoint): Json {
  const schema = schemaOf(reply, 'output');
  const samples = sampleReplies[path] ?? { example: exampleOf(schema) };
  return { content: { 'application/json': { schema, ...samples } } };
}
