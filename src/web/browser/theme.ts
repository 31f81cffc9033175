/** Light, dark, or as the system says. `public/theme-first.js` sets the first paint by the same preference and colours. */
import { choosePreferences, currentPreferences, subscribePreferences, usePreferences } from './preferences.ts';
import { createStore } from './store.ts';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const shownTheme = createStore(document.documentElement.dataset.theme ?? 'light');

export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [usePreferences().theme ?? 'system', (theme) => choosePreferences({ theme })];
}

/** The theme that the screen has now: `light` or `dark`. */
export function useShownTheme(): string {
  return shownTheme.useValue();
}

/** Follows the choice and the system from now on. */
export function syncTheme() {
  systemIsDark.addEventListener('change', applyTheme);
  subscribePreferences(applyTheme);
}

function applyTheme() {
  const { theme: choice } = currentPreferences();
  const isDark = choice === 'dark' || (choice !== 'light' && systemIsDark.matches);
  const theme = isDark ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark ? '#0e141b' : '#f6f7f9');
  // Last, because redrawn parts read their colours from the document.
  shownTheme.set(theme);
}
