/** The application as it ships; tests drive this very one. */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import packageJson from '../../package.json' with { type: 'json' };
import { contract } from '../shared/contract.ts';
import { keepCaller } from './auth/caller.ts';
import { serveBrowserFiles } from './http/browser-files.ts';
import { refuseForAwayPeople } from './demo/away-people.ts';
import type { Deps } from './deps.ts';
import { subjects } from './subjects.ts';
import { answerErrors, answerNothing, answerUnread, answerUnreadable, refuseExpectations } from './http/error-replies.ts';
import { type Draining, healthRoutes } from './monitoring/health.routes.ts';
import { serveMetrics } from './monitoring/metrics.ts';
import { watchMail } from './monitoring/mail-state.ts';
import { watchStorage, watchStorageMark } from './monitoring/storage-state.ts';
import { nameAndLogRequests } from './http/call-log.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { identify } from './http/admission.ts';
import { limitCallRate } from './http/call-rate.ts';
import { openApiDocument } from './developers/openapi.ts';
import { takeOverTraces } from './http/trace-context.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { acceptUploads } from './http/uploads.ts';

/** No call of the contract but an upload takes more than a form's worth of text. */
const bodyLimitBytes = 64 * 1024;

/** Whatever is read from the disk as the portal starts takes as long as it takes: by its default Fastify ends a start on a busy machine after 10 s. */
const pluginTimeout = 0;

export async function buildApp(deps: Deps, draining: Draining = { isDraining: false }): Promise<FastifyInstance> {
  const { config } = deps;
  const isProxy = trustedProxies(config.TRUST_PROXY);
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log,
    // Each line of a request names it once, as its response does.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ socket, headers }) => String((isProxy(socket.remoteAddress, 0) && headers['x-request-id']) || randomUUID()),
    requestIdHeader: false,
    // What stands further left in X-Forwarded-For than the proxies in front wrote was written by the caller.
    trustProxy: isProxy,
    bodyLimit: bodyLimitBytes,
    pluginTimeout,
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    // Node looks for requests that are over their time every 30 s by itself, so that some would have half as long again.
    http: { connectionsCheckingInterval: 5_000 },
    return503OnClosing: false,
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerUnread,
  });
  app.removeContentTypeParser('text/plain');
  answerErrors(app);
  keepCaller(app);
  takeOverTraces(app);
  nameAndLogRequests(app);
  refuseExpectations(app);
  await setSecurityHeaders(app);
  app.decorateRequest('session', undefined);
  app.decorateRequest('keyRefusal', undefined);
  app.addHook('onRequest', async (request) => {
    // What needs no token works while the database is away.
    if (!request.routeOptions.config.needsSession) return;
    await identify(deps.sessions, request);
  });
  await limitCallRate(app, config.RATE_LIMIT_PER_MINUTE);
  // Higher levels cost more time than the smaller answer saves: gzip 6 takes 1.5 ms for a full range search, brotli 4 takes 1.
  await app.register(compress, { zlibOptions: { level: 1 }, brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });

  // The plugin unpacks a body before whatever a route does first. What is no packed body fails at once, and nobody would hear of it while the caller is
  // being admitted: the call would never end.
  app.addHook('onRoute', ({ preParsing }) => {
    if (Array.isArray(preParsing)) preParsing.push(...preParsing.splice(0, 1));
  });

  await acceptUploads(app);
  if (config.DEMO) refuseForAwayPeople(app);

  const isStorageThere = watchStorage(deps.storage);
  const isStorageOurs = watchStorageMark(deps.db, deps.storage);
  healthRoutes(
    app,
    { db: deps.db, isStorageThere, isStorageOurs, isMailThere: watchMail(config.SMTP_URL), records: deps.queryRecords.stream },
    draining,
  );
  serveMetrics(app, {
    ...deps,
    isStorageThere,
    records: deps.queryRecords.stream,
    token: config.METRICS_TOKEN,
    version: packageJson.version,
  });
  let document: Record<string, unknown> | undefined;
  app.get(
    '/api/openapi.json',
    () => (document ??= openApiDocument(contract, { title: config.PRODUCT_NAME, version: packageJson.version })),
  );
  // A worker answers the questions about its health and nothing else.
  if (config.ROLE === 'worker') {
    app.setNotFoundHandler(answerNothing);
    return app;
  }
  for (const addCalls of subjects) addCalls(app, deps);
  await serveBrowserFiles(app, config);
  return app;
}
