/** What keys do wherever one is. */
import { closeBox, openCommandBox, openedBox } from '../navigation/opened-box.ts';
import { isApple } from '../navigation/screen-keys.ts';

/** From now on, until what it answers is called. */
export function listenToKeys(): () => void {
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

function onKeyDown(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || !isBoxKey(event)) return;
  event.preventDefault();
  if (openedBox() === 'box') closeBox();
  // What asks something stays on top.
  else if (document.querySelector('dialog[open]') === null) openCommandBox();
}

function isBoxKey({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent): boolean {
  const isWithOne = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return key.toLowerCase() === 'k' && isWithOne && !altKey && !shiftKey && !repeat;
}
