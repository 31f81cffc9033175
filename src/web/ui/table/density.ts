/** How tall rows are: one choice for every table, remembered on this device. */
import { createStore } from '../../browser/store.ts';

export const densities = ['compact', 'default', 'comfortable'] as const;
export type Density = (typeof densities)[number];

export const rowHeights: Record<Density, string> = { compact: 'h-7', default: 'h-9', comfortable: 'h-11' };

const storageKey = 'tableDensity';
const density = createStore(storedDensity());

export function useDensity(): [Density, (density: Density) => void] {
  return [density.useValue(), chooseDensity];
}

function storedDensity(): Density {
  const stored = localStorage.getItem(storageKey);
  return densities.find((choice) => choice === stored) ?? 'default';
}

function chooseDensity(choice: Density): void {
  localStorage.setItem(storageKey, choice);
  density.set(choice);
}
