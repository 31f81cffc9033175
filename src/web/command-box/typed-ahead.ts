/** Keys typed after the command box is opened and before its code is loaded: kept for the box, and from the field that has the focus. */
import { closeBox, openedBox } from '../navigation/opened-box.ts';

let typed = '';

/** Keeps keys from now on, until the function that it answers is called. */
export function keepTypedAhead(): () => void {
  typed = '';
  // Runs before anything on the screen receives a key.
  document.addEventListener('keydown', keep, true);
  return () => {
    document.removeEventListener('keydown', keep, true);
    // Closed before it was loaded; also if the session ended.
    if (openedBox() === null) typed = '';
  };
}

/** Answers the kept text, once. */
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
  // Enter would press the element that has the focus.
  else if (key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}
