/** Tells screen readers what sighted people see happen. The region stands from the first paint on. */
import { useSyncExternalStore } from 'react';

let spoken = '';
const listeners = new Set<() => void>();

export function announce(text: string) {
  // The same words twice would not change the region and would stay unheard.
  spoken = text === spoken ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

export function Announcer() {
  const text = useSyncExternalStore(subscribe, () => spoken);
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
