import { choosePreferences } from '../browser/preferences.ts';
import { here } from '../browser/history.ts';
import { startSupportView, stopSupportView } from '../session/support-view.ts';
import { openLegend } from '../ui/open-legend.ts';
import { openKeyList } from '../navigation/opened-box.ts';
import type { Act } from './entry.ts';

/** Performs the action of an entry. `go` opens a path of this portal. */
export function perform(act: Act, go: (path: string) => void) {
  if ('go' in act) visit(act.go, go);
  else if ('open' in act) openLegend(act.open);
  else if ('theme' in act) choosePreferences({ theme: act.theme });
  else if ('seeAs' in act) void startSupportView(act.seeAs);
  else if ('leaveView' in act) void stopSupportView();
  else openKeyList();
}

/** Goes to an address; the current one is not added to the history again. */
function visit(path: string, go: (path: string) => void) {
  const { pathname, search, hash } = here();
  if (pathname + search + hash !== path) go(path);
}
