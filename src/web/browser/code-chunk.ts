/** Code that is fetched when it is needed. After a deployment an old page may ask for files that are gone: the page then reloads, once. */
import { lazy, type FunctionComponent } from 'react';

const reloadedKey = 'reloadedForCodeAt';
/** A file that is still missing this soon after a reload will not come by another one. */
const reloadPauseMs = 300_000;

export interface CodeChunk<Props = object> {
  Component: FunctionComponent<Props>;
  /** Fetches the code ahead of its first show. */
  preload: () => void;
}

export function codeChunk<Props = object>(load: () => Promise<FunctionComponent<Props>>): CodeChunk<Props> {
  let fetched: Promise<{ default: FunctionComponent<Props> }> | undefined;
  const fetchOnce = () => {
    fetched ??= load().then(
      (Component) => ({ default: Component }),
      (failure: unknown) => {
        fetched = undefined;
        throw failure;
      },
    );
    return fetched;
  };
  return {
    Component: lazy(() => fetchOnce().catch(reloadOnce)),
    preload: () => void fetchOnce().catch(() => undefined),
  };
}

/** Offline a reload would only lose the page that still stands. */
function reloadOnce(failure: unknown): Promise<never> {
  const sinceReloadMs = Date.now() - Number(sessionStorage.getItem(reloadedKey) ?? 0);
  if (!navigator.onLine || sinceReloadMs < reloadPauseMs) {
    throw new Error('A part of the portal could not be loaded. It may have been updated just now, or the connection may be lost.', {
      cause: failure,
    });
  }
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  location.reload();
  return new Promise(() => undefined);
}
