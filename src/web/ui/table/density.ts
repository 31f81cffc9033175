/** How tall rows are: one choice for every table, remembered on this device. */
import { useSyncExternalStore } from 'react';

export const densities = ['compact', 'default', 'comfortable'] as const;
export type Density = (typeof densities)[number];

export const rowHeights: Record<Density, string> = { compact: 'h-7', default: 'h-9', comfortable: 'h-11' };

const storageKey = 'tableDensity';
const listeners = new Set<() => void>();

export function useDensity(): [Density, (density: Density) => void] {
  return [useSyncExternalStore(subscribe, storedDensity), storeDensity];
}

function storedDensity(): Density {
  const stored = localStorage.getItem(storageKey);
  return densities.find((density) => density === stored) ?? 'default';
}

function storeDensity(density: Density): void {
  localStorage.setItem(storageKey, density);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
