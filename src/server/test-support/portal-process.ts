/** A portal for tests in a process of its own: as `main.ts` starts it, with other times from the arguments, as JSON. */
import { parseConfig } from '../config/config.ts';
import { type Overrides, startPortal } from '../start.ts';

// The test that starts this process writes it.
const overrides = JSON.parse(process.argv[2] ?? '{}') as Pick<Overrides, 'batchWorkerTimes' | 'leaseMs'>;
const config = parseConfig(process.env);
const portal = await startPortal(config, overrides);
process.once('SIGTERM', () => void portal.stop().then(() => process.exit(0)));
console.log(`The portal listens at ${await portal.app.listen({ host: config.HOST, port: config.PORT })}`);
