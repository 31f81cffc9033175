/**
 * From which address the call came that is being answered, and in which language its browser reads. The audit log and a sign-in write them at
 * the bottom of many transactions, none of which has another use for them: so they go with the call, instead of through every function in between.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LanguageTag } from '../../shared/base/language.ts';
import { acceptedLanguage } from './accepted-language.ts';

interface Caller {
  readonly address: string;
  /** As the browser sent it. */
  readonly languages: string | undefined;
}

const calls = new AsyncLocalStorage<Caller>();

/** Empty where no call is being answered. */
export function callerAddress(): string {
  return calls.getStore()?.address ?? '';
}

/** Undefined where no call is being answered, or it names no language of the portal. */
export function callerLanguage(): LanguageTag | undefined {
  return acceptedLanguage(calls.getStore()?.languages);
}

/** To be called before every other hook. */
export function keepCaller(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => calls.run(callerOf(request), done));
  // The parser of bodies calls back from the connection, which knows of no call.
  app.addHook('preValidation', (request, _reply, done) => calls.run(callerOf(request), done));
}

function callerOf(request: FastifyRequest): Caller {
  return { address: request.ip, languages: request.headers['accept-language'] };
}
