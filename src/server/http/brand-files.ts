/** The provider's look on the page: the product's name before any script runs, a style sheet with the accent, the logo. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicConfig } from '../../shared/base/config.ts';
import type { Accent } from '../config/accent.ts';
import type { Config } from '../config/config.ts';

const stylesPath = '/brand.css';
const logoPaths = { light: '/brand/logo', dark: '/brand/logo-dark' };

type Look = Pick<Config, 'PRODUCT_NAME' | 'ACCENT_COLOUR' | 'LOGO' | 'LOGO_DARK'>;

/** An SVG image opened by its address is a document: the policy lets it run nothing, fetch nothing and have no origin. */
const imagePolicy = "default-src 'none';style-src 'unsafe-inline';sandbox";

/** Serves the configured files. Without a look of its own the portal has none. */
export function serveBrandFiles(app: FastifyInstance, { ACCENT_COLOUR, LOGO, LOGO_DARK }: Look): void {
  if (ACCENT_COLOUR) {
    const styles = Buffer.from(stylesOf(ACCENT_COLOUR));
    app.get(stylesPath, (request, reply) => sendNamed(request, reply.type('text/css; charset=utf-8'), styles));
  }
  const logos = [
    [logoPaths.light, LOGO],
    [logoPaths.dark, LOGO_DARK],
  ] as const;
  for (const [path, logo] of logos) {
    if (logo === undefined) continue;
    const { bytes, type } = logo;
    app.get(path, (request, reply) => sendNamed(request, reply.type(type).header('content-security-policy', imagePolicy), bytes));
  }
}

/** Returns the logos' addresses, which name their contents. */
export function logoAddresses({ LOGO, LOGO_DARK }: Pick<Look, 'LOGO' | 'LOGO_DARK'>): PublicConfig['logo'] {
  if (LOGO === undefined) return null;
  return { light: `${logoPaths.light}?v=${LOGO.hash}`, dark: LOGO_DARK ? `${logoPaths.dark}?v=${LOGO_DARK.hash}` : null };
}

/** Returns the built page with the provider's name and look. The content security policy admits style sheets of the portal only. */
export function brandedPage(page: string, look: Look): string {
  const { PRODUCT_NAME, ACCENT_COLOUR, LOGO } = look;
  const titled = page.replace(/<title>.*?<\/title>/, () => `<title>${escaped(PRODUCT_NAME)}</title>`);
  const icon = logoAddresses(look)?.light;
  const marked = icon ? titled.replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${icon}" type="${LOGO?.type}">`) : titled;
  if (ACCENT_COLOUR === undefined) return marked;
  // Last, so that its colours win.
  const link = `  <link rel="stylesheet" href="${stylesPath}?v=${hashOf(stylesOf(ACCENT_COLOUR))}">\n  `;
  return marked.replace('</head>', () => `${link}</head>`);
}

/** Sends the bytes, cacheable for ever if the address names their content; a node with another look sends `no-cache`. */
function sendNamed(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  const isNamed = new URL(request.url, 'http://portal').searchParams.get('v') === hashOf(bytes);
  return reply.header('cache-control', isNamed ? 'public, max-age=31536000, immutable' : 'no-cache').send(bytes);
}

function stylesOf({ light, dark }: Accent): string {
  // Paper is always light, as in the portal's own tokens.
  return `:root{${declarations(light)}}\n@media screen{[data-theme='dark']{${declarations(dark)}}}\n`;
}

function declarations(tokens: Readonly<Record<string, string>>): string {
  return Object.entries(tokens)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');
}

export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
