/** The batches that were sent from this browser tab and are not finished yet: their end is worth a toast, wherever one is then. */
import { useSyncExternalStore } from 'react';
import { onSessionEnd } from '../../session/session.ts';

let followed: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export function followBatch(id: string): void {
  put(new Set([...followed, id]));
}

export function unfollowBatches(ids: readonly string[]): void {
  if (ids.length > 0) put(new Set([...followed].filter((id) => !ids.includes(id))));
}

export function useFollowedBatches(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => followed);
}

onSessionEnd(() => put(new Set()));

function put(next: ReadonlySet<string>) {
  followed = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
