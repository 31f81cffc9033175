/**
 * The address from which the call came that is being answered. Entries of the audit log are written at the bottom of many transactions,
 * none of which has another use for it: so it goes with the call, instead of through every function in between.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const calls = new AsyncLocalStorage<string>();

/** Empty where no call is being answered. */
export function callerAddress(): string {
  return calls.getStore() ?? '';
}

/** To be called before every other hook. */
export function keepCallerAddress(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => calls.run(request.ip, done));
  // The parser of bodies calls back from the connection, which knows of no call.
  app.addHook('preValidation', (request, _reply, done) => calls.run(request.ip, done));
}
