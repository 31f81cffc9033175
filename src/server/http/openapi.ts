/** The OpenAPI 3.1 document, made from the contract. */
import * as z from 'zod';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import { ErrorBody } from '../../shared/error-body.ts';
import { permissions } from '../../shared/permissions.ts';

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
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a person who signed in' },
        key: { type: 'http', scheme: 'bearer', bearerFormat: 'dp_…', description: 'The API key of a program' },
      },
      responses: {
        Refusal: { description: 'What is wrong, in a sentence, and by field where it is one', ...json(schemaOf(ErrorBody, 'output')) },
      },
    },
  };
}

const binary = { type: 'string', format: 'binary' };
const formOf = ({ furtherFiles = [] }: Endpoint) => ({
  type: 'object',
  properties: {
    file: binary,
    ...Object.fromEntries(furtherFiles.map(({ field, about }) => [field, { ...binary, description: about }])),
  },
  required: ['file'],
});
const anyFile = { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } };

function operation(endpoint: Endpoint): Json {
  const [, , area = ''] = endpoint.path.split('/');
  return {
    operationId: `${endpoint.method.toLowerCase()} ${endpoint.path}`.replaceAll(/[^a-zA-Z]+(\w)/g, (_, letter: string) =>
      letter.toUpperCase(),
    ),
    summary: endpoint.summary,
    description: formatAccess(endpoint),
    tags: [area],
    security: endpoint.access.who === 'anyone' ? [] : [{ bearer: [] }, ...(endpoint.withKey ? [{ key: [] }] : [])],
    ...(endpoint.query && { parameters: parameters(endpoint.query) }),
    ...(endpoint.transfer === 'upload' && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: formOf(endpoint) } } },
    }),
    ...(endpoint.body && { requestBody: { required: true, ...json(schemaOf(endpoint.body, 'input')) } }),
    responses: {
      200: { description: 'OK', ...(endpoint.transfer === 'download' ? anyFile : json(schemaOf(endpoint.reply, 'output'))) },
      default: { $ref: '#/components/responses/Refusal' },
    },
  };
}

function formatAccess({ access, withKey }: Endpoint): string {
  switch (access.who) {
    case 'anyone':
      return 'Needs no token.';
    case 'pending':
      return 'Needs the pending token of a sign-in.';
    case 'any-token':
      return 'Needs a pending or an active token.';
    case 'support-view':
      return 'Needs the token of a support view.';
    case 'signed-in': {
      const labels = access.bits.map((bit) => `${permissions[bit]?.label} (bit ${bit})`);
      const held = access.some ? ['any permission'] : labels;
      return `Needs an active token${access.staff ? ' of staff' : ''}${held.length > 0 ? ` with ${held.join(' and ')}` : ''}${withKey ? ', or a key' : ''}.`;
    }
  }
}

function parameters(query: NonNullable<Endpoint['query']>): Json[] {
  const { properties = {}, required = [] } = schemaOf(query, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

function schemaOf(schema: NonNullable<Endpoint['body']>, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function json(schema: Json): Json {
  return { content: { 'application/json': { schema } } };
}
