/** Toasts of the guard about a screen that it does not open. */
import { factorPath, type GuardedRoute } from '../navigation/guard.ts';
import { screensText } from '../navigation/screens.text.ts';
import { showToast } from '../ui/toast/Toasts.tsx';
import { type Visitor, whyClosed } from './closed-screen.ts';
import { portalText } from './portal.text.ts';

/** Shows the reason in a toast under the title of the screen. */
export function sayClosed(route: GuardedRoute, visitor: Visitor, title: string) {
  showToast({ content: whyClosed(route, visitor), type: 'error', operationType: title });
}

/** Says that only My Account opens. The text at the top of that page may be out of sight. */
export function sayAccountAlone() {
  showToast({ content: portalText.closed.needsFactor, type: 'info', operationType: screensText.titles[factorPath] });
}
