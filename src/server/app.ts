/** The application as it ships; tests drive this very one. The list of features is the list of what the server does. */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import packageJson from '../../package.json' with { type: 'json' };
import { logout } from '../shared/sign-in/sign-in.ts';
import { contract } from '../shared/contract.ts';
import { keepCaller } from './auth/caller.ts';
import { serveBrowserFiles } from './http/browser-files.ts';
import { refuseForAwayPeople } from './demo/away-people.ts';
import type { Deps } from './deps.ts';
import { answerErrors, answerNothing, answerUnread, answerUnreadable, refuseExpectations } from './http/error-replies.ts';
import { accountRoutes } from './account/account.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { authenticatorAppRoutes } from './factors/authenticator-app.routes.ts';
import { authenticatorCodeRoutes } from './sign-in/authenticator-app.routes.ts';
import { passkeySignInRoutes } from './sign-in/passkey-sign-in.routes.ts';
import { singleSignOnRoutes } from './sign-in/single-sign-on.routes.ts';
import { signInSetUpRoutes } from './organisations/sign-in-set-up.routes.ts';
import { proofRoutes } from './factors/proof.routes.ts';
import { passkeysRoutes } from './factors/passkeys.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { batchAddressRoutes } from './batches/batch-addresses.routes.ts';
import { batchRoutes } from './batches/batches.routes.ts';
import { configRoutes } from './http/public-config.routes.ts';
import { documentRoutes } from './documents/documents.routes.ts';
import { rangeSearchRoutes } from './range-search/range-search.routes.ts';
import { homeRoutes } from './home/home.routes.ts';
import { mcpRoutes } from './developers/mcp.routes.ts';
import { organisationsRoutes } from './organisations/organisations.routes.ts';
import { passwordRoutes } from './sign-in/passwords.routes.ts';
import { referenceDataRoutes } from './services/reference-data.routes.ts';
import { keysRoutes } from './keys/keys.routes.ts';
import { restoredAccessRoutes } from './account/restored-access.routes.ts';
import { queryRecordsRoutes } from './reports/query-records.routes.ts';
import { savedSearchesRoutes } from './reports/saved-searches.routes.ts';
import { savedViewsRoutes } from './account/saved-views.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { statusRoutes } from './status/status.routes.ts';
import { supportViewRoutes } from './support-view/support-view.routes.ts';
import { inboundMailRoutes } from './tickets/inbound-mail.routes.ts';
import { ticketRoutes } from './tickets/tickets.routes.ts';
import { singleQueryRoutes } from './single-query/single-query.routes.ts';
import { watchRoutes } from './watch/watch.routes.ts';
import { webhooksRoutes } from './webhooks/webhooks.routes.ts';
import { usersRoutes } from './users/users.routes.ts';
import { type Draining, healthRoutes } from './monitoring/health.routes.ts';
import { serveMetrics } from './monitoring/metrics.ts';
import { watchMail } from './monitoring/mail-state.ts';
import { watchStorage, watchStorageMark } from './monitoring/storage-state.ts';
import { identify } from './http/admission.ts';
import { isCall, limitCallRate } from './http/call-rate.ts';
import { openApiDocument } from './developers/openapi.ts';
import { takeOverTraces } from './http/trace-context.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { acceptUploads } from './http/uploads.ts';

const features = [
  signInRoutes,
  passkeySignInRoutes,
  authenticatorCodeRoutes,
  singleSignOnRoutes,
  passwordRoutes,
  accountRoutes,
  proofRoutes,
  passkeysRoutes,
  authenticatorAppRoutes,
  keysRoutes,
  webhooksRoutes,
  restoredAccessRoutes,
  supportViewRoutes,
  usersRoutes,
  organisationsRoutes,
  signInSetUpRoutes,
  auditRoutes,
  configRoutes,
  rangeSearchRoutes,
  singleQueryRoutes,
  batchRoutes,
  batchAddressRoutes,
  documentRoutes,
  referenceDataRoutes,
  ticketRoutes,
  inboundMailRoutes,
  reportsRoutes,
  queryRecordsRoutes,
  savedSearchesRoutes,
  statusRoutes,
  homeRoutes,
  savedViewsRoutes,
  watchRoutes,
  mcpRoutes,
];

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
  await nameAndLogRequests(app);
  refuseExpectations(app);
  const constantHeaders = await securityHeaders();
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(constantHeaders);
    done();
  });
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
  for (const routes of features) routes(app, deps);
  await serveBrowserFiles(app, config);
  return app;
}

/**
 * Helmet's headers, which are the same for every reply: asked of it once, where its own hooks would run eleven functions a call. Its
 * content security policy is left out; ours is set on documents alone (browser-files.ts).
 */
async function securityHeaders(): Promise<Record<string, string>> {
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

/** Every response carries its request's id; every call is one log line, with the route's template and never its query. */
async function nameAndLogRequests(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    if (isCall(request)) void reply.header('cache-control', 'no-store');
    // What the page itself stores is the page's to remove, which it does without a connection too.
    if (request.routeOptions.url === logout.path) void reply.header('clear-site-data', '"cache"');
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if (route === undefined || !isCall(request)) return;
    request.log.info(
      {
        traceId: request.trace?.traceId,
        spanId: request.trace?.spanId,
        method: request.method,
        route,
        status: reply.statusCode,
        address: request.ip,
        ms: Math.round(reply.elapsedTime),
        portalId: request.session?.portalId,
        organisationId: request.session?.organisationId,
        key: request.session?.key?.prefix,
      },
      'call',
    );
  });
}
