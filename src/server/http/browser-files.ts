/** The built browser application: hashed assets for ever, the one HTML document for every address that is a screen. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasRoute } from '../../shared/base/routes.ts';
import type { Config } from '../config/config.ts';
import { brandedPage, hashOf, serveBrandFiles } from './brand-files.ts';
import { contentSecurityPolicy, humanCheckPolicy, humanCheckScreen } from './content-security-policy.ts';
import { answerNotFound } from './error-replies.ts';

const builtFiles = join(import.meta.dirname, '../../../dist/web');

export async function serveBrowserFiles(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(fastifyStatic, {
    root: builtFiles,
    wildcard: false,
    index: false,
    cacheControl: false,
    // The build puts a compressed file beside each script and style sheet.
    preCompressed: true,
    globIgnore: ['index.html', '**/*.{br,gz}'],
    setHeaders: (response, path) => void response.header('cache-control', cacheOf(path)),
  });
  serveBrandFiles(app, config);
  const page = brandedPage(readFileSync(join(builtFiles, 'index.html'), 'utf8'), config);
  const send = pageSender(page, config);
  app.get('/index.html', (request, reply) => send(request, reply));
  app.setNotFoundHandler((request, reply) => {
    if (!takesPage(request)) return answerNotFound(request, reply);
    return send(request, reply.status(hasRoute(pathOf(request)) ? 200 : 404));
  });
}

function cacheOf(path: string): string {
  return path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Sends the one page with the policy of its address. */
function pageSender(page: string, config: Config): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const strictPolicy = contentSecurityPolicy(config);
  const relaxedPolicy = humanCheckPolicy(config) ?? strictPolicy;
  const etag = `W/"${hashOf(page)}"`;
  // A document that may have run a foreign script must not come back from the browser's memory beside a token.
  const cacheControl = relaxedPolicy === strictPolicy ? 'no-cache' : 'no-store';
  return (request, reply) => {
    const policy = pathOf(request) === humanCheckScreen ? relaxedPolicy : strictPolicy;
    void reply.header('content-security-policy', policy).header('cache-control', cacheControl).header('etag', etag);
    if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('text/html; charset=utf-8').send(page);
  };
}

/** Monitors and `curl` name no type, or any: only who wants JSON and no page gets none. */
function takesPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const accept = request.headers.accept ?? '';
  const wantsJson = /application\/(problem\+)?json/.test(accept) && !accept.includes('text/html');
  return ['GET', 'HEAD'].includes(request.method) && !wantsJson && !path.startsWith('/api/') && !path.startsWith('/assets/');
}

function pathOf({ url }: FastifyRequest): string {
  return url.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
}
