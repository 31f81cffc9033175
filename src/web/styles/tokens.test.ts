import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Theme = Record<string, string>;

const [lightText = '', darkText = ''] = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').split('@media screen');
const light = tokensIn(lightText);
const themes = { light, dark: { ...light, ...tokensIn(darkText) } };

const backgrounds = ['canvas', 'surface', 'sunken', 'stripe', 'hover', 'selected'];
const text: [foreground: string, background: string][] = [
  ...['text', 'text-2', 'text-3', 'link'].flatMap((foreground) =>
    backgrounds.map((background): [string, string] => [foreground, background]),
  ),
  ...['accent', 'accent-hover', 'accent-active'].map((background): [string, string] => ['on-accent', background]),
  ...['danger', 'success', 'warning'].flatMap((tone): [string, string][] => [
    [tone, 'surface'],
    [tone, `${tone}-bg`],
    ['text', `${tone}-bg`],
  ]),
  ['text', 'info-bg'],
  ['link', 'info-bg'],
  ['sidebar-text', 'sidebar'],
  ['sidebar-muted', 'sidebar'],
];
const shapes: [edge: string, background: string][] = [
  ['border-strong', 'surface'],
  ['border-strong', 'canvas'],
  ['accent-edge', 'surface'],
  ['accent-edge', 'canvas'],
  ['accent-on-sidebar', 'sidebar'],
  ['mark', 'canvas'],
  ['focus', 'surface'],
  ['focus', 'canvas'],
];

describe.each(Object.entries(themes))('in the %s theme', (_, theme) => {
  test.each(text)('the text %s is readable on %s (4.5 : 1)', (foreground, background) => {
    expect(contrast(theme, foreground, background)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)('the shape %s is seen on %s (3 : 1)', (edge, background) => {
    expect(contrast(theme, edge, background)).toBeGreaterThanOrEqual(3);
  });
});

function tokensIn(css: string): Theme {
  return Object.fromEntries([...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, colour]) => [name, colour]));
}

/** WCAG 2.2, contrast ratio. */
function contrast(theme: Theme, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(theme[one]), luminance(theme[other])].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour = ''): number {
  if (colour === '') throw new Error('No such token');
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
