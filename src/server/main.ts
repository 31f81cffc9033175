/** Starts the portal and stops it cleanly. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, parseConfig } from './config/config.ts';
import { configWarnings } from './config/config-warnings.ts';
import { ownUserOnly } from './config/data-directory.ts';
import { demoAccounts, demoPassword } from './demo/demo-accounts.ts';
import { type Portal, startPortal } from './start.ts';

/** Time for a load balancer, if any, to notice that this node accepts no new requests. */
const drainMs = 5_000;
/** Time for running work to finish; the rest is cut off. */
const finishMs = 20_000;
const hardStopMs = drainMs + finishMs + 5_000;
/** npm and other parents forward a signal that this process also got: within this time it is the same signal. */
const sameSignalMs = 1_000;

/** Messages by system code: the system's own are not meant for people. */
const listenFaults: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program is already listening there',
  EADDRNOTAVAIL: 'HOST is not an address of this machine',
  ENOTFOUND: 'HOST is an unknown name',
  EACCES: 'this user may not listen on such a low PORT',
};

process.umask(ownUserOnly);
const config = readConfig();
const portal = await startPortal(config).catch((error: unknown) => refuse(error));
const address = await portal.app
  .listen({ host: config.HOST, port: config.PORT })
  .catch((error: unknown) => refuse(whyNotListening(config, error)));
console.log(greeting(config, { listening: address, publicUrl: portal.deps.publicUrl() }));
stopOnSignals(portal, config);

function readConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  for (const warning of configWarnings(process.env)) console.error(warning);
  try {
    return parseConfig(process.env);
  } catch (error) {
    return refuse(error);
  }
}

function whyNotListening({ HOST, PORT }: Config, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code in listenFaults ? new Error(`The portal cannot listen at HOST ${HOST}, PORT ${PORT}: ${listenFaults[code]}`) : error;
}

function refuse(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

function greeting(
  { PRODUCT_NAME, DEMO, DATABASE_URL, DATA_DIR }: Config,
  { listening, publicUrl }: { listening: string; publicUrl: string },
): string {
  const lines = [`${PRODUCT_NAME} listens at ${listening}`];
  if (!DATABASE_URL) lines.push(`Database: bundled PostgreSQL in ${join(DATA_DIR, 'database')}. Set DATABASE_URL to use another server.`);
  if (publicUrl !== listening) lines.push(`Open it at ${publicUrl}; links in e-mails lead there.`);
  if (DEMO) {
    lines.push('', `Demo sign-ins (password ${demoPassword}); one-time codes are printed here:`);
    lines.push(...demoAccounts.map(({ email, fullName }) => `  ${email.padEnd(26)} ${fullName}`));
  }
  return `\n${lines.join('\n')}\n`;
}

function stopOnSignals({ app, deps, draining, stop }: Portal, { DATABASE_URL }: Config): void {
  const shutDown = async (reason: string, exitCode: number) => {
    draining.isDraining = true;
    deps.log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), hardStopMs).unref();
    // Only nodes that share a database server are behind a load balancer.
    if (reason === 'SIGTERM' && DATABASE_URL) await new Promise((resolve) => setTimeout(resolve, drainMs));
    setTimeout(() => app.server.closeAllConnections(), finishMs).unref();
    await stop();
    process.exit(exitCode);
  };
  let signalledAt: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (signalledAt !== undefined && performance.now() - signalledAt < sameSignalMs) return;
      if (draining.isDraining) process.exit(1);
      signalledAt = performance.now();
      void shutDown(signal, 0);
    });
  }
  // The process that started this one (scripts/ensure.mjs) is gone: nothing else could forward a signal.
  process.on('disconnect', () => {
    if (!draining.isDraining) void shutDown('the starting process ended', 0);
  });
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(fault, (err: unknown) => {
      deps.log.fatal({ err }, fault);
      if (draining.isDraining) process.exit(1);
      void shutDown(fault, 1);
    });
  }
}
