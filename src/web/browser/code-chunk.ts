/** Code that is fetched when it is needed. After a deployment an old page may ask for files that are gone: the page then reloads, once. */
import { createElement, lazy, useState, type FunctionComponent } from 'react';
import { documentText } from './document.text.ts';

const reloadedKey = 'reloadedForCodeAt';
/** A file that is still missing this soon after a reload will not come by another one. */
const reloadPauseMs = 300_000;

export interface CodeChunk<Props = object> {
  Component: FunctionComponent<Props>;
  /** Fetches the code ahead of its first show; settles when it is there or could not be had. */
  preload: () => Promise<unknown>;
}

export function codeChunk<Props extends object = object>(load: () => Promise<FunctionComponent<Props>>): CodeChunk<Props> {
  let fetching: Promise<{ default: FunctionComponent<Props> }> | undefined;
  let fetched: FunctionComponent<Props> | undefined;
  const fetchOnce = () => {
    fetching ??= load().then(
      (Component) => {
        fetched = Component;
        return { default: Component };
      },
      (failure: unknown) => {
        fetching = undefined;
        throw failure;
      },
    );
    return fetching;
  };
  const Lazy: FunctionComponent<Props> = lazy(() => fetchOnce().catch(reloadOnce));
  return {
    // Shows loaded code at once: React delays lazy content for 300 ms after a spinner, and again for each spinner within it.
    Component: (props) => createElement(useState(() => fetched ?? Lazy)[0], props),
    preload: () => fetchOnce().catch(() => undefined),
  };
}

/** Offline a reload would only lose the page that still stands. */
function reloadOnce(failure: unknown): Promise<never> {
  const sinceReloadMs = Date.now() - Number(sessionStorage.getItem(reloadedKey) ?? 0);
  if (!navigator.onLine || sinceReloadMs < reloadPauseMs) {
    throw new Error(documentText.codeMissing, { cause: failure });
  }
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  location.reload();
  return new Promise(() => undefined);
}
