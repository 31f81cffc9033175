import { openCommandBox } from '../navigation/opened-box.ts';
import { boxKey } from '../navigation/screen-keys.ts';
import { Icon } from '../ui/Icon.tsx';
import * as screenDrawings from '../ui/screen-drawings.ts';
import { portalText } from './portal.text.ts';

/** The visible way into the command box: a line of the sidebar, or an item of the bar on small screens. */
export function FindButton({ place, isMinimised = false }: { place: 'line' | 'bar'; isMinimised?: boolean }) {
  const { find } = portalText.sidebar;
  if (place === 'bar')
    return (
      <button
        type="button"
        className="ms-auto inline-flex min-h-10 items-center gap-2 rounded-control border border-current px-3 text-small font-medium md:hidden"
        aria-keyshortcuts={boxKey.aria}
        onClick={openCommandBox}
      >
        <Icon drawing={screenDrawings.search} />
        {find}
      </button>
    );
  return (
    <button
      type="button"
      className="sidebar-item max-md:hidden"
      aria-keyshortcuts={boxKey.aria}
      title={isMinimised ? `${find} (${boxKey.shown})` : undefined}
      onClick={openCommandBox}
    >
      <Icon drawing={screenDrawings.search} />
      <span className={isMinimised ? 'sr-only' : 'flex-1 text-start'}>{find}</span>
      {!isMinimised && (
        <kbd aria-hidden="true" className="kbd">
          {boxKey.shown}
        </kbd>
      )}
    </button>
  );
}
