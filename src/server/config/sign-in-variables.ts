/** Variables of the sign-in. */
import { captchaProviders } from '../../shared/base/config.ts';
import { oneOf, text, url, yesNo } from './variable-schemas.ts';

export const humanCheckVariables = {
  CAPTCHA_PROVIDER: {
    schema: oneOf(captchaProviders).default('altcha'),
    unset: 'altcha',
    about: 'Human check: altcha (self-hosted proof of work), recaptcha-v2 or recaptcha-v3.',
  },
  CAPTCHA_SITE_KEY: { schema: text.optional(), unset: 'none', about: 'Site key of reCAPTCHA; required for it.' },
  CAPTCHA_SECRET_KEY: { schema: text.optional(), unset: 'none', about: 'Secret key of reCAPTCHA; required for it.', secret: true },
  CAPTCHA_SCRIPT_URL: {
    schema: url('http', 'https').optional(),
    unset: "the provider's own",
    about: 'Address of the script of reCAPTCHA.',
  },
  CAPTCHA_VERIFY_URL: {
    schema: url('http', 'https').default('https://www.google.com/recaptcha/api/siteverify'),
    unset: "the provider's own",
    about: 'Address at which reCAPTCHA is verified.',
  },
} as const;

export const signInVariables = {
  STAFF_NEED_FACTOR: {
    schema: yesNo.default(true),
    unset: 'true',
    about:
      "Require a passkey or an authenticator app of the provider's own people, but in the demo: until they have one, no page opens but its set-up.",
  },
  SSO_ALLOW_PRIVATE: {
    schema: yesNo.default(false),
    unset: 'false',
    about: 'Let identity providers stand at private addresses, which are those of your own network, and at http:// on this machine.',
  },
} as const;
