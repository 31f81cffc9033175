/** Checks of `doctor --deep`: they take longer, ask others, or are about the machine. */
import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { availableParallelism, freemem, totalmem } from 'node:os';
import { connect } from 'node:tls';
import { sql } from 'kysely';
import { inWords, missingFiles, namedFiles } from '../backup/named-files.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { openStorage } from '../storage/open-storage.ts';

/** Passed, or passed with a doubt; throws where it is a fault. */
export interface Looked {
  readonly detail: string;
  readonly isWarning?: true;
}

export interface DeepCheck {
  readonly name: string;
  look(surroundings: { readonly config: Config; readonly db: Db; readonly now: Date }): Promise<Looked>;
}

const leastFreeBytes = 2 ** 30;
const leastOpenFiles = 1_024;
const leastMemoryBytes = 2 ** 29;
const oldBackupHours = 26;
const warnDays = 21;
const dayMs = 86_400_000;

export const deepChecks: readonly DeepCheck[] = [
  {
    name: 'files',
    async look({ config, db }) {
      const named = await namedFiles(db);
      const missing = await missingFiles(openStorage(config), named);
      if (missing.length > 0) throw new Error(inWords(missing));
      return { detail: `the storage has all ${named.length.toLocaleString('en')} files that the database names` };
    },
  },
  {
    name: 'encoding',
    async look({ db }) {
      const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(db);
      const encoding = rows[0]?.encoding ?? 'unknown';
      if (encoding !== 'UTF8') throw new Error(`the database has the encoding ${encoding}: move it to one with UTF8 by backup and restore`);
      return { detail: 'UTF8' };
    },
  },
  {
    name: 'compiled statements',
    async look({ db }) {
      const { rows } = await sql<{ jit: string }>`select current_setting('jit') as jit`.execute(db);
      if (rows[0]?.jit === 'off') return { detail: 'jit is off' };
      return {
        isWarning: true,
        detail: 'jit is on, which slows reports of many days: set jit = off for the role of the portal',
      };
    },
  },
  {
    name: 'limits of the process',
    async look() {
      const files = openFiles();
      const said = `${files ?? 'unknown'} open files, ${inMegabytes(totalmem())} of memory (${inMegabytes(freemem())} free), ${availableParallelism()} processors`;
      const doubts = [
        ...(files !== undefined && files < leastOpenFiles ? [`allow at least ${leastOpenFiles} open files (ulimit -n)`] : []),
        ...(totalmem() < leastMemoryBytes ? [`provide at least ${inMegabytes(leastMemoryBytes)} of memory`] : []),
      ];
      return doubts.length === 0 ? { detail: said } : { isWarning: true, detail: `${said}: ${doubts.join(', ')}` };
    },
  },
  {
    name: 'free disk',
    async look({ config }) {
      const { bavail, bsize } = await statfs(config.DATA_DIR);
      const free = bavail * bsize;
      const detail = `${inMegabytes(free)} free at ${config.DATA_DIR}`;
      return free < leastFreeBytes ? { isWarning: true, detail } : { detail };
    },
  },
  {
    name: 'backup',
    async look({ db, now }) {
      const last = await db.selectFrom('last_backup').select(['at', 'is_whole as isWhole']).executeTakeFirst();
      if (!last) return { isWarning: true, detail: 'no backup of this database yet: run backup' };
      const hours = Math.floor((now.getTime() - last.at.getTime()) / 3_600_000);
      const detail = `newest from ${last.at.toISOString()}, ${hours} hours ago${last.isWhole ? '' : '; files are missing from it'}`;
      return hours > oldBackupHours || !last.isWhole ? { isWarning: true, detail } : { detail };
    },
  },
  {
    name: 'certificate',
    async look({ config, now }) {
      if (!config.PUBLIC_URL?.startsWith('https:')) return { detail: 'PUBLIC_URL is not https: no certificate to check' };
      const { hostname, port } = new URL(config.PUBLIC_URL);
      const until = await certificateUntil(hostname, Number(port || '443'));
      const days = Math.floor((until.getTime() - now.getTime()) / dayMs);
      const detail = `certificate of ${hostname} expires in ${days} days`;
      return days < warnDays ? { isWarning: true, detail } : { detail };
    },
  },
];

/** Linux alone says it. */
function openFiles(): number | undefined {
  try {
    const line = readFileSync('/proc/self/limits', 'utf8').match(/^Max open files\s+(\S+)/m)?.[1];
    return line === 'unlimited' ? Infinity : Number(line);
  } catch {
    return undefined;
  }
}

/** Until when the certificate of a server holds. Rejects where it is not one that this machine believes, or nobody answers within ten seconds. */
async function certificateUntil(host: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: 10_000 }, () => {
      const { valid_to: until } = socket.getPeerCertificate();
      socket.destroy();
      resolve(new Date(until));
    });
    socket.once('timeout', () => socket.destroy(new Error(`${host} does not answer`)));
    socket.once('error', reject);
  });
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20).toLocaleString('en')} MB`;
}
