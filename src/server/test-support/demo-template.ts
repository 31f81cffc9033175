/** Makes the data directory of a demo as after a first start, with built ranges and published documents, and ends. */
import { parseConfig } from '../config/config.ts';
import { startPortal } from '../start.ts';

const portal = await startPortal(parseConfig(process.env));
await portal.deps.publishing.published();
await portal.stop();
process.exit(0);
