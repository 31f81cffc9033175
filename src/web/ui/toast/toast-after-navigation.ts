/** A toast for the screen that comes next, also where that screen opens in a document of its own. */
import { showToast } from './Toasts.tsx';
import type { ToastRequest } from './toast-queue.ts';

const key = 'toastAfterNavigation';
/** The region that reads it out has to stand before the text comes into it. */
const regionStandsMs = 100;

export function showToastAfterNavigation(request: ToastRequest) {
  sessionStorage.setItem(key, JSON.stringify(request));
}

/** Run when a screen has been reached. */
export function showPendingToast() {
  const pending = sessionStorage.getItem(key);
  if (pending === null) return;
  sessionStorage.removeItem(key);
  // A parsing edge: this module alone writes under the key.
  setTimeout(() => showToast(JSON.parse(pending) as ToastRequest), regionStandsMs);
}
