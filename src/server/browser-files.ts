/** The built browser application: hashed assets for ever, the one HTML document for every address that is a screen. */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './error-replies.ts';

const builtFiles = join(import.meta.dirname, '../../dist/web');

export async function serveBrowserFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: builtFiles,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      void response.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => (isScreen(request) ? sendDocument(reply) : answerNotFound(request, reply)));
}

function isScreen(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?');
  const isDocument = request.headers.accept?.includes('text/html') ?? false;
  return ['GET', 'HEAD'].includes(request.method) && isDocument && !path.startsWith('/api/') && !path.startsWith('/assets/');
}

function sendDocument(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-cache').sendFile('index.html');
}
