import { CaptchaBox } from './CaptchaBox.tsx';
import { ProofCheck } from './ProofCheck.tsx';
import { RecaptchaBox, RecaptchaScore } from './Recaptcha.tsx';
import type { BoundCaptcha } from './use-captcha.ts';
import { captchaText } from './captcha.text.ts';

interface CaptchaProps {
  captcha: BoundCaptcha;
  provider: 'altcha' | 'recaptcha-v2' | 'recaptcha-v3';
  /** Required by reCAPTCHA, as is the address of its script. */
  siteKey: string | null;
  scriptUrl: string | null;
  /** The challenge of the portal's own check. */
  getChallenge: () => Promise<unknown>;
  /** Size and theme of a provider's own box; the portal's check always looks like the portal. */
  size?: 'normal' | 'compact';
  theme?: 'light' | 'dark';
  error?: string | undefined;
}

/** Asks whether a person is there, by whichever provider is configured. Its state is the form's: see `useCaptcha`. */
export function Captcha({ captcha, provider, siteKey, scriptUrl, getChallenge, size = 'normal', theme = 'light', error }: CaptchaProps) {
  if (provider === 'altcha') return <ProofCheck captcha={captcha} getChallenge={getChallenge} error={error} />;
  if (siteKey === null || scriptUrl === null) return <NotConfigured captcha={captcha} error={error} />;
  const Widget = provider === 'recaptcha-v2' ? RecaptchaBox : RecaptchaScore;
  return <Widget captcha={captcha} siteKey={siteKey} scriptUrl={scriptUrl} size={size} theme={theme} error={error} />;
}

function NotConfigured({ captcha, error }: { captcha: BoundCaptcha; error: string | undefined }) {
  return (
    <CaptchaBox state={captcha.state} activity="" error={error} takesFocus>
      <p role="alert" className="text-small">
        {captchaText.noSiteKey}
      </p>
    </CaptchaBox>
  );
}
