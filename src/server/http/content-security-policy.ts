import { forgotPasswordPath } from '../../shared/base/mailed-links.ts';
import type { Config } from '../config/config.ts';
import { captchaScriptUrl } from '../auth/human-check.ts';

/** Everything comes from the portal itself, and no string becomes a script. A worker is started by one policy, for addresses of the portal's own. */
export function contentSecurityPolicy(config: Config): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${apiOrigin(config)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    ...everywhere,
    "require-trusted-types-for 'script'",
    'trusted-types portal-worker',
  ].join(';');
}

/** The origin of the calls, with a space before it, where it is another than the document's. */
function apiOrigin({ API_BASE_URL }: Config): string {
  return URL.canParse(API_BASE_URL) ? ` ${new URL(API_BASE_URL).origin}` : '';
}

const everywhere = ["form-action 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];

/** The one screen that may load a foreign human check, and only where one is configured. No token is ever in its document. */
export const humanCheckScreen = forgotPasswordPath;

/**
 * The policy of the human check's document where reCAPTCHA is configured: its script and frame, and neither Trusted Types nor the
 * ban on inline styles, with which it does not work. Undefined where the strict policy holds there too.
 */
export function humanCheckPolicy(config: Config): string | undefined {
  const script = captchaScriptUrl(config);
  if (script === undefined) return undefined;
  // The script of reCAPTCHA loads its second part from Google's host for static files.
  const origins = [...new Set([new URL(script).origin, ...(config.CAPTCHA_SCRIPT_URL ? [] : ['https://www.gstatic.com'])])].join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${origins}`,
    `frame-src ${origins}`,
    `connect-src 'self'${apiOrigin(config)} ${origins}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${origins}`,
    "font-src 'self'",
    ...everywhere,
  ].join(';');
}
