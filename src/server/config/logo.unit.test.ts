import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'dialplane-logo-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(content: string | Buffer): string {
  const path = join(folder, 'logo');
  writeFileSync(path, content);
  return path;
}

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>';
/** One white point. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg==', 'base64');

test.each([
  ['an SVG image', svg, 'image/svg+xml'],
  [
    'one as drawing programs write it',
    `\uFEFF<?xml version="1.0"?>\n<!-- <a> -->\n<!DOCTYPE svg PUBLIC "-//W3C" "x" [ <!ENTITY a "b"> ]>\n${svg}`,
    'image/svg+xml',
  ],
  ['a PNG image', png, 'image/png'],
  ['the largest that is taken', Buffer.concat([png, Buffer.alloc(262_144 - png.length)]), 'image/png'],
])('%s is taken', (_, content, type) => {
  expect(parseConfig({ LOGO: fileWith(content) }).LOGO).toMatchObject({ type, bytes: Buffer.from(content) });
});

test.each([
  ['<html><svg xmlns="http://www.w3.org/2000/svg"/></html>', 'names a file that is neither an SVG nor a PNG image'],
  [Buffer.from('ffd8ffe000104a464946', 'hex'), 'names a file that is neither an SVG nor a PNG image'],
  ['', 'names a file that is neither an SVG nor a PNG image'],
  [
    '<svg viewBox="0 0 4 4"/>',
    'names an SVG image whose first element lacks xmlns="http://www.w3.org/2000/svg", without which browsers do not draw it',
  ],
  [Buffer.alloc(262_145), 'names a file of 262145 bytes, but the limit is 262144'],
])('what is none is refused (%#)', (content, fault) => {
  const path = fileWith(content);
  expect(faultsOf({ LOGO: path })).toEqual([`LOGO ${fault}; it is "${path}"`]);
});

test('neither a missing file nor a folder is a logo', () => {
  const missing = join(folder, 'missing.svg');
  expect(faultsOf({ LOGO: missing })).toEqual([`LOGO names a file that cannot be read (ENOENT); it is "${missing}"`]);
  const directory = join(folder, 'folder');
  mkdirSync(directory);
  expect(faultsOf({ LOGO: directory })).toEqual([`LOGO does not name a file; it is "${directory}"`]);
});

test('the variant for dark ground stands beside the logo', () => {
  expect(faultsOf({ LOGO_DARK: fileWith(svg) })).toEqual(['LOGO_DARK needs LOGO, which is not set']);
});
