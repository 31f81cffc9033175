/** Keyboard shortcuts of every screen. */
import { isPlain, routes } from '../../shared/base/routes.ts';
import { currentPreferences } from '../browser/preferences.ts';
import { mayOpen } from '../navigation/guard.ts';
import { closeBox, openCommandBox, openedBox, openKeyList } from '../navigation/opened-box.ts';
import { isApple, keyedPaths, screenKeys, type KeyedPath } from '../navigation/screen-keys.ts';
import { currentSession } from '../session/session.ts';
import { openLegend } from '../ui/open-legend.ts';
import { meaningOf } from './key-presses.ts';

/** Milliseconds for which `g` waits for its letter. */
const leadMs = 2_000;
/** Elements in which letters are typed, or find an entry by its beginning. */
const typing = `input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=file]),textarea,select,[contenteditable],
  [role=listbox],[role=menu],[role=tree],[role=grid],[role=spinbutton]`;

/** Listens until the returned function is called. `go` opens a screen. */
export function listenToKeys(go: (path: KeyedPath) => void): () => void {
  let ledAt = Number.NEGATIVE_INFINITY;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const meaning = meaningOf(event, {
      isApple,
      isTyping: event.target instanceof Element && event.target.closest(typing) !== null,
      isUnderDialog: isDialogOpen(),
      areSingleKeysOn: currentPreferences().keys !== 'off',
      isAfterLead: event.timeStamp - ledAt < leadMs,
    });
    ledAt = meaning?.does === 'lead' ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (meaning === null) return;
    event.preventDefault();
    if (meaning.does === 'box') toggleBox();
    else if (meaning.does === 'keys') openKeyList();
    else if (meaning.does === 'search') goToSearchField();
    else if (meaning.does === 'letter') goToScreen(meaning.letter, go);
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** True if a dialog is open: also one of the library, such as a calendar, and the command box while its code loads. */
function isDialogOpen(): boolean {
  return openedBox() !== null || document.querySelector('dialog[open],[role=dialog]') !== null;
}

function toggleBox() {
  if (openedBox() === 'box') closeBox();
  // A confirmation stays on top.
  else if (!isDialogOpen()) openCommandBox();
}

/** Focuses the first field of the screen that takes a number or filters the content; without one, opens the command box. */
function goToSearchField() {
  const fields = document.querySelectorAll<HTMLInputElement>('main :is(input[type=search],input[inputmode=tel])');
  const field = [...fields].find((one) => !one.disabled && one.checkVisibility());
  if (field === undefined) return openCommandBox();
  field.focus();
  field.select();
}

/** Opens the screen of the letter; does nothing if the letter has none or the screen is closed to the user. */
function goToScreen(letter: string, go: (path: KeyedPath) => void) {
  const path = keyedPaths.find((one) => screenKeys[one] === letter);
  const route = routes.filter(isPlain).find((one) => one.path === path);
  if (path === undefined || route === undefined || !mayOpen(route, currentSession())) return;
  if (path === '/serviceLegend') openLegend(path);
  else go(path);
}
