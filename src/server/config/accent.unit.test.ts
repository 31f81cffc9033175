import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { accentFault, accentOf, palettes } from './accent.ts';
import { ConfigError, parseConfig } from './config.ts';

function faultsOf(colour: string): readonly string[] {
  try {
    parseConfig({ ACCENT_COLOUR: colour });
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

// The ratios in white are those that WebAIM's contrast checker shows, which rounds down too: 4.47 of #777777, 3.99 of #ff0000.
test.each([
  ['#777777', '4.47', '3.66', '#767676 and #868686'],
  ['#ff0000', '3.99', '4.10', '#ed0000 and #ff3333'],
])('the accent %s is refused with its ratio in white, %s : 1, and in the ink, %s : 1', (colour, inWhite, inInk, ways) => {
  expect(faultsOf(colour)).toEqual([
    `ACCENT_COLOUR gives the text on buttons a contrast of ${inWhite} : 1 in white and ${inInk} : 1 in #17202b, where 4.5 : 1 is required: ${ways} have it; it is "${colour}"`,
  ]);
});

test.each(['red', '#fc0', '0b5cad', '#0b5cad80', '#0b5cag'])('%s is no colour that the portal takes', (colour) => {
  expect(faultsOf(colour)).toEqual([`ACCENT_COLOUR must be a colour like #0b5cad; it is "${colour}"`]);
});

test.each([
  ['#767676', '#ffffff'],
  ['#0b5cad', '#ffffff'],
  ['#E20074', '#ffffff'],
  ['#000000', '#ffffff'],
  ['#ffc400', '#17202b'],
  ['#ff6600', '#17202b'],
  ['#ffffff', '#17202b'],
])('the accent %s is taken, with text in %s', (colour, text) => {
  expect(parseConfig({ ACCENT_COLOUR: colour }).ACCENT_COLOUR?.light).toMatchObject({ accent: colour.toLowerCase(), 'on-accent': text });
});

test('a button that is pressed in becomes darker in the light theme and lighter in the dark one, and black lighter in both', () => {
  const pressed = (colour: string) => {
    const { light, dark } = accentOf(colour);
    return [light['accent-active'], dark['accent-active']];
  };
  expect(pressed('#0b5cad')).toEqual(['#094d91', '#3276ba']);
  expect(pressed('#000000')).toEqual(['#292929', '#292929']);
});

const [lightText = '', darkText = ''] = readFileSync(join(import.meta.dirname, '../../web/styles/tokens.css'), 'utf8').split(
  '@media screen',
);
const tokens = { light: tokensIn(lightText), dark: tokensIn(darkText) };

test.each(['light', 'dark'] as const)('in the %s theme it knows the colours as the style sheet has them', (theme) => {
  const { backgrounds, texts, sidebar } = palettes[theme];
  expect(tokens[theme]).toMatchObject({ ...backgrounds, ...texts, sidebar });
});

/** Every sixth of each part: 343 colours from black to white, and some of known brands. */
const sixths = ['00', '2b', '55', '80', 'aa', 'd5', 'ff'];
const everywhere = sixths.flatMap((red) => sixths.flatMap((green) => sixths.map((blue) => `#${red}${green}${blue}`)));
const accepted = everywhere.filter((colour) => accentFault(colour) === undefined);

describe('of every accent that is taken', () => {
  test('there are many', () => expect(accepted.length).toBeGreaterThan(200));

  test.each(['light', 'dark'] as const)('each pair of colours that meet has the contrast of the design in the %s theme', (theme) => {
    const low = accepted.flatMap((colour) => {
      const accent = accentOf(colour);
      const all = { ...tokens.light, ...accent.light, ...(theme === 'dark' && { ...tokens.dark, ...accent.dark }) };
      return [...textPairs.filter((pair) => contrast(all, pair) < 4.5), ...shapePairs.filter((pair) => contrast(all, pair) < 3)].map(
        (pair) => `${colour}: ${pair.join(' on ')}`,
      );
    });
    expect(low).toEqual([]);
  });

  test('a button under the pointer, and pressed in, looks otherwise', () => {
    for (const { light } of accepted.map(accentOf))
      expect(new Set([light['accent'], light['accent-hover'], light['accent-active']]).size).toBe(3);
  });
});

type Pair = readonly [foreground: string, background: string];
const textPairs: readonly Pair[] = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-active'],
  ['text', 'selected'],
  ['text-2', 'selected'],
  ['text-3', 'selected'],
  ['link', 'selected'],
];
const shapePairs: readonly Pair[] = [
  ['accent-edge', 'surface'],
  ['accent-edge', 'canvas'],
  ['accent-edge', 'hover'],
  ['accent-on-sidebar', 'sidebar'],
  ['mark', 'canvas'],
  ['focus', 'surface'],
  ['focus', 'canvas'],
];

function tokensIn(css: string): Record<string, string> {
  return Object.fromEntries([...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', colour = '']) => [name, colour]));
}

/** WCAG 2.2, written a second time: what is tested must not say what is right. */
function contrast(colours: Record<string, string>, [one, other]: Pair): number {
  const [low = 0, high = 0] = [colours[one], colours[other]].map(luminance).toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string | undefined): number {
  if (colour === undefined) throw new Error('No such token');
  const [red = 0, green = 0, blue = 0] = [...Buffer.from(colour.slice(1), 'hex')].map((byte) =>
    byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
  );
  return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}
