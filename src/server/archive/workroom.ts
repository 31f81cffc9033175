/**
 * A folder for copies of files of the archive, and the thread with DuckDB that works on them. In a thread, since records become values one by one
 * there and half a million of them would hold up every call. Both are there while somebody needs them and a minute longer: so the memory goes
 * back, and no copy outlives the file by more.
 */
import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { queryRecordsSaid } from '../../shared/query-records/said.ts';
import { AppError } from '../base/errors.ts';
import type { Answer, AskedJob, Job, Jobs, Kind, Reply } from './parquet-jobs.ts';

/** A job that takes longer is broken off. */
const jobTimeoutMs = 20_000;
const keptMs = 60_000;
const abandonedMs = 60 * 60_000;

export interface Workroom {
  /** Where copies lie; nobody else reads or writes here. */
  readonly directory: string;
  /** Has the thread do a job. */
  run<K extends Kind>(kind: K, asks: Jobs[K]['asks']): Promise<Answer<K>>;
}

export interface Workrooms {
  /** Runs `work` in a workroom, which several share. */
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
        // A thread that ended is of no use to anybody.
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

/** The thread is not there any more, or never was: DuckDB has no build for this system, or it ran out of memory. */
class ThreadEnded extends Error {}

async function openRoom(parent: string): Promise<OpenRoom> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await removeAbandoned(parent);
  const directory = await mkdtemp(join(parent, 'work-'));
  const thread = new Worker(new URL('./parquet-thread.ts', import.meta.url), {
    workerData: { directory, jobTimeoutMs },
    // Not those of the process: some are refused where a file is run.
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
        // The thread answers a job by what stands beside its kind.
        waiting.set(asked, { resolve: resolve as (answer: unknown) => void, reject });
        thread.postMessage({ id: asked, job: { kind, asks } as Job } satisfies AskedJob);
      }),
    async close() {
      await thread.terminate();
      await rm(directory, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** For whoever asks about too many days. */
export function outOfTime(): AppError {
  return new AppError('overloaded', queryRecordsSaid.archiveSlow, { retryAfterSeconds: 30 });
}

/** Keeps another process from removing the room as abandoned: its time alone says so, which stands still while copies are only read. */
async function sayItIsUsed(directory: string): Promise<void> {
  const now = new Date();
  await utimes(directory, now, now);
}

/** Removes what a killed process left. */
async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - abandonedMs) await rm(path, { recursive: true, force: true });
  }
}
