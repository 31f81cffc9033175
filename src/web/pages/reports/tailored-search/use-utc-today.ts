import { useSyncExternalStore } from 'react';
import { utcDay } from '../../../../shared/utc-day.ts';

const everyMs = 30_000;

/** Today in UTC, also on a screen that stands open over midnight. */
export function useUtcToday(): string {
  return useSyncExternalStore(subscribe, () => utcDay(new Date()));
}

function subscribe(listener: () => void) {
  const timer = setInterval(listener, everyMs);
  return () => clearInterval(timer);
}
