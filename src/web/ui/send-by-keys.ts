import type { KeyboardEvent } from 'react';

/** Submits on Ctrl+Enter, and on Cmd+Enter on Apple devices. A held key sends once. */
export function sendByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.requestSubmit();
}

/** Submits a search on Enter in one of its selects, where browsers differ. Fields submit by themselves. */
export function searchByEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.requestSubmit();
}
