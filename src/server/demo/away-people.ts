/**
 * Addresses of the demo for which a part of the portal is away once, so that a screen shows what it does then. `docs/magic-numbers.md` tells
 * people of them. A call is refused before anything is asked or written: no record, no count and no service status knows of it.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { baseSaid } from '../../shared/base/said.ts';
import { AppError } from '../base/errors.ts';

/** More of them are forgotten, so that strangers who make up addresses cost no memory. */
const mostRemembered = 1_000;

/** Refuses the first call to each address that has one of the words of its caller's e-mail address, `away.<word>.<word>…@…`. */
export function refuseForAwayPeople(app: FastifyInstance): void {
  const refused = new Set<string>();
  app.addHook('preHandler', (request, _reply, done) => {
    const email = emailOf(request);
    const url = request.url.toLowerCase();
    const call = `${email} ${request.method} ${url}`;
    if (email === undefined || refused.has(call) || !wordsOf(email).some((word) => url.includes(word))) return done();
    if (refused.size >= mostRemembered) refused.clear();
    refused.add(call);
    throw new AppError('unavailable', baseSaid.isAwayOnce);
  });
}

/** Whoever is signed in, or the address that somebody types who is not. */
function emailOf({ session, body }: FastifyRequest): string | undefined {
  if (session) return session.email;
  // Not parsed yet: it is whatever was sent.
  const typed = (body as { email?: unknown } | null | undefined)?.email;
  return typeof typed === 'string' ? typed.trim().toLowerCase() : undefined;
}

function wordsOf(email: string): string[] {
  const [mark, ...words] = email.slice(0, email.lastIndexOf('@')).split('.');
  return mark === 'away' ? words.filter((word) => word !== '') : [];
}
