/** The built browser application: hashed assets for ever, the one HTML document for every address that is a screen. */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasRoute } from '../../shared/routes.ts';
import type { Config } from '../config/config.ts';
import { contentSecurityPolicy, humanCheckPolicy, humanCheckScreen } from './content-security-policy.ts';
import { answerNotFound } from './error-replies.ts';

const builtFiles = join(import.meta.dirname, '../../../dist/web');

export async function serveBrowserFiles(app: FastifyInstance, config: Config): Promise<void> {
  const strictPolicy = contentSecurityPolicy(config);
  const relaxedPolicy = humanCheckPolicy(config) ?? strictPolicy;
  await app.register(fastifyStatic, {
    root: builtFiles,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      void response.header('cache-control', cacheControl(path, relaxedPolicy !== strictPolicy));
      if (path.endsWith('.html') && !response.hasHeader('content-security-policy'))
        void response.header('content-security-policy', strictPolicy);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (!takesPage(request)) return answerNotFound(request, reply);
    const path = pathOf(request);
    const policy = path === humanCheckScreen ? relaxedPolicy : strictPolicy;
    return reply
      .status(hasRoute(path) ? 200 : 404)
      .header('content-security-policy', policy)
      .sendFile('index.html');
  });
}

/** A document that may have run a foreign script must not come back from the browser's memory beside a token. */
function cacheControl(path: string, isForeignScriptAllowed: boolean): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return isForeignScriptAllowed ? 'no-store' : 'no-cache';
}

/** Monitors and `curl` name no type, or any: only who wants JSON and no page gets none. */
function takesPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const accept = request.headers.accept ?? '';
  const wantsJson = accept.includes('application/json') && !accept.includes('text/html');
  return ['GET', 'HEAD'].includes(request.method) && !wantsJson && !path.startsWith('/api/') && !path.startsWith('/assets/');
}

function pathOf({ url }: FastifyRequest): string {
  return url.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
}
