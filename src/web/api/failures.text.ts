import { catalogue } from '../locale/catalogue.ts';

/** Texts of failed calls without an answer. Read where shown. */
export const failuresText = catalogue('failuresText', {
  /** Shown if the browser knew before the call that it has no connection. */
  offline: 'You are offline. Nothing was sent.',
  network: 'Network Error',
  timeout: (ms: number) => `timeout of ${ms}ms exceeded`,
  status: (status: number) => `Request failed with status code ${status}`,
  unknown: 'Error',
});
