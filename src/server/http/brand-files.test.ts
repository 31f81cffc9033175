/** The files that a portal with its provider's look serves. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { publicConfig } from '../../shared/base/config.ts';
import { startPortalForTest, type TestPortal } from '../test-support/test-portal.ts';

async function pageOf({ app }: TestPortal, url = '/auth/login'): Promise<string> {
  return (await app.inject({ url, headers: { accept: 'text/html' } })).body;
}

test('without a look of its own the page is that of the product, and there is no other style sheet', async () => {
  const portal = await startPortalForTest();
  const page = await pageOf(portal);
  expect(page).toContain('<title>Dialplane</title>');
  expect(page).not.toContain('brand');
  expect((await portal.app.inject({ url: '/brand.css' })).statusCode).toBe(404);
});

test('the name of the product stands in the page before any script, whatever letters it has', async () => {
  const portal = await startPortalForTest({ PRODUCT_NAME: 'Numbers <& "$&" Co>' });
  for (const url of ['/', '/index.html', '/auth/login', '/nowhere'])
    expect(await pageOf(portal, url), url).toContain('<title>Numbers &#60;&#38; &#34;$&#38;&#34; Co&#62;</title>');
});

test('the page is not sent again to whoever has it, and is once the look is another one', async () => {
  const portal = await startPortalForTest();
  const { etag } = (await portal.app.inject({ url: '/' })).headers;
  const again = (node: TestPortal, url: string) => node.app.inject({ url, headers: { 'if-none-match': String(etag) } });
  expect((await again(portal, '/')).statusCode).toBe(304);
  expect((await again(portal, '/nowhere')).statusCode).toBe(404);
  const renamed = await startPortalForTest({ PRODUCT_NAME: 'Numbers' });
  expect((await again(renamed, '/')).statusCode).toBe(200);
});

describe('the accent', () => {
  test('comes as a style sheet of the portal, behind all others, and is kept for ever under the name of its content', async () => {
    const portal = await startPortalForTest({ ACCENT_COLOUR: '#0B5CAD' });
    const page = await pageOf(portal);
    const [, address = ''] = /<link rel="stylesheet" href="(\/brand\.css\?v=[0-9a-f]{16})">\s*<\/head>/.exec(page) ?? [];
    const { statusCode, headers, body } = await portal.app.inject({ url: address });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(body).toMatch(/^:root\{--accent:#0b5cad;--on-accent:#ffffff;[^}]*\}\n@media screen\{\[data-theme='dark'\]\{--accent-edge:#/);
  });

  test('of another node, which was asked for by its name, is kept nowhere', async () => {
    const portal = await startPortalForTest({ ACCENT_COLOUR: '#0b5cad' });
    for (const url of ['/brand.css', '/brand.css?v=0123456789abcdef'])
      expect((await portal.app.inject({ url })).headers['cache-control'], url).toBe('no-cache');
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><script>alert(1)</script></svg>';
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg==', 'base64');

function fileWith(content: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'dialplane-logo-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'logo'), content);
  return join(folder, 'logo');
}

describe('the logo', () => {
  test('without one there is none, nor links to legal texts', async () => {
    const portal = await startPortalForTest();
    expect((await portal.call(publicConfig, {})).body).toMatchObject({ logo: null, legalLinks: [] });
    expect((await portal.app.inject({ url: '/brand/logo' })).statusCode).toBe(404);
    expect(await pageOf(portal)).toMatch(/<link rel="icon" href="\/icon\.svg"/);
  });

  test('T53: is sent with its own type, kept under the name of its content, and runs nothing for whoever opens its address', async () => {
    const portal = await startPortalForTest({ LOGO: fileWith(svg), LOGO_DARK: fileWith(png) });
    const { logo } = (await portal.call(publicConfig, {})).body;
    expect(logo).toEqual({
      light: expect.stringMatching(/^\/brand\/logo\?v=[0-9a-f]{16}$/),
      dark: expect.stringMatching(/^\/brand\/logo-dark\?v=[0-9a-f]{16}$/),
    });
    const light = await portal.app.inject({ url: logo.light });
    expect(light.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none';style-src 'unsafe-inline';sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(light.body).toBe(svg);
    const dark = await portal.app.inject({ url: logo.dark });
    expect([dark.headers['content-type'], dark.rawPayload]).toEqual(['image/png', png]);
    expect(await pageOf(portal)).toContain(`<link rel="icon" href="${logo.light}" type="image/svg+xml">`);
  });
});

test('links to legal texts are told before anyone signs in, in their order', async () => {
  const portal = await startPortalForTest({
    LEGAL_LINKS: 'Imprint=https://provider.example/imprint, Privacy=https://provider.example/privacy',
  });
  expect((await portal.call(publicConfig, {})).body.legalLinks).toEqual([
    { name: 'Imprint', url: 'https://provider.example/imprint' },
    { name: 'Privacy', url: 'https://provider.example/privacy' },
  ]);
});
