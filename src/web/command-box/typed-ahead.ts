/** What is typed after the command box is asked for and before its code is there: kept for it, and kept from the field that has the focus. */
import { closeBox, openedBox } from '../navigation/opened-box.ts';

let typed = '';

/** From now on, until what it answers is called. */
export function keepTypedAhead(): () => void {
  typed = '';
  // Before anything on the screen hears of a key.
  document.addEventListener('keydown', keep, true);
  return () => {
    document.removeEventListener('keydown', keep, true);
    // Given up before it was there; also where the session ended.
    if (openedBox() === null) typed = '';
  };
}

/** What was kept, once. */
export function takeTypedAhead(): string {
  const taken = typed;
  typed = '';
  return taken;
}

function keep(event: KeyboardEvent) {
  const { key } = event;
  // Ctrl and Alt together, or AltGr, type a character; either of them alone is a command.
  const isCommand = event.metaKey || event.ctrlKey !== event.altKey;
  if (event.isComposing || (isCommand && !event.getModifierState('AltGraph'))) return;
  if (key === 'Escape') closeBox();
  else if (key === 'Backspace') typed = [...typed].slice(0, -1).join('');
  else if (key.length === 1) typed += key;
  // Would press what has the focus.
  else if (key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}
