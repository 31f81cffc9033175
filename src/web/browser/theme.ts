/** Light, dark, or as the system says; chosen per device. `public/theme-first.js` sets the first paint by the same key and colours. */
import { createStore } from './store.ts';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = 'theme';
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const choice = createStore(storedChoice());
const shownTheme = createStore(document.documentElement.dataset.theme ?? 'light');

export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [choice.useValue(), chooseTheme];
}

/** The theme that the screen has now: `light` or `dark`. */
export function useShownTheme(): string {
  return shownTheme.useValue();
}

/** Follows the system and the other tabs from now on. */
export function syncTheme() {
  systemIsDark.addEventListener('change', applyTheme);
  addEventListener('storage', (event) => event.key === key && applyTheme());
}

function chooseTheme(next: ThemeChoice) {
  localStorage.setItem(key, next);
  applyTheme();
}

function applyTheme() {
  choice.set(storedChoice());
  const isDark = choice.get() === 'dark' || (choice.get() === 'system' && systemIsDark.matches);
  const theme = isDark ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark ? '#0e141b' : '#f6f7f9');
  // Last: what is drawn anew now reads its colours from the document.
  shownTheme.set(theme);
}

function storedChoice(): ThemeChoice {
  const stored = localStorage.getItem(key);
  return themeChoices.find((known) => known === stored) ?? 'system';
}
