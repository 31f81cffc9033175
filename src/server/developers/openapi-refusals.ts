/** Refusals in the OpenAPI document: a response for each status, with its codes, as plain JSON and as a problem (RFC 9457). */
import * as z from 'zod';
import type { Endpoint } from '../../shared/base/endpoint.ts';
import { ErrorBody } from '../../shared/base/error-body.ts';
import { allErrorCodes, type ErrorCode, errorCodes } from '../../shared/base/error-codes.ts';
import { inEnglish } from '../../shared/base/sayings.ts';
import { AppError } from '../base/errors.ts';
import { limitHeaders, referTo } from './openapi-headers.ts';
import { problemOf, problemType } from '../http/problem.ts';

type Json = Record<string, unknown>;

const statuses = [...new Set(allErrorCodes.map((code) => errorCodes[code].status))];

/** Returns `components.responses`: one by the name of each status, and `Refusal` for any other. */
export function refusalResponses(): Record<string, Json> {
  const ofStatus = (status: number) => allErrorCodes.filter((code) => errorCodes[code].status === status);
  return {
    Refusal: { description: 'The error: a code, a sentence, and the fields concerned', content: contentOf(allErrorCodes) },
    ...Object.fromEntries(statuses.map((status) => [String(status), refusal(status, ofStatus(status))])),
  };
}

/** Lists the possible refusals of a call: those of any call of its kind, and the endpoint's own. */
export function refusalCodesOf({ access, method, query, transfer, refuses, takesIdempotencyKey }: Endpoint): readonly ErrorCode[] {
  return [
    ...(method === 'POST' || query ? (['validation_failed'] as const) : []),
    ...(access.who === 'anyone' ? [] : (['not_signed_in'] as const)),
    // A key cannot make every call, not even all of those that need no token.
    'forbidden',
    ...(method === 'POST' ? (['payload_too_large', 'unsupported_media_type'] as const) : []),
    ...(transfer === 'download' ? (['not_found', 'range_not_satisfiable'] as const) : []),
    ...(takesIdempotencyKey ? (['idempotency_key_reused'] as const) : []),
    ...(['rate_limited', 'internal_error', 'unavailable'] as const),
    ...refuses,
  ];
}

/** Returns the refusal responses of a call. */
export function refusalsOf(endpoint: Endpoint): Record<string, Json> {
  return {
    ...Object.fromEntries(
      refusalCodesOf(endpoint)
        .map((code) => errorCodes[code].status)
        .map((status) => [status, { $ref: `#/components/responses/${status}` }]),
    ),
    default: { $ref: '#/components/responses/Refusal' },
  };
}

function refusal(status: number, codes: readonly ErrorCode[]): Json {
  return {
    description: codes.map((code) => `\`${code}\`: ${errorCodes[code].about}`).join('\n\n'),
    headers: {
      ...limitHeaders,
      ...([429, 503].includes(status) && referTo('Retry-After')),
      ...(status === 401 && referTo('WWW-Authenticate')),
    },
    content: contentOf(codes),
  };
}

const requestId = '4d2c9a10-7b3e-4f58-9c61-2a7e5d90b8f3';

function contentOf(codes: readonly ErrorCode[]): Json {
  const examples = (bodyOf: (error: AppError) => unknown) =>
    Object.fromEntries(codes.map((code) => [code, { value: bodyOf(new AppError(code, inEnglish(errorCodes[code].title))) }]));
  return {
    'application/json': { schema: schemaOf(bodyWith(codes)), examples: examples((error) => error.body()) },
    [problemType]: { schema: schemaOf(problemWith(codes)), examples: examples((error) => problemOf(error, requestId)) },
  };
}

const codeOf = (codes: readonly ErrorCode[]) => z.enum(codes);
const bodyWith = (codes: readonly ErrorCode[]) => z.object({ ...ErrorBody.shape, code: codeOf(codes) });

function problemWith(codes: readonly ErrorCode[]) {
  const { message, ...further } = ErrorBody.shape;
  return z.object({
    type: z.string(),
    title: z.string(),
    status: z.literal([...new Set(codes.map((code) => errorCodes[code].status))]),
    detail: message,
    ...further,
    code: codeOf(codes),
    instance: z.optional(z.string()),
  });
}

function schemaOf(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'output' });
  return rest;
}
