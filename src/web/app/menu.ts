/** The sidebar's two states: open (small screens, until the next navigation) and minimised (large screens, remembered on this device). */
import { createStore } from '../browser/store.ts';

const minimisedKey = 'isSidebarMinimised';
const isOpen = createStore(false);
const isMinimised = createStore(localStorage.getItem(minimisedKey) === 'true');

export function useMenu() {
  return { isOpen: isOpen.useValue(), isMinimised: isMinimised.useValue() };
}

export function toggleMenu() {
  isOpen.set(!isOpen.get());
}

export function closeMenu() {
  isOpen.set(false);
}

export function toggleMinimised() {
  isMinimised.set(!isMinimised.get());
  localStorage.setItem(minimisedKey, String(isMinimised.get()));
}
