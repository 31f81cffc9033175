/** The toast of the guard about a screen that it does not open. */
import type { GuardedRoute } from '../navigation/guard.ts';
import { showToast } from '../ui/toast/Toasts.tsx';
import { type Visitor, whyClosed } from './closed-screen.ts';

/** Shows the reason in a toast under the title of the screen. */
export function sayClosed(route: GuardedRoute, visitor: Visitor, title: string) {
  showToast({ content: whyClosed(route, visitor), type: 'error', operationType: title });
}
