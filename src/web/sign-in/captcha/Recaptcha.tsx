import { useEffect, useRef, useState } from 'react';
import { recaptchaAction } from '../../../shared/sign-in/passwords.ts';
import { Button } from '../../ui/Button.tsx';
import { CaptchaBox } from './CaptchaBox.tsx';
import type { BoundCaptcha } from './use-captcha.ts';
import { captchaText } from './captcha.text.ts';
import { storedToken } from '../../browser/stored-session.ts';

export interface RecaptchaProps {
  captcha: BoundCaptcha;
  siteKey: string;
  scriptUrl: string;
  size: 'normal' | 'compact';
  theme: 'light' | 'dark';
  error: string | undefined;
}

/** A score is taken for two minutes. */
const scoreValidMs = 110_000;

/** reCAPTCHA v2: the provider's own box, drawn in a place that React leaves alone. */
export function RecaptchaBox({ captcha: { state, dispatch }, siteKey, scriptUrl, size, theme, error }: RecaptchaProps) {
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<number | null>(null);
  const { grecaptcha, hasFailed, load } = useScript(scriptUrl, 'explicit');
  useEffect(() => {
    if (!grecaptcha || !place.current) return;
    const own = place.current.appendChild(document.createElement('div'));
    widget.current = grecaptcha.render(own, {
      sitekey: siteKey,
      size,
      theme,
      callback: (value: string) => dispatch({ kind: 'solved', value }),
      'expired-callback': () => dispatch({ kind: 'expired' }),
      'error-callback': () => dispatch({ kind: 'failed', problem: captchaText.failed }),
    });
    return () => own.remove();
  }, [grecaptcha, siteKey, size, theme, dispatch]);
  useEffect(() => {
    if (state.round > 0 && widget.current !== null) grecaptcha?.reset(widget.current);
  }, [grecaptcha, state.round]);
  return (
    <CaptchaBox state={state} activity={grecaptcha || hasFailed ? '' : captchaText.loading} error={error} takesFocus>
      <div ref={place} className="min-w-0 overflow-x-auto" />
      {hasFailed && <NotLoaded scriptUrl={scriptUrl} onRetry={load} />}
    </CaptchaBox>
  );
}

/** reCAPTCHA v3: nothing to press. It requests the score on entry, again when it is too old, and again after a reset. */
export function RecaptchaScore({ captcha: { state, dispatch }, siteKey, scriptUrl, error }: RecaptchaProps) {
  const { grecaptcha, hasFailed, load } = useScript(scriptUrl, siteKey);
  const { status, round } = state;
  const isWanted = status === 'init' || status === 'expired';
  useEffect(() => {
    if (!grecaptcha || !isWanted) return;
    let isVoid = false;
    grecaptcha.execute(siteKey, { action: recaptchaAction }).then(
      (value) => !isVoid && dispatch({ kind: 'solved', value }),
      () => !isVoid && dispatch({ kind: 'failed', problem: captchaText.failed }),
    );
    return () => {
      isVoid = true;
    };
  }, [grecaptcha, isWanted, round, siteKey, dispatch]);
  useEffect(() => {
    if (status !== 'verified') return;
    const timer = setTimeout(() => dispatch({ kind: 'expired' }), scoreValidMs);
    return () => clearTimeout(timer);
  }, [status, dispatch]);
  return (
    <CaptchaBox state={state} activity={isWanted && !hasFailed ? captchaText.checking : ''} error={error} takesFocus>
      {hasFailed && <NotLoaded scriptUrl={scriptUrl} onRetry={load} />}
      {status === 'error' && (
        <Button variant="secondary" size="small" onClick={() => dispatch({ kind: 'reset' })}>
          {captchaText.again}
        </Button>
      )}
    </CaptchaBox>
  );
}

function useScript(scriptUrl: string, render: string) {
  const [grecaptcha, setGrecaptcha] = useState<Grecaptcha | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isVoid = false;
    loadRecaptcha(scriptUrl, render).then(
      (loaded) => !isVoid && setGrecaptcha(loaded),
      () => !isVoid && setFailed(true),
    );
    return () => {
      isVoid = true;
    };
  }, [scriptUrl, render, attempt]);
  const load = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { grecaptcha, hasFailed, load };
}

function NotLoaded({ scriptUrl, onRetry }: { scriptUrl: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-2 text-small">
      <p className="wrap-anywhere">{captchaText.notLoaded(new URL(scriptUrl, location.href).host)}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {captchaText.loadAgain}
      </Button>
    </div>
  );
}

/** reCAPTCHA's script. It is foreign code: it loads only into the document of the forgotten password, and never while a token is stored. */
interface Grecaptcha {
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
function loadRecaptcha(scriptUrl: string, render: string): Promise<Grecaptcha> {
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
