/** Unfinished batches sent from this browser tab: their end shows a toast on any screen. */
import { createStore } from '../browser/store.ts';
import { onSessionEnd } from '../session/session.ts';

const followed = createStore<ReadonlySet<string>>(new Set());

export function followBatch(id: string): void {
  followed.set(new Set([...followed.get(), id]));
}

export function unfollowBatches(ids: readonly string[]): void {
  if (ids.length > 0) followed.set(new Set([...followed.get()].filter((id) => !ids.includes(id))));
}

export function useFollowedBatches(): ReadonlySet<string> {
  return followed.useValue();
}

onSessionEnd(() => followed.set(new Set()));
