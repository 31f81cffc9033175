/** State outside React, such as a preference of the device or the session, that components follow. */
import { useSyncExternalStore } from 'react';

export interface Store<Value> {
  get: () => Value;
  /** A change of value redraws every component that uses the store. */
  set: (next: Value) => void;
  /** Runs at every `set`; answers how to stop that. */
  subscribe: (listener: () => void) => () => void;
  /** The value, for a component. */
  useValue: () => Value;
}

export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const set = (next: Value) => {
    value = next;
    for (const listener of listeners) listener();
  };
  return { get, set, subscribe, useValue: () => useSyncExternalStore(subscribe, get) };
}
