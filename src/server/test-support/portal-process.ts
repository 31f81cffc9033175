/** A portal for tests in a process of its own: as `main.ts` starts it, with other times from the arguments, as JSON. */
import { parseConfig } from '../config/config.ts';
import { startPortal } from '../start.ts';
import type { ProcessOverrides } from './started-program.ts';

// The test that starts this process writes it.
const { now, ...overrides } = JSON.parse(process.argv[2] ?? '{}') as ProcessOverrides;
const config = parseConfig(process.env);
const portal = await startPortal(config, { ...overrides, ...(now !== undefined && { clock: () => new Date(now) }) });
process.once('SIGTERM', () => void portal.stop().then(() => process.exit(0)));
console.log(`The portal listens at ${await portal.app.listen({ host: config.HOST, port: config.PORT })}`);
