import { useEffect, useSyncExternalStore } from 'react';
import { here, history } from '../browser/history.ts';

const place = () => here().hash.replace(/^#/, '');

/** The place on the page that the address names behind "#"; nothing if it names no possible place. */
export function useMarked(): string {
  const named = useSyncExternalStore(history.subscribe, place);
  return /^[\w-]{1,100}$/.test(named) ? named : '';
}

/** Leads to the marked place once it is drawn: the page draws itself after the browser looked for it. `isThere` says that more was drawn. */
export function useLeadTo(marked: string, isThere: boolean) {
  useEffect(() => {
    const element = marked === '' ? null : document.querySelector<HTMLElement>(`main [id="${marked}"]`);
    element?.scrollIntoView({ block: 'start' });
    element?.focus({ preventScroll: true });
  }, [marked, isThere]);
}
