/** Runs on every navigation before anything is drawn: decides where it ends, closes the mobile menu, sets the title. */
import { showCarriedToast } from './carried-toast.ts';
import { currentConfig } from './config.ts';
import { decideNavigation, needsFreshDocument } from './guard.ts';
import { here, history, replaceWith } from './history.ts';
import { closeMenu } from './layout/menu.ts';
import { isAtPasswordLink, takePasswordLink } from './password-link.ts';
import { routeOf } from './routes.tsx';
import { currentSession } from './session.tsx';
import { setScreenTitle } from './title.ts';
import { showToast } from './toast.tsx';

/** The path that this document was loaded for. */
const documentPath = location.pathname;

/** Subscribes before the router does, so that the router never sees a place that the guard refuses. */
export function guardNavigation() {
  history.subscribe(guardVisit);
  guardVisit();
}

/** Also to be run when the permissions have changed under a screen. */
export function guardVisit() {
  const visit = here();
  if (takePasswordLink(visit)) return replaceWith(visit.pathname + visit.search);
  const route = routeOf(visit.pathname);
  const session = currentSession();
  const isPlatform = session.userId === currentConfig().platformAccountId;
  const decision = decideNavigation(visit, route, { ...session, isPlatform, hasPasswordLink: isAtPasswordLink() });
  closeMenu();
  if (decision.kind === 'go') return replaceWith(decision.to);
  if (decision.kind === 'forbidden') return refuse(route?.title ?? '', decision.missing);
  if (needsFreshDocument({ provider: currentConfig().captcha.provider, from: documentPath, to: visit.pathname })) return openAfresh();
  setScreenTitle(route?.title ?? 'Page not found');
  showCarriedToast();
}

/** The address is the new one already, be it by a link, by Back, or by the guard. */
function openAfresh() {
  history.flush();
  location.reload();
}

function refuse(screen: string, missing: string) {
  showToast({
    content: `This screen needs the permission ${missing}. An administrator of your organisation can grant it.`,
    type: 'error',
    operationType: screen,
  });
  replaceWith('/home');
}
