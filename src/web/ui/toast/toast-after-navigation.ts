/** A toast for the next screen, even if that opens in a document of its own. */
import { showToast } from './Toasts.tsx';
import type { ToastRequest } from './toast-queue.ts';

const key = 'toastAfterNavigation';
/** Milliseconds for which the live region must exist before its text, to be read out. */
const regionStandsMs = 100;

export function showToastAfterNavigation(request: ToastRequest) {
  sessionStorage.setItem(key, JSON.stringify(request));
}

/** Shows the pending toast once a screen is reached. */
export function showPendingToast() {
  const pending = sessionStorage.getItem(key);
  if (pending === null) return;
  sessionStorage.removeItem(key);
  // A parsing edge: this module alone writes under the key.
  setTimeout(() => showToast(JSON.parse(pending) as ToastRequest), regionStandsMs);
}
