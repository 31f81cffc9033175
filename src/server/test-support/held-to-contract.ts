/** Check of every reply of a test's portal against the contract, for every caller and call. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Endpoint } from '../../shared/base/endpoint.ts';
import { contract } from '../../shared/contract.ts';
import { type ErrorCode, errorCodes } from '../../shared/base/error-codes.ts';
import { refusalCodesOf } from '../developers/openapi-refusals.ts';

/** Statuses whose codes differ from call to call. */
const ownStatuses = [404, 409, 502, 504];

/** Codes that no call has to name: the request was not read to its end. */
const unread: readonly ErrorCode[] = ['request_timed_out', 'expectation_failed'];

const callOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const namedBy = new Map(contract.map((endpoint) => [callOf(endpoint), [...refusalCodesOf(endpoint), ...unread]]));
/** Filled at the first refusal of a call that names faults of its fields. */
const fieldsBy = new Map<string, ReadonlySet<string>>();

function fieldsOf(call: string): ReadonlySet<string> {
  const known = fieldsBy.get(call);
  if (known) return known;
  const endpoint = contract.find((one) => callOf(one) === call);
  const schemas = [endpoint?.query, endpoint?.body].flatMap((schema) =>
    schema ? [z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })] : [],
  );
  const further = endpoint?.furtherFiles?.map(({ field }) => field) ?? [];
  const fields = new Set([...schemas.flatMap(({ properties = {} }) => Object.keys(properties)), 'file', ...further]);
  fieldsBy.set(call, fields);
  return fields;
}

/** Returns fields that a refusal names but its call lacks: a form could show the sentence at none of its own. */
function strangeFields(call: string, payload: string): string[] {
  const { errors = {} } = JSON.parse(payload) as { errors?: Record<string, string> };
  const strange = Object.keys(errors).filter((path) => !fieldsOf(call).has(path.split('.')[0] ?? ''));
  // A refusal also names a field that was sent and does not exist.
  return strange.filter((path) => path !== '' && !errors[path]?.startsWith('There is no field'));
}

/**
 * Checks every reply of `app` from now on; must run before its first call. The returned function throws if a refusal is not named, or names a field
 * that its call lacks.
 */
export function holdToContract(app: FastifyInstance): () => void {
  const unnamed = new Set<string>();
  app.addHook('onSend', async ({ method, routeOptions: { url } }, { statusCode: status }, payload) => {
    const call = `${method} ${url}`;
    const named = namedBy.get(call);
    if (!named || status < 400) return;
    const isNamed = ownStatuses.includes(status)
      ? named.some((code) => String(payload).includes(`"code":"${code}"`))
      : named.some((code) => errorCodes[code].status === status);
    const names = typeof payload === 'string' && payload.includes('"errors":') ? strangeFields(call, payload) : [];
    if (!isNamed || names.length > 0) unnamed.add(`${call} was refused with ${status}: ${String(payload)}`);
  });
  return () => {
    if (unnamed.size > 0) throw new Error(`The contract does not name it:\n${[...unnamed].join('\n')}`);
  };
}
