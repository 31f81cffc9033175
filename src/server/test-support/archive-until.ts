/** Archives in a process of its own, which kills itself at a step: `node archive-until.ts <step> <times>`, with the configuration of a portal. */
import { openArchive } from '../archive/archive.ts';
import { archiveOldDays } from '../archive/archiving.ts';
import { parseConfig } from '../config/config.ts';
import { openDatabase } from '../database/database.ts';
import { openStorage } from '../storage/open-storage.ts';

const [step = '', times = '1', now = ''] = process.argv.slice(2);
const config = parseConfig(process.env);
const { db } = openDatabase(config.DATABASE_URL ?? '');
let left = Number(times);
const archive = openArchive({ storage: openStorage(config), dataDir: config.DATA_DIR });
const log = { info: () => undefined, warn: () => undefined };
await archiveOldDays({ db, archive, clock: () => new Date(now), log }, undefined, {
  mostRecords: 30,
  atStep: (reached) => {
    if (reached === step && (left -= 1) === 0) process.kill(process.pid, 'SIGKILL');
  },
});
