/** Builds everything the portal stands on from its configuration, and takes it down again in order. */
import type { Server } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { createAnswerers, isAnsweredFromData } from './answerers/answerers.ts';
import { buildApp } from './app.ts';
import { releaseAll } from './batch-worker/batch-queue.ts';
import { type BatchWorker, type BatchWorkerTimes, createBatchWorker, defaultTimes } from './batch-worker/batch-worker.ts';
import type { Config } from './config/config.ts';
import { followDataSets } from './data-sets/data-sets.ts';
import { type Db, migrateToLatest, openDatabase } from './database/database.ts';
import { seedDemo } from './demo/demo-accounts.ts';
import type { Deps } from './deps.ts';
import { startDocumentPublishing } from './documents/publishing.ts';
import { listenForCommands } from './database/socket-server.ts';
import type { Draining } from './monitoring/health.routes.ts';
import { createHumanCheck } from './auth/human-check.ts';
import { createMailOutbox } from './mail/mail-outbox.ts';
import { createMailer } from './mail/mailer.ts';
import { createMetrics } from './monitoring/metrics.ts';
import { createPasswordHashes } from './auth/password-hashes.ts';
import { createQueryRecords } from './query-log/query-records.ts';
import { loadSecretKey } from './config/secret-key.ts';
import { createSessions } from './auth/sessions.ts';
import { openStorage } from './storage/open-storage.ts';
import { cleanUp } from './cleanup.ts';

const cleanupIntervalMs = 10 * 60_000;

export interface Portal {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly draining: Draining;
  /** Finishes the requests that run, then closes mail and database. */
  stop(): Promise<void>;
}

/** Everything but what works by itself once the rest is there. */
type Foundation = Omit<Deps, 'publishing'>;
export type Overrides = Partial<Pick<Deps, 'clock' | 'tellDemo' | 'mailer'> & { batchWorkerTimes: Partial<BatchWorkerTimes> }>;

/** `overrides` are for tests: another clock, another mailer, a listener to what the demo tells, or a worker with a short lease. */
export async function startPortal(config: Config, overrides: Overrides = {}): Promise<Portal> {
  const { db, close: closeDatabase } = await openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR });
  try {
    await migrateToLatest(db);
    const { foundation, stopWork } = await makeDeps(config, db, () => app.server.address(), overrides);
    if (config.DEMO) await seedDemo(foundation);
    const deps = { ...foundation, publishing: startDocumentPublishing(foundation) };
    const draining: Draining = { isDraining: false };
    const app: FastifyInstance = await buildApp(deps, draining);
    const socketServer = config.DATABASE_URL === undefined ? await listenForCommands(db, config.DATA_DIR, deps.log) : undefined;
    const cleanup = setInterval(
      () => void cleanUp(deps).catch((err: unknown) => deps.log.warn({ err }, 'cleanup failed')),
      cleanupIntervalMs,
    );
    const stop = async () => {
      clearInterval(cleanup);
      await app.close();
      await socketServer?.close();
      await stopWork();
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

async function makeDeps(
  config: Config,
  db: Db,
  listeningAt: () => ReturnType<Server['address']>,
  overrides: Overrides,
): Promise<{ foundation: Foundation; stopWork: () => Promise<void> }> {
  const { DATA_DIR: dataDir, DEMO: demo } = config;
  const { clock = () => new Date(), tellDemo = (line) => process.stdout.write(`${line}\n`) } = overrides;
  const log: Logger = pino({ level: config.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const secretKey = loadSecretKey(config.SECRET_KEY, dataDir);
  const storage = openStorage(config);
  const dataSets = await followDataSets({ db, storage, dataDir, demo, clock, log });
  const metrics = createMetrics();
  const mailer = overrides.mailer ?? createMailer({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM, outbox: join(dataDir, 'outbox') });
  const outbox = createMailOutbox({ db, mailer, secretKey, log });
  const services = config.SERVICES_CONFIG;
  const answerers = createAnswerers({ dataSets, demo, services, clock, metrics, log });
  const publicUrl = () => config.PUBLIC_URL ?? `http://localhost:${portOf(listeningAt()) ?? config.PORT}`;
  if (config.DATABASE_URL === undefined) await releaseAll(db);
  const batchWorker = startWorker(config, {
    db,
    storage,
    dataSets,
    answerers,
    answersFromData: (service) => isAnsweredFromData(services, service),
    outbox,
    log,
    clock,
    publicUrl,
    times: { ...defaultTimes, ...overrides.batchWorkerTimes },
  });
  const foundation: Foundation = {
    config,
    db,
    log,
    mailer,
    outbox,
    humanCheck: createHumanCheck({ db, config, secretKey }),
    passwordHashes: createPasswordHashes(secretKey),
    sessions: createSessions(db, config.PLATFORM_ACCOUNT_ID),
    dataSets,
    answerers,
    queryRecords: createQueryRecords(db),
    batchWorker,
    storage,
    metrics,
    secretKey,
    publicUrl,
    clock,
    tellDemo: demo ? tellDemo : () => undefined,
  };
  const stopWork = async () => {
    await batchWorker.stop();
    await dataSets.close();
  };
  return { foundation, stopWork };
}

/** A node that serves calls alone leaves the batches to the workers. */
function startWorker({ ROLE }: Config, surroundings: Parameters<typeof createBatchWorker>[0]): BatchWorker {
  return ROLE === 'api' ? { notify: () => undefined, stop: async () => undefined } : createBatchWorker(surroundings);
}

/** The port that is listened on, which with PORT=0 nobody knows before. */
function portOf(address: ReturnType<Server['address']>): number | undefined {
  return typeof address === 'object' ? address?.port : undefined;
}
