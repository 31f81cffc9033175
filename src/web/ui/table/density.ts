/** Row height: one choice for every table, kept with the account. */
import { choosePreferences, usePreferences } from '../../browser/preferences.ts';

export const densities = ['compact', 'default', 'comfortable'] as const;
export type Density = (typeof densities)[number];

export const rowHeights: Record<Density, string> = { compact: 'h-8', default: 'h-10', comfortable: 'h-12' };

export function useDensity(): [Density, (density: Density) => void] {
  const { density } = usePreferences();
  return [densities.find((known) => known === density) ?? 'default', (chosen) => choosePreferences({ density: chosen })];
}
