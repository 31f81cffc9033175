/** The demo with a day in the archive, in a process of its own: the job that moves days begins minutes after a start. */
import { addDays, utcDay } from '../../shared/base/utc-day.ts';
import { archiveOldDays } from '../archive/archiving.ts';
import { parseConfig } from '../config/config.ts';
import { writeGroup } from '../query-records/query-records.ts';
import { startPortal } from '../start.ts';

const organisationId = 1001;
const daysAgo = 120;
const queries = 60;

const config = parseConfig(process.env);
const portal = await startPortal(config);
process.once('SIGTERM', () => void portal.stop().then(() => process.exit(0)));
const begin = Date.parse(addDays(utcDay(portal.deps.clock()), -daysAgo));
await writeGroup(
  portal.deps.db,
  Array.from({ length: queries }, (_, index) => ({
    organisationId,
    at: new Date(begin + index * 60_000),
    portalUserId: null,
    keyId: null,
    channel: 'single' as const,
    service: 'npq' as const,
    tel: String(447_700_900_000 + index),
    country: 'GB',
    rc: 0,
  })),
);
await archiveOldDays(portal.deps);
// Its copies would be read while the storage is away.
await portal.deps.archive.workrooms.stop();
console.log(`The portal listens at ${await portal.app.listen({ host: config.HOST, port: config.PORT })}`);
