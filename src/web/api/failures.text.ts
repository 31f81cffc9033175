import { catalogue } from '../locale/catalogue.ts';

/** Of calls that no answer tells about. Read where it is shown. */
export const failuresText = catalogue('failuresText', {
  /** Where the browser knew before the call that it has no connection. */
  offline: 'You are offline. Nothing was sent.',
  network: 'Network Error',
  timeout: (ms: number) => `timeout of ${ms}ms exceeded`,
  status: (status: number) => `Request failed with status code ${status}`,
  unknown: 'Error',
});
