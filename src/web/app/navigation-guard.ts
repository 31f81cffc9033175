/** Runs on every navigation before anything is drawn: decides where it ends, closes the mobile menu, sets the title. */
import { showPendingToast } from '../ui/toast/toast-after-navigation.ts';
import { currentConfig } from '../api/public-config.ts';
import { decideNavigation, needsFreshDocument } from '../navigation/guard.ts';
import { here, history, loadedAt, replaceWith } from '../browser/history.ts';
import { closeMenu } from './menu.ts';
import { isAtMailedLink, takeMailedLink } from '../session/mailed-link.ts';
import { type KnownRoute, routeOf } from '../../shared/base/routes.ts';
import { currentSession } from '../session/session.ts';
import { setScreenTitle } from '../browser/title.ts';
import { screensText } from '../navigation/screens.text.ts';

/**
 * Listens to the history that the sign-in screens and the router share, not in a route's `beforeLoad`: signed-out users reach the sign-in without loading the
 * router. It subscribes before the router, so that the router never sees a place that the guard refuses.
 */
export function guardNavigation() {
  history.subscribe(guardVisit);
  guardVisit();
}

/** Runs the guard on the current place; also needed when permissions change under an open screen. */
export function guardVisit() {
  const visit = here();
  if (takeMailedLink(visit)) return replaceWith(visit.pathname + visit.search);
  const route = routeOf(visit.pathname);
  const session = currentSession();
  const decision = decideNavigation(visit, route, {
    ...session,
    hasMailedLink: isAtMailedLink(),
    needsFactor: session.userInfo?.needsFactor === true,
  });
  closeMenu();
  if (decision.kind === 'go') return replaceWith(decision.to);
  if (decision.kind === 'forbidden') return void refuse(route);
  if (isOfAnotherDocument(visit.pathname)) return openAfresh();
  const screen = decision.kind === 'factor' ? screensText.factor : titleOf(route);
  setScreenTitle({ product: currentConfig().productName, screen, isSupportView: session.isSupportView });
  showPendingToast();
}

/** True if the screen at `pathname` needs another document, which is then loading: this one does not show it. */
export function isOfAnotherDocument(pathname: string): boolean {
  return needsFreshDocument({ provider: currentConfig().captcha.provider, from: loadedAt.pathname, to: pathname });
}

/** Loads the new document: the address is already the new one, after a link, Back or the guard. */
function openAfresh() {
  history.flush();
  location.reload();
}

/** Loads the toasts on demand: the sign-in page does without them. */
const loadToasts = () => import('./closed-toasts.ts');

async function refuse(route: KnownRoute | undefined) {
  const visitor = currentSession();
  replaceWith('/home');
  const { sayClosed } = await loadToasts();
  if (route) sayClosed(route, visitor, titleOf(route));
}

function titleOf(route: KnownRoute | undefined): string {
  const { titles, unknown } = screensText;
  return route === undefined || route.path === '/' ? unknown : titles[route.path];
}
