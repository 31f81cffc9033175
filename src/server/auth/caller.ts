/**
 * Address and browser language of the current call. The audit log and sign-ins write them at the end of many transactions that have no other use for
 * them, so they travel with the call instead of through every function.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LanguageTag } from '../../shared/base/language.ts';
import { acceptedLanguage } from './accepted-language.ts';

interface Caller {
  readonly address: string;
  /** The Accept-Language header as the browser sent it. */
  readonly languages: string | undefined;
}

const calls = new AsyncLocalStorage<Caller>();

/** Returns the caller's address; empty outside a call. */
export function callerAddress(): string {
  return calls.getStore()?.address ?? '';
}

/** Returns the caller's language; undefined outside a call, or if the call names no language of the portal. */
export function callerLanguage(): LanguageTag | undefined {
  return acceptedLanguage(calls.getStore()?.languages);
}

/** Remembers the caller of each call. Must run before every other hook. */
export function keepCaller(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => calls.run(callerOf(request), done));
  // The body parser calls back from the connection, outside the context of the call.
  app.addHook('preValidation', (request, _reply, done) => calls.run(callerOf(request), done));
}

function callerOf(request: FastifyRequest): Caller {
  return { address: request.ip, languages: request.headers['accept-language'] };
}
