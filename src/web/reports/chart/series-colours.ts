/** Colours of chart series. All readers can tell neighbours apart; the busiest countries keep theirs from chart to chart. */
import { hashOfText } from '../../../shared/base/text-hash.ts';

/**
 * Each has a contrast of 3.05 to 5.57 to the chart's background in both themes. The first eight differ from each other, the others from the one before, by 20
 * (CIE 1976) or more, also with deuteranopia and protanopia.
 */
export const palette: readonly string[] =
  '#7595c5 #fd4d13 #1b6ab6 #ca2330 #ac73fe #25a37e #6449f4 #1e767e #f93f5a #2e7ae6 #c2828f #7e58a3 #af5350 #1292e6 #d31871 #c5521c #996bb5 #ef1804 #c00fa7 #e07076 #b05bca #91586f #d249e0 #686d44 #a284a5 #954cd1 #b85c99 #8463fe #9b745c #7674d2 #607b8b #8e8d40 #ee5cb0'.split(
    ' ',
  );
/** Number of entries, from the first on, that may stand in any order. */
export const inAnyOrder = 8;

/** Colour of "Other", which is no country and takes no country's colour. */
export const otherColour = '#78838f';

/**
 * Returns a colour for each name, the busiest first. The first eight share the first eight entries by a stable hash of the name; on a collision the later one
 * moves on. The others go by position.
 */
export function seriesColours(names: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    names.map((name, place) => {
      const colour = place < inAnyOrder ? freeEntry(name, taken) : (palette[place] ?? seededColour(name));
      taken.add(colour);
      return [name, colour];
    }),
  );
}

function freeEntry(name: string, taken: ReadonlySet<string>): string {
  const start = hashOfText(name) % inAnyOrder;
  const entries = palette.slice(0, inAnyOrder);
  return [...entries.slice(start), ...entries.slice(0, start)].find((colour) => !taken.has(colour)) ?? otherColour;
}

/** Returns a colour beyond the palette: a hue derived from the name, in the palette's band of lightness. */
export function seededColour(name: string): string {
  const hash = hashOfText(`${name} beyond the palette`);
  return colourOf({ hue: hash % 360, saturation: 0.45 + ((hash >>> 9) % 41) / 100, luminance: 0.155 + ((hash >>> 16) % 101) / 1_000 });
}

const blue = { hue: 212, saturation: 0.75 };
/** Luminances of the first and the last colour of one hue: each at least 3 : 1 against the chart's background. */
const ends = { light: [0.05, 0.295], dark: [0.7, 0.145] } as const;

/** Returns so many colours of one hue, which come ever closer to the background's lightness. */
export function oneHue(count: number, isDark: boolean): string[] {
  const [first, last] = ends[isDark ? 'dark' : 'light'];
  // Equal ratios of contrast look like equal steps.
  const step = ((last + 0.05) / (first + 0.05)) ** (1 / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, place) => colourOf({ ...blue, luminance: (first + 0.05) * step ** place - 0.05 }));
}

function colourOf({ hue, saturation, luminance }: { hue: number; saturation: number; luminance: number }): string {
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (luminanceOf(rgbOf(hue, saturation, middle)) < luminance) low = middle;
    else high = middle;
  }
  const parts = rgbOf(hue, saturation, low).map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

function rgbOf(hue: number, saturation: number, lightness: number): number[] {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const hueStep = (offset + hue / 30) % 12;
    return lightness - amplitude * Math.max(-1, Math.min(hueStep - 3, 9 - hueStep, 1));
  });
}

/** Returns the relative luminance (WCAG 2.2). */
function luminanceOf(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
