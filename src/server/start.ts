/** Builds all parts of the portal from its configuration, and stops them in order. */
import type { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Ranges } from '../numbers/ranges/ranges.ts';
import type { ServiceCode } from '../shared/services/services.ts';
import { createAnswerers, type UpstreamMetrics } from './answerers/answerers.ts';
import { buildApp } from './app.ts';
import { openArchive } from './archive/archive.ts';
import { startArchiving } from './archive/archiving.ts';
import { releaseAll } from './batches/worker/batch-queue.ts';
import { type BatchWorker, type BatchWorkerTimes, createBatchWorker, defaultTimes } from './batches/worker/batch-worker.ts';
import type { Config } from './config/config.ts';
import { closeDataDirectory } from './config/data-directory.ts';
import { followDataSets } from './data-sets/data-sets.ts';
import { migrateToLatest } from './database/database.ts';
import { openPortalDatabase } from './database/portal-database.ts';
import { demoOrganisationIds, demoOwner, seedDemo, signOutDemo } from './demo/demo-accounts.ts';
import { seedDemoBatch } from './demo/demo-batch.ts';
import { clockFrom } from './demo/demo-clock.ts';
import type { Deps } from './deps.ts';
import { startDocumentPublishing } from './documents/publishing.ts';
import { inTransaction } from './database/transaction.ts';
import type { Draining } from './monitoring/health.routes.ts';
import { createHumanCheck, type ProofEffort } from './auth/human-check.ts';
import { createEntitlements } from './entitlements/entitlements.ts';
import { createMailOutbox } from './mail/mail-outbox.ts';
import { configuredMailer, type Mailer } from './mail/mailer.ts';
import { createLog } from './monitoring/log.ts';
import { createMetrics, type Metrics } from './monitoring/metrics.ts';
import { createPasswordHashes } from './auth/password-hashes.ts';
import { createServiceHealth, type ServiceHealth } from './query-records/service-health.ts';
import { isAnsweredFromData } from './config/services-file.ts';
import { takeUpSecretKeys } from './auth/secret-key-of-database.ts';
import { openRecords } from './query-records/stream/open-records.ts';
import { createSessions } from './auth/sessions.ts';
import { traceparent } from './http/trace-context.ts';
import { createUploads } from './http/uploads.ts';
import { openStorage } from './storage/open-storage.ts';
import { takeUpStorage } from './storage/storage-mark.ts';
import { StorageAway } from './storage/storage.ts';
import { startWatching, type WatchTimes } from './watch/watching.ts';
import type { Resolve } from './http/checked-address.ts';
import { createProviderClient } from './single-sign-on/provider-client.ts';
import { resealSecrets } from './database/sealed-columns.ts';
import { createWebhookSender, type WebhookTimes } from './webhooks/webhook-sender.ts';
import { warnOfAbsence } from './away-at-start.ts';
import { startCleaning } from './cleanup.ts';

const closeIdleIntervalMs = 100;

export interface Portal {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly draining: Draining;
  /** Finishes running requests, then closes mail and database. */
  stop(): Promise<void>;
}

/** Replacements used by tests. */
export interface Overrides {
  readonly clock?: () => Date;
  /** Clock of the session and entitlement caches, in ms. */
  readonly cacheNow?: () => number;
  readonly mailer?: Mailer;
  /** Takes the demo's output. */
  readonly printDemoLine?: (line: string) => void;
  readonly batchWorkerTimes?: Partial<BatchWorkerTimes>;
  readonly mailPollIntervalMs?: number;
  readonly watchTimes?: Partial<WatchTimes>;
  readonly webhookTimes?: Partial<WebhookTimes>;
  /** Time limit of one call of an identity provider. */
  readonly providerTimeoutMs?: number;
  /** Resolves the hosts of webhooks and identity providers. */
  readonly resolve?: Resolve;
  readonly documentRetryMs?: number;
  /** Lease of work that one node does for all. */
  readonly leaseMs?: number;
  readonly uploadSilenceMs?: number;
  readonly proofEffort?: ProofEffort;
  /** Reads the file of the built-in ranges. */
  readonly readBuiltIn?: (file: string) => Ranges;
}

export async function startPortal(config: Config, overrides: Overrides = {}): Promise<Portal> {
  const whyOpen = closeDataDirectory(config.DATA_DIR);
  const log = createLog(config);
  const { db, connections, close: closeDatabase } = await openPortalDatabase(config, 'portal', log);
  try {
    await migrateToLatest(db);
    if (config.DATABASE_URL === undefined) await releaseAll(db);
    const deps = await makeDeps(config, { db, connections, log }, { ...overrides, address: () => app.server.address() });
    if (whyOpen !== undefined) deps.log.warn(whyOpen);
    void warnOfAbsence(deps);
    const draining: Draining = { isDraining: false };
    const app: FastifyInstance = await buildApp(deps, draining);
    // A node that only serves calls leaves this to the workers, too.
    const watching = config.ROLE === 'api' ? undefined : startWatching({ ...deps, names: config, times: overrides.watchTimes });
    const archiving = startArchiving(deps);
    const cleaning = startCleaning(deps);
    const stop = async () => {
      // Clients keep connections open for more calls: an idle one would delay the stop.
      const closeIdle = setInterval(() => app.server.closeIdleConnections(), closeIdleIntervalMs);
      // Batches are released at once: another node takes them while this one finishes its calls.
      await Promise.all([app.close(), deps.batchWorker.stop()]).finally(() => clearInterval(closeIdle));
      await Promise.all([deps.queryRecords.stop(), deps.serviceHealth.stop()]);
      await Promise.all([watching?.stop(), archiving.stop(), cleaning.stop()]);
      await deps.webhooks.stop();
      await deps.dataSets.close();
      await deps.publishing.stop();
      await deps.outbox.close();
      deps.mailer.close();
      await closeDatabase();
    };
    return { app, deps, draining, stop };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

/** Makes each part once, after those that it needs. */
async function makeDeps(
  config: Config,
  { db, connections, log }: Pick<Deps, 'db' | 'connections' | 'log'>,
  { address, clock = clockFrom(config.DEMO_NOW), printDemoLine = printLine, ...overrides }: Overrides & { address: Server['address'] },
): Promise<Deps> {
  const { DATA_DIR: dataDir, DEMO: demo, SERVICES_CONFIG: services } = config;
  const secretKeys = await inTransaction(db, (transaction) => takeUpSecretKeys(transaction, config));
  await resealSecrets(db, secretKeys);
  const passwordHashes = createPasswordHashes(secretKeys);
  const platform = { id: config.PLATFORM_ACCOUNT_ID, name: config.PROVIDER_NAME };
  const isSeeded = demo && (await seedDemo({ db, passwordHashes, clock, platform }));
  if (!demo) await signOutDemo(db);
  const storage = openStorage(config);
  // Unreachable files do not prevent a start; files of another database do.
  await inTransaction(db, (transaction) => takeUpStorage(transaction, storage)).catch((error: unknown) => {
    if (!(error instanceof StorageAway)) throw error;
  });
  const metrics = createMetrics();
  const leases = { leaseMs: overrides.leaseMs };
  const loading = { leases, ages: config, readBuiltIn: overrides.readBuiltIn };
  const dataSets = await followDataSets({ db, storage, dataDir, demo, clock, log, ...loading });
  const serviceHealth = createServiceHealth({ db, clock, log });
  const answerers = createAnswerers({ dataSets, demo, services, clock, metrics: alsoKept(metrics, serviceHealth), log, traceparent });
  const mailer = overrides.mailer ?? configuredMailer(config);
  const outbox = createMailOutbox({ db, mailer, secretKeys, log, pollIntervalMs: overrides.mailPollIntervalMs });
  const publicUrl = () => config.PUBLIC_URL ?? `http://localhost:${portOf(address()) ?? config.PORT}`;
  const answersFromData = (service: ServiceCode) => isAnsweredFromData(services, service);
  // Made-up data needs no upstream, whatever the services file says.
  if (isSeeded) await seedDemoBatch({ db, storage, clock, dataSets, answerers, answersFromData: () => true }, demoOwner);
  const queryRecords = await openRecords(config, { db, clock, log, count: metrics.records });
  const entitlements = createEntitlements({ db, countRefused: metrics.countRefused, now: overrides.cacheNow });
  const times = { ...defaultTimes, ...overrides.batchWorkerTimes };
  const evenWithoutQueries = demo ? demoOrganisationIds(platform.id) : [];
  return {
    config,
    db,
    connections,
    log,
    clock,
    secretKeys,
    publicUrl,
    storage,
    archive: openArchive({ storage, dataDir }),
    metrics,
    mailer,
    outbox,
    passwordHashes,
    humanCheck: createHumanCheck({ db, config, secretKeys, proofEffort: overrides.proofEffort }),
    uploads: createUploads(config, { silenceMs: overrides.uploadSilenceMs }),
    sessions: createSessions(db, { id: platform.id, staffNeedFactor: config.STAFF_NEED_FACTOR && !demo }, overrides.cacheNow),
    dataSets,
    answerers,
    answersFromData,
    entitlements,
    queryRecords,
    serviceHealth,
    batchWorker: startWorker(config, {
      db,
      storage,
      dataSets,
      answerers,
      answersFromData,
      entitlements,
      serviceHealth,
      outbox,
      log,
      clock,
      publicUrl,
      times,
      keptDays: config.KEEP_BATCHES_DAYS,
    }),
    webhooks: createWebhookSender({
      db,
      config,
      secretKeys,
      outbox,
      log,
      clock,
      publicUrl,
      resolve: overrides.resolve,
      times: overrides.webhookTimes,
    }),
    providerClient: createProviderClient({
      allowPrivate: config.SSO_ALLOW_PRIVATE,
      resolve: overrides.resolve,
      timeoutMs: overrides.providerTimeoutMs,
    }),
    publishing: startDocumentPublishing({
      db,
      storage,
      clock,
      config,
      dataSets,
      log,
      queryRecords,
      evenWithoutQueries,
      retryMs: overrides.documentRetryMs,
      leaseMs: overrides.leaseMs,
    }),
    printDemoLine: demo ? printDemoLine : () => undefined,
  };
}

/** Extends the metrics: each change of a circuit is also stored, so that every node can report it. */
function alsoKept(metrics: Metrics, serviceHealth: ServiceHealth): UpstreamMetrics {
  return {
    startUpstreamQuery: metrics.startUpstreamQuery,
    circuitOf: (service) => {
      const [show, keep] = [metrics.circuitOf(service), serviceHealth.circuitOf(service)];
      return (state) => [show, keep].forEach((tell) => tell(state));
    },
  };
}

const printLine = (line: string) => void process.stdout.write(`${line}\n`);

/** Starts the batch worker; a node that only serves calls leaves batches to the workers. */
function startWorker({ ROLE }: Config, dependencies: Parameters<typeof createBatchWorker>[0]): BatchWorker {
  return ROLE === 'api' ? { notify: () => undefined, stop: async () => undefined } : createBatchWorker(dependencies);
}

/** Returns the port in use, which is unknown before with PORT=0. */
const portOf = (address: ReturnType<Server['address']>) => (typeof address === 'object' ? address?.port : undefined);
