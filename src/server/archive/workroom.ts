/**
 * A folder for copies of archive files, and the DuckDB thread that works on them. A thread, because it turns records into values one by one, and half a million
 * would block every call. Both last a minute beyond their last use: so memory is freed, and no copy long outlives its file.
 */
import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { queryRecordsSaid } from '../../shared/query-records/said.ts';
import { AppError } from '../base/errors.ts';
import type { Answer, AskedJob, Job, Jobs, Kind, Reply } from './parquet-jobs.ts';

/** Time limit of a job. */
const jobTimeoutMs = 20_000;
const keptMs = 60_000;
const abandonedMs = 60 * 60_000;

export interface Workroom {
  /** The folder of the copies; only the workroom reads or writes here. */
  readonly directory: string;
  /** Runs a job in the thread. */
  run<K extends Kind>(kind: K, asks: Jobs[K]['asks']): Promise<Answer<K>>;
}

export interface Workrooms {
  /** Runs `work` in a workroom that several callers share. */
  use<Result>(work: (room: Workroom) => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

interface OpenRoom extends Workroom {
  close(): Promise<void>;
}

export function createWorkrooms(dataDir: string): Workrooms {
  let opened: Promise<OpenRoom> | undefined;
  let users = 0;
  let timer: NodeJS.Timeout | undefined;
  const close = async () => {
    const room = opened;
    opened = undefined;
    clearTimeout(timer);
    await room?.then(
      (there) => there.close(),
      () => undefined,
    );
  };
  return {
    async use(work) {
      clearTimeout(timer);
      users += 1;
      try {
        opened ??= openRoom(join(dataDir, 'archive'));
        const room = await opened;
        await sayItIsUsed(room.directory);
        return await work(room);
      } catch (error) {
        // A thread that has ended cannot be reused.
        if (error instanceof ThreadEnded) opened = undefined;
        throw error;
      } finally {
        users -= 1;
        if (users === 0) timer = setTimeout(() => void (users === 0 && close()), keptMs).unref();
      }
    },
    stop: close,
  };
}

/** The thread has ended or never started: DuckDB has no build for this system, or it ran out of memory. */
class ThreadEnded extends Error {}

async function openRoom(parent: string): Promise<OpenRoom> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await removeAbandoned(parent);
  const directory = await mkdtemp(join(parent, 'work-'));
  const thread = new Worker(new URL('./parquet-thread.ts', import.meta.url), {
    workerData: { directory, jobTimeoutMs },
    // Not the options of the process: some are refused for a worker.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  let asked = 0;
  let end: ThreadEnded | undefined;
  const endWith = (cause: unknown) => {
    end ??= new ThreadEnded('The thread that reads the archive ended', { cause });
    for (const { reject } of waiting.values()) reject(end);
    waiting.clear();
  };
  thread.on('error', endWith);
  thread.on('exit', endWith);
  thread.on('message', (reply: Reply) => {
    const { resolve, reject } = waiting.get(reply.id) ?? {};
    waiting.delete(reply.id);
    if (waiting.size === 0) thread.unref();
    if ('answer' in reply) resolve?.(reply.answer);
    else reject?.(reply.isOutOfTime ? outOfTime() : new Error(reply.error));
  });
  thread.unref();
  return {
    directory,
    run: <K extends Kind>(kind: K, asks: Jobs[K]['asks']) =>
      new Promise<Answer<K>>((resolve, reject) => {
        if (end) return reject(end);
        thread.ref();
        asked += 1;
        // The thread answers a job with the type declared for its kind.
        waiting.set(asked, { resolve: resolve as (answer: unknown) => void, reject });
        thread.postMessage({ id: asked, job: { kind, asks } as Job } satisfies AskedJob);
      }),
    async close() {
      await thread.terminate();
      await rm(directory, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Returns the error for a request about too many days. */
export function outOfTime(): AppError {
  return new AppError('overloaded', queryRecordsSaid.archiveSlow, { retryAfterSeconds: 30 });
}

/** Updates the folder's time, which reading alone does not change: other processes remove a room that looks abandoned. */
async function sayItIsUsed(directory: string): Promise<void> {
  const now = new Date();
  await utimes(directory, now, now);
}

/** Removes the folders of killed processes. */
async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - abandonedMs) await rm(path, { recursive: true, force: true });
  }
}
