/** Announces visible changes to screen readers. The live region exists from the first paint on. */
import { createStore } from '../browser/store.ts';

const spoken = createStore('');

export function announce(text: string) {
  // The same text twice would leave the region unchanged and unheard.
  spoken.set(text === spoken.get() ? `${text}\u00a0` : text);
}

export function Announcer() {
  return (
    <p aria-live="polite" className="sr-only">
      {spoken.useValue()}
    </p>
  );
}
