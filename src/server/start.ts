/** Builds everything the portal stands on from its configuration, and takes it down again in order. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { createAnswerers } from './answerers/answerers.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { loadDataSets } from './data-sets.ts';
import { migrateToLatest, openDatabase } from './db.ts';
import { seedDemo } from './demo-accounts.ts';
import type { Deps } from './deps.ts';
import type { Draining } from './health.ts';
import { createMailer } from './mailer.ts';
import { createPasswords } from './passwords.ts';
import { loadSecretKey } from './secret-key.ts';
import { createSessions, sweepExpired } from './sessions.ts';

const sweepEveryMs = 10 * 60_000;

export interface Portal {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly draining: Draining;
  /** Finishes the requests that run, then closes mail and database. */
  stop(): Promise<void>;
}

/** `overrides` are for tests: another clock, or a listener to what the demo tells. */
export async function startPortal(config: Config, overrides: Partial<Pick<Deps, 'clock' | 'tellDemo' | 'mailer'>> = {}): Promise<Portal> {
  const log: Logger = pino({ level: config.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const secretKey = loadSecretKey(config.SECRET_KEY, config.DATA_DIR);
  const { db, close: closeDatabase } = await openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR });
  try {
    await migrateToLatest(db);
    const clock = overrides.clock ?? (() => new Date());
    const dataSets = await loadDataSets({ db, dataDir: config.DATA_DIR, demo: config.DEMO, now: clock() });
    const deps: Deps = {
      config,
      db,
      log,
      mailer:
        overrides.mailer ?? createMailer({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM, outbox: join(config.DATA_DIR, 'outbox') }),
      passwords: createPasswords(secretKey),
      sessions: createSessions(db),
      dataSets,
      answerers: createAnswerers({ dataSets, demo: config.DEMO, clock }),
      secretKey,
      clock,
      tellDemo: config.DEMO ? (overrides.tellDemo ?? ((line) => process.stdout.write(`${line}\n`))) : () => undefined,
    };
    if (config.DEMO) await seedDemo(deps);
    const draining: Draining = { isDraining: false };
    const app = await buildApp(deps, draining);
    const sweep = setInterval(() => void sweepExpired(db).catch((err: unknown) => log.warn({ err }, 'sweep failed')), sweepEveryMs);
    const stop = async () => {
      clearInterval(sweep);
      await app.close();
      deps.mailer.close();
      await closeDatabase();
    };
    return { app, deps, draining, stop };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}
