/** What a provider's own look adds to the page: the product's name before any script runs, and a style sheet with the accent. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accent } from '../config/accent.ts';
import type { Config } from '../config/config.ts';

const stylesPath = '/brand.css';

/** Serves what is configured. Without a look of its own the portal has no such files. */
export function serveBrandFiles(app: FastifyInstance, { ACCENT_COLOUR }: Pick<Config, 'ACCENT_COLOUR'>): void {
  if (ACCENT_COLOUR === undefined) return;
  const styles = Buffer.from(stylesOf(ACCENT_COLOUR));
  app.get(stylesPath, (request, reply) => sendNamed(request, reply.type('text/css; charset=utf-8'), styles));
}

/** The built page with the name and the look of the provider. The content security policy admits style sheets of the portal alone. */
export function brandedPage(page: string, { PRODUCT_NAME, ACCENT_COLOUR }: Pick<Config, 'PRODUCT_NAME' | 'ACCENT_COLOUR'>): string {
  const titled = page.replace(/<title>.*?<\/title>/, () => `<title>${escaped(PRODUCT_NAME)}</title>`);
  if (ACCENT_COLOUR === undefined) return titled;
  // Last, so that its colours win.
  const link = `  <link rel="stylesheet" href="${stylesPath}?v=${hashOf(stylesOf(ACCENT_COLOUR))}">\n  `;
  return titled.replace('</head>', () => `${link}</head>`);
}

/** For ever under the name of its content; a node that still has another look says so to nobody's memory. */
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
