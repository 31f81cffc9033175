import { useSyncExternalStore } from 'react';
import { utcDay } from '../../shared/base/utc-day.ts';

const dayCheckMs = 30_000;

/** Returns today's date in UTC, also on a screen left open over midnight. */
export function useUtcToday(): string {
  return useSyncExternalStore(checkDay, () => utcDay(new Date()));
}

function checkDay(listener: () => void) {
  const timer = setInterval(listener, dayCheckMs);
  return () => clearInterval(timer);
}
