import type { FastifyInstance } from 'fastify';
import { publicConfig } from '../../shared/base/config.ts';
import type { Deps } from '../deps.ts';
import { captchaScriptUrl } from '../auth/human-check.ts';
import { logoAddresses } from './brand-files.ts';
import { serveOn } from './serve.ts';

export function configRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const { config } = deps;
  serve(publicConfig, () => ({
    productName: config.PRODUCT_NAME,
    providerName: config.PROVIDER_NAME,
    providerUrl: config.PROVIDER_URL,
    logo: logoAddresses(config),
    socialLinks: config.SOCIAL_LINKS,
    legalLinks: config.LEGAL_LINKS,
    supportEmail: config.SUPPORT_EMAIL,
    apiBaseUrl: config.API_BASE_URL,
    platformAccountId: config.PLATFORM_ACCOUNT_ID,
    captcha: { provider: config.CAPTCHA_PROVIDER, siteKey: config.CAPTCHA_SITE_KEY ?? null, scriptUrl: captchaScriptUrl(config) ?? null },
    codeResendSeconds: config.CODE_RESEND_SECONDS,
    batchesKeptDays: config.KEEP_BATCHES_DAYS,
    recordsKeptDays: config.KEEP_QUERY_RECORDS_DAYS,
    demo: config.DEMO,
  }));
}
