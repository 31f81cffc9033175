/** What the server says of itself before anyone signs in: branding, human check, limits. */
import { useSyncExternalStore } from 'react';
import { publicConfig, type PublicConfig } from '../../shared/api/config.ts';
import { call, setBaseUrl } from './call.ts';

/** Holds until the server has answered, and where it does not. */
let config: PublicConfig = {
  productName: 'Dialplane',
  providerName: '',
  providerUrl: '',
  socialLinks: [],
  supportEmail: '',
  apiBaseUrl: '/',
  platformAccountId: 1,
  captcha: { provider: 'altcha', siteKey: null, scriptUrl: null },
  codeResendSeconds: 30,
  demo: false,
};
const listeners = new Set<() => void>();

/** Without an answer the defaults stay: the next call will say that the server is out of reach. */
export async function loadConfig() {
  try {
    config = await call(publicConfig, {});
  } catch {
    return;
  }
  setBaseUrl(config.apiBaseUrl);
  for (const listener of listeners) listener();
}

export function currentConfig(): PublicConfig {
  return config;
}

export function useConfig(): PublicConfig {
  return useSyncExternalStore(subscribe, currentConfig);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
