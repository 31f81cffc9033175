/** Tells screen readers what sighted people see happen. The region stands from the first paint on. */
import { createStore } from '../browser/store.ts';

const spoken = createStore('');

export function announce(text: string) {
  // The same words twice would not change the region and would stay unheard.
  spoken.set(text === spoken.get() ? `${text}\u00a0` : text);
}

export function Announcer() {
  return (
    <p aria-live="polite" className="sr-only">
      {spoken.useValue()}
    </p>
  );
}
