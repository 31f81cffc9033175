import type { KeyboardEvent } from 'react';

/** Ctrl+Enter, and Cmd+Enter where that is the key. A key that is held down sends once. */
export function sendByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.requestSubmit();
}
