/** What the server says of itself before anyone signs in: branding, human check, limits. */
import { publicConfig, type PublicConfig } from '../../shared/base/config.ts';
import { createStore } from '../browser/store.ts';
import { call, setBaseUrl } from './call.ts';

/** Holds until the server has answered, and where it does not. */
const config = createStore<PublicConfig>({
  // The server has put it there.
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

/** Without an answer the defaults stay: the next call will say that the server is out of reach. */
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
