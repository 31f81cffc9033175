/** The sidebar's two states: open (small screens, until the next navigation) and minimised (large screens, a preference). */
import { choosePreferences, currentPreferences, usePreferences } from '../browser/preferences.ts';
import { createStore } from '../browser/store.ts';

const isOpen = createStore(false);

export function useMenu() {
  return { isOpen: isOpen.useValue(), isMinimised: usePreferences().menu === 'minimised' };
}

export function toggleMenu() {
  isOpen.set(!isOpen.get());
}

export function closeMenu() {
  isOpen.set(false);
}

export function toggleMinimised() {
  choosePreferences({ menu: currentPreferences().menu === 'minimised' ? 'wide' : 'minimised' });
}
