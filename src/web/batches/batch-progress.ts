/** News about batches between two reads of their results. */
import type { BatchResultRow, BatchState } from '../../shared/batches/batches.ts';
import { batchProgressText } from './batch-progress.text.ts';

/** A batch as a whole: its rows are its services. */
export interface BatchOverview {
  readonly id: string;
  /** Name of the batch as sent. */
  readonly name: string;
  readonly state: BatchState;
  readonly services: readonly string[];
  /** Whole percents over all its services. */
  readonly progress: number;
  readonly isUnderWay: boolean;
  readonly outcome: 'done' | 'partly' | 'failed' | 'cancelled';
}

export function isUnderWay(status: BatchState): boolean {
  return status === 'queued' || status === 'running';
}

export function summariseBatches(rows: readonly BatchResultRow[]): ReadonlyMap<string, BatchOverview> {
  const batches = Map.groupBy(rows, ({ id }) => id);
  return new Map([...batches].map(([id, ofBatch]) => [id, summarise(id, ofBatch)]));
}

function summarise(id: string, rows: readonly BatchResultRow[]): BatchOverview {
  const states = new Set(rows.map(({ status }) => status));
  const only = states.size === 1 ? rows[0]?.status : undefined;
  return {
    id,
    name: rows[0]?.name ?? '',
    state: stateOf(states),
    services: rows.map(({ Service }) => Service),
    progress: Math.floor(rows.reduce((sum, { progress }) => sum + progress, 0) / rows.length),
    isUnderWay: rows.some(({ status }) => isUnderWay(status)),
    outcome: only === 'done' || only === 'failed' || only === 'cancelled' ? only : 'partly',
  };
}

/** Returns the state of a batch: under way while one service is; `partly` if the services ended differently. */
function stateOf(states: ReadonlySet<BatchState>): BatchState {
  for (const state of ['running', 'queued'] as const) if (states.has(state)) return state;
  const [only = 'partly', ...others] = states;
  return others.length === 0 ? only : 'partly';
}

const spokenPercents = [100, 75, 50, 25, 0];

/** Returns the progress announcements for screen readers: 0, 25, 50, 75 and 100 %, once each. */
export function progressNews(before: ReadonlyMap<string, BatchOverview>, now: ReadonlyMap<string, BatchOverview>): string[] {
  const news: string[] = [];
  for (const batch of now.values()) {
    const old = before.get(batch.id);
    const wasReached = old === undefined ? -1 : old.isUnderWay ? reached(old) : 100;
    const isReached = reached(batch);
    if (isReached > wasReached) news.push(batchProgressText.spoken(batch.name, isReached));
  }
  return news;
}

/** Returns the announced percent: 100 for a batch that ended, even if cancelled; less for one under way. */
function reached({ progress, isUnderWay: isGoing }: BatchOverview): number {
  return isGoing ? (spokenPercents.find((percent) => percent <= Math.min(progress, 99)) ?? 0) : 100;
}

/** Returns the end of a batch in one sentence. */
export function endingText({ name, outcome }: BatchOverview): string {
  return batchProgressText.endings[outcome](name);
}
