/** The contract is held to its word by every reply of a test's portal, whoever asked and in whatever way. */
import type { FastifyInstance } from 'fastify';
import { contract } from '../../shared/contract.ts';
import { type ErrorCode, errorCodes } from '../../shared/base/error-codes.ts';
import { refusalCodesOf } from '../http/openapi-refusals.ts';

/** Statuses whose codes differ from call to call. */
const ownStatuses = [404, 409, 502, 504];

/** Of what no call has to name: the request was not read to its end. */
const unread: readonly ErrorCode[] = ['request_timed_out', 'expectation_failed'];

const namedBy = new Map(contract.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, [...refusalCodesOf(endpoint), ...unread]]));

/** Looks at all that `app` answers from now on, before its first call. What it answers throws where a refusal is not named. */
export function holdToContract(app: FastifyInstance): () => void {
  const unnamed = new Set<string>();
  app.addHook('onSend', async ({ method, routeOptions: { url } }, { statusCode: status }, payload) => {
    const call = `${method} ${url}`;
    const named = namedBy.get(call);
    if (!named || status < 400) return;
    const isNamed = ownStatuses.includes(status)
      ? named.some((code) => String(payload).includes(`"code":"${code}"`))
      : named.some((code) => errorCodes[code].status === status);
    if (!isNamed) unnamed.add(`${call} was refused with ${status}: ${String(payload)}`);
  });
  return () => {
    if (unnamed.size > 0) throw new Error(`The contract does not name it:\n${[...unnamed].join('\n')}`);
  };
}
