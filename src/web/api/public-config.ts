/** The server's public settings before sign-in: branding, human check, limits. */
import { publicConfig, type PublicConfig } from '../../shared/base/config.ts';
import { createStore } from '../browser/store.ts';
import { call, setBaseUrl } from './call.ts';

/** Defaults until the server answers, and if it does not. */
const config = createStore<PublicConfig>({
  // The server writes it into the page.
  productName: document.title,
  providerName: '',
  providerUrl: '',
  logo: null,
  socialLinks: [],
  legalLinks: [],
  supportEmail: '',
  apiBaseUrl: '/',
  platformAccountId: 1,
  captcha: { provider: 'altcha', siteKey: null, scriptUrl: null },
  codeResendSeconds: 30,
  batchesKeptDays: 30,
  recordsKeptDays: 400,
  demo: false,
});

/** Loads the settings. Without an answer the defaults stay: the next call reports that the server is unreachable. */
export async function loadConfig() {
  try {
    config.set(await call(publicConfig, {}));
  } catch {
    return;
  }
  setBaseUrl(config.get().apiBaseUrl);
}

export function currentConfig(): PublicConfig {
  return config.get();
}

export function useConfig(): PublicConfig {
  return config.useValue();
}
