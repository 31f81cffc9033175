import { choosePreferences } from '../browser/preferences.ts';
import { goTo, here } from '../browser/history.ts';
import { startSupportView, stopSupportView } from '../session/support-view.ts';
import { openLegend } from '../ui/open-legend.ts';
import { openKeyList } from '../navigation/opened-box.ts';
import type { Act } from './entry.ts';

/** Does what an entry is for. */
export function perform(act: Act) {
  if ('go' in act) visit(act.go);
  else if ('open' in act) openLegend(act.open);
  else if ('theme' in act) choosePreferences({ theme: act.theme });
  else if ('seeAs' in act) void startSupportView(act.seeAs);
  else if ('leaveView' in act) void stopSupportView();
  else openKeyList();
}

/** Where one is already is no place in the history. */
function visit(path: string) {
  const { pathname, search, hash } = here();
  if (pathname + search + hash !== path) goTo(path);
}
