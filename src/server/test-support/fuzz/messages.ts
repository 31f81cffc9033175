/** Messages of the Model Context Protocol, which the OpenAPI document does not describe: `POST /mcp`, as often as a handful of calls. */
import { tools } from '../../developers/tools.ts';
import type { DescribedCall, Schema } from './calls.ts';

export const mcpPath = '/mcp';

const text: Schema = { type: 'string' };

/** Arguments of all tools together: those that a tool does not take are faults for it. */
const given: Schema = {
  type: 'object',
  properties: {
    phonenumber: text,
    range: text,
    operator: text,
    country: text,
    service: text,
    id: text,
    days: { anyOf: [{ type: 'integer' }, text] },
    services: { type: 'array', items: text },
  },
  required: ['phonenumber'],
};

const message: Schema = {
  type: 'object',
  properties: {
    jsonrpc: { const: '2.0' },
    id: { anyOf: [{ type: 'integer' }, text] },
    method: { enum: ['tools/call', 'tools/call', 'tools/list', 'initialize', 'ping', 'notifications/initialized', 'resources/list'] },
    params: {
      type: 'object',
      properties: { name: { enum: tools.map(({ listed }) => listed.name) }, arguments: given },
      required: ['name', 'arguments'],
    },
  },
  required: ['jsonrpc', 'id', 'method', 'params'],
};

/** Reply of the protocol itself to invalid messages. */
export const protocolError: Schema = {
  type: 'object',
  properties: {
    jsonrpc: { const: '2.0' },
    error: { type: 'object', properties: { code: { type: 'integer' }, message: text }, required: ['code', 'message'] },
  },
  required: ['jsonrpc', 'error'],
};

const answered: Schema = { type: ['object', 'array'] };

const described: DescribedCall = {
  method: 'POST',
  path: mcpPath,
  operation: {
    headers: { accept: 'application/json, text/event-stream' },
    requestBody: { content: { 'application/json': { schema: { anyOf: [message, message, { type: 'array', items: message }] } } } },
    responses: {
      200: { content: { 'application/json': { schema: answered } } },
      ...Object.fromEntries([202, 400, 401, 403, 405, 406, 413, 415, 429].map((status) => [status, {}])),
    },
  },
};

export const describedMessages: readonly DescribedCall[] = Array.from({ length: 6 }, () => described);
