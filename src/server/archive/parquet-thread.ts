/**
 * Reads and writes Parquet with DuckDB, one job after the other, in a thread that `workroom.ts` starts for the reason given there. DuckDB can reach the files
 * in its own folder only, neither the rest of the disk nor the network, and its settings are locked.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { DuckDBInstance, quotedString } from '@duckdb/node-api';
import type { AskedJob, Job, Reply } from './parquet-jobs.ts';
import { readPage, readTotals } from './parquet-reading.ts';
import { appendRecords, beginFile, countImport, finishFile, forgetFile, rewriteFile } from './parquet-writing.ts';

/** Settings from `workroom.ts`. */
const { directory, jobTimeoutMs } = workerData as { directory: string; jobTimeoutMs: number };

const instance = await DuckDBInstance.create(':memory:', {
  memory_limit: '256MB',
  threads: '2',
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
  allow_community_extensions: 'false',
});
const connection = await instance.connect();
const folder = quotedString(directory);
for (const setting of [
  `temp_directory = ${folder}`,
  `max_temp_directory_size = '2GB'`,
  // Neither would be used, as no statement here names an extension; nothing can be fetched from this address.
  `extension_directory = ${folder}`,
  `custom_extension_repository = ${folder}`,
  `allowed_directories = [${folder}]`,
  'enable_external_access = false',
  'lock_configuration = true',
])
  await connection.run(`set ${setting}`);

function run({ kind, asks }: Job): Promise<unknown> {
  switch (kind) {
    case 'begin':
      return beginFile(connection, asks);
    case 'append':
      return appendRecords(connection, asks);
    case 'finish':
      return finishFile(connection, asks);
    case 'forget':
      return forgetFile(connection, asks);
    case 'page':
      return readPage(connection, asks);
    case 'totals':
      return readTotals(connection, asks);
    case 'countImport':
      return countImport(connection, asks);
    case 'rewrite':
      return rewriteFile(connection, asks);
  }
}

async function replyTo({ id, job }: AskedJob): Promise<void> {
  let isOutOfTime = false;
  const timer = setTimeout(() => {
    isOutOfTime = true;
    connection.interrupt();
  }, jobTimeoutMs);
  const reply: Reply = await run(job).then(
    (answer) => ({ id, answer }),
    // Only the first line: the others repeat the statement.
    (error: unknown) => ({ id, error: String(error instanceof Error ? error.message : error).split('\n')[0] ?? '', isOutOfTime }),
  );
  clearTimeout(timer);
  parentPort?.postMessage(reply);
}

let last = Promise.resolve();
parentPort?.on('message', (asked: AskedJob) => {
  last = last.then(() => replyTo(asked));
});
