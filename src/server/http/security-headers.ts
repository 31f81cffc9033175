/** Security headers of every reply. The content security policy is set on documents alone (browser-files.ts). */
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/** Sets the headers of helmet on every reply. They are constant, so they are read from it once: its own hooks would run eleven functions a call. */
export async function setSecurityHeaders(app: FastifyInstance): Promise<void> {
  const headers = await headersOfHelmet(app.initialConfig);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

async function headersOfHelmet({ pluginTimeout = 0 }: FastifyInstance['initialConfig']): Promise<Record<string, string>> {
  const headersOf = async (app: FastifyInstance) => {
    app.get('/', () => '');
    const { headers } = await app.inject('/');
    await app.close();
    return headers;
  };
  const plain = await headersOf(Fastify({ pluginTimeout }));
  const guarded = Fastify({ pluginTimeout });
  await guarded.register(helmet, { contentSecurityPolicy: false, referrerPolicy: { policy: 'no-referrer' } });
  return Object.fromEntries(
    Object.entries(await headersOf(guarded)).flatMap(([name, value]) => (name in plain ? [] : [[name, String(value)]])),
  );
}
