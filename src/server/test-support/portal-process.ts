/** A portal for tests in a process of its own: as `main.ts` starts it, with the batch worker's times from the arguments, as JSON. */
import type { BatchWorkerTimes } from '../batch-worker/batch-worker.ts';
import { parseConfig } from '../config/config.ts';
import { startPortal } from '../start.ts';

// The test that starts this process writes it.
const batchWorkerTimes = JSON.parse(process.argv[2] ?? '{}') as Partial<BatchWorkerTimes>;
const config = parseConfig(process.env);
const portal = await startPortal(config, { batchWorkerTimes });
process.once('SIGTERM', () => void portal.stop().then(() => process.exit(0)));
console.log(`The portal listens at ${await portal.app.listen({ host: config.HOST, port: config.PORT })}`);
