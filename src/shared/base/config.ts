import * as z from 'zod/mini';
import { anyone, get } from './endpoint.ts';

export const captchaProviders = ['altcha', 'recaptcha-v2', 'recaptcha-v3'] as const;

const NamedLinks = z.array(z.object({ name: z.string(), url: z.string() }));

export const PublicConfig = z.object({
  productName: z.string(),
  providerName: z.string(),
  providerUrl: z.string(),
  /** Addresses of the provider's logo, if there is one; `light` is for light backgrounds. */
  logo: z.nullable(z.object({ light: z.string(), dark: z.nullable(z.string()) })),
  socialLinks: NamedLinks,
  legalLinks: NamedLinks,
  supportEmail: z.string(),
  apiBaseUrl: z.string(),
  platformAccountId: z.int(),
  captcha: z.object({ provider: z.enum(captchaProviders), siteKey: z.nullable(z.string()), scriptUrl: z.nullable(z.string()) }),
  codeResendSeconds: z.int(),
  /** Days that batches stay listed; `recordsKeptDays`: days that single query records are stored. */
  batchesKeptDays: z.int(),
  recordsKeptDays: z.int(),
  demo: z.boolean(),
});
export type PublicConfig = z.infer<typeof PublicConfig>;

export const publicConfig = get('/api/config', {
  summary: 'Get what a browser needs before sign-in: branding, human check, limits',
  access: anyone,
  withKey: true,
  reply: PublicConfig,
});
