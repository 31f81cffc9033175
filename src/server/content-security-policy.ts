import type { Config } from './config.ts';

/** Everything comes from the portal itself, and no string becomes a script. */
export function contentSecurityPolicy({ API_BASE_URL }: Config) {
  const api = URL.canParse(API_BASE_URL) ? [new URL(API_BASE_URL).origin] : [];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...api],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ["'none'"],
    },
  };
}
