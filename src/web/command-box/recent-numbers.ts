/** The numbers that were asked about since this page was loaded, newest first. In memory alone, and gone with the session. */
import { createStore } from '../browser/store.ts';
import { onSessionEnd } from '../session/session.ts';

const mostNumbers = 8;
const recent = createStore<readonly string[]>([]);

export const useRecentNumbers = recent.useValue;

export function noteNumber(digits: string) {
  recent.set([digits, ...recent.get().filter((other) => other !== digits)].slice(0, mostNumbers));
}

onSessionEnd(() => recent.set([]));
