/** reCAPTCHA's script. It is foreign code: it loads only into the document of the forgotten password, and never while a token is stored. */
import { storedToken } from '../../browser/stored-session.ts';

export interface Grecaptcha {
  ready(then: () => void): void;
  render(container: HTMLElement, options: Record<string, unknown>): number;
  reset(widget: number): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

const loadTimeoutMs = 15_000;
let loading: Promise<Grecaptcha> | undefined;

/** `render` is `explicit` for v2 and the site key for v3. A load that failed may be tried again. */
export function loadRecaptcha(scriptUrl: string, render: string): Promise<Grecaptcha> {
  if (storedToken() !== null) return Promise.reject(new Error('Nobody may be signed in while a foreign script runs'));
  loading ??= addScript(scriptAddress(scriptUrl, render)).catch((failure: unknown) => {
    loading = undefined;
    throw failure;
  });
  return loading;
}

function scriptAddress(scriptUrl: string, render: string): string {
  const address = new URL(scriptUrl, location.href);
  address.searchParams.set('render', render);
  return address.href;
}

function addScript(address: string): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The script could not be loaded'));
    const timer = setTimeout(fail, loadTimeoutMs);
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const { grecaptcha } = window;
      if (!grecaptcha) return fail();
      grecaptcha.ready(() => {
        clearTimeout(timer);
        resolve(grecaptcha);
      });
    });
    script.src = address;
    document.head.append(script);
  });
}
