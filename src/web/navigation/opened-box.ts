/** The box that a key or a button of the frame opens over the screen: the command box, or the list of keys. */
import { createStore } from '../browser/store.ts';
import { onSessionEnd } from '../session/session.ts';

const opened = createStore<'box' | 'keys' | null>(null);

export const useOpenedBox = opened.useValue;
export const openedBox = opened.get;

export function openCommandBox() {
  opened.set('box');
}

export function openKeyList() {
  opened.set('keys');
}

export function closeBox() {
  opened.set(null);
}

onSessionEnd(closeBox);
