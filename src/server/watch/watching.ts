/**
 * Follows the data: once another version of a set is in use, the answers of every watch list are compared, once in the whole fleet, and changes are recorded
 * and mailed. A row of `watch_changes` is the event `watch.changed`.
 */
import type { FastifyBaseLogger } from 'fastify';
import { type Repeating, repeat } from '../base/repeat.ts';
import type { FollowedDataSets, LoadedData } from '../data-sets/data-sets.ts';
import { checkList, startRound } from './check-list.ts';
import { positionOf } from './data-position.ts';
import { takeDueList } from './due-lists.ts';
import { mailWatchers, type WatchMailDependencies } from './mail-watchers.ts';

export interface WatchTimes {
  /** Interval at which this node checks for new data. */
  readonly pollMs: number;
  /** Interval at which it looks for lists and mails due for another reason: a killed node, or the end of a day. */
  readonly lookMs: number;
  /** Lease of a list. */
  readonly leaseMs: number;
  /** Time without new changes before the mail is written. */
  readonly quietMs: number;
}

const defaultTimes: WatchTimes = { pollMs: 1_000, lookMs: 60_000, leaseMs: 30_000, quietMs: 10 * 60_000 };

interface WatchingDependencies extends WatchMailDependencies {
  readonly dataSets: Pick<FollowedDataSets, 'current' | 'rangeVersions'>;
  readonly clock: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly times?: Partial<WatchTimes> | undefined;
}

/** Runs until stopped; the stop waits for the list in progress. */
export function startWatching(dependencies: WatchingDependencies): Repeating {
  const { dataSets, log } = dependencies;
  const times = { ...defaultTimes, ...dependencies.times };
  let compared: LoadedData | undefined;
  let nextLook = 0;
  return repeat({
    everyMs: times.pollMs,
    work: async (stopping) => {
      const data = dataSets.current();
      if (data === compared && performance.now() < nextLook) return;
      nextLook = performance.now() + times.lookMs;
      await compareDue(dependencies, { data, leaseMs: times.leaseMs, stopping });
      compared = data;
      if (!stopping.aborted) await mailWatchers(dependencies, times.quietMs);
    },
    // A database that is away is logged by everything else that needs it; the next check resumes where this one stopped.
    onFailure: (err) => log.warn({ err }, 'watch lists could not be compared'),
  });
}

interface Comparing {
  readonly data: LoadedData;
  readonly leaseMs: number;
  readonly stopping: AbortSignal;
}

/** Compares list after list until no free one is due. */
async function compareDue({ db, dataSets, clock, log }: WatchingDependencies, { data, leaseMs, stopping }: Comparing): Promise<void> {
  const position = positionOf(data);
  const round = { ...startRound(data, position, dataSets.rangeVersions), now: clock() };
  for (let lists = 0; !stopping.aborted; lists += 1) {
    const list = await takeDueList(db, position, leaseMs);
    if (!list) {
      if (lists > 0) log.info({ lists, versions: position.versions }, 'watch lists compared');
      return;
    }
    await checkList(db, list, round);
  }
}
