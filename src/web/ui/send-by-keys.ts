import type { KeyboardEvent } from 'react';

/** Submits on Ctrl+Enter, and on Cmd+Enter on Apple devices. A held key sends once. */
export function sendByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.requestSubmit();
}
