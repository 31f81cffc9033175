/** Light, dark, or as the system says; chosen per device. `public/theme-first.js` sets the first paint by the same key and colours. */
import { useSyncExternalStore } from 'react';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = 'theme';
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

export function themeChoice(): ThemeChoice {
  const stored = localStorage.getItem(key);
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, themeChoice), chooseTheme];
}

/** The theme that the screen has now: `light` or `dark`. */
export function useShownTheme(): string {
  return useSyncExternalStore(subscribe, () => document.documentElement.dataset.theme ?? 'light');
}

/** Follows the system and the other tabs from now on. */
export function syncTheme() {
  systemIsDark.addEventListener('change', applyTheme);
  addEventListener('storage', (event) => event.key === key && applyTheme());
}

function chooseTheme(choice: ThemeChoice) {
  localStorage.setItem(key, choice);
  applyTheme();
}

function applyTheme() {
  const choice = themeChoice();
  const isDark = choice === 'dark' || (choice === 'system' && systemIsDark.matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark ? '#0e141b' : '#f6f7f9');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
