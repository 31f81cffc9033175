/** The sidebar's two states: open (small screens, until the next navigation) and minimised (large screens, remembered on this device). */
import { useSyncExternalStore } from 'react';

const minimisedKey = 'isSidebarMinimised';
let isOpen = false;
let isMinimised = localStorage.getItem(minimisedKey) === 'true';
const listeners = new Set<() => void>();

export function useMenu() {
  return { isOpen: useSyncExternalStore(subscribe, () => isOpen), isMinimised: useSyncExternalStore(subscribe, () => isMinimised) };
}

export function toggleMenu() {
  isOpen = !isOpen;
  tell();
}

export function closeMenu() {
  if (!isOpen) return;
  isOpen = false;
  tell();
}

export function toggleMinimised() {
  isMinimised = !isMinimised;
  localStorage.setItem(minimisedKey, String(isMinimised));
  tell();
}

function tell() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
