/** Colours of chart series: by a stable hash of the name, so that a country looks the same in every chart. */
import { hashOfText } from '../../../../shared/text-hash.ts';

/** Each 3.05 to 5.57 against the chart's background in both themes. */
const palette =
  '#1b6ab6 #fd4d13 #25a37e #ac73fe #91586f #7595c5 #6449f4 #ca2330 #c00fa7 #8e8d40 #ee5cb0 #e07076 #7674d2 #b85c99 #686d44 #9b745c #954cd1 #a284a5 #d249e0 #8463fe #607b8b #d31871 #ef1804 #1292e6 #996bb5 #f93f5a #af5350 #2e7ae6 #c5521c #1e767e #c2828f #b05bca #7e58a3'.split(
    ' ',
  );

/** "Other" is no country and takes no colour from one. */
export const otherColour = '#78838f';

/** A colour for each name, the most important first: where two names meet on one entry the later one moves on. */
export function seriesColours(names: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    names.map((name) => {
      const colour = freeEntry(name, taken) ?? seededColour(name);
      taken.add(colour);
      return [name, colour];
    }),
  );
}

function freeEntry(name: string, taken: ReadonlySet<string>): string | undefined {
  if (taken.size >= palette.length) return undefined;
  const start = hashOfText(name) % palette.length;
  // The step has no divisor in common with the palette's length, so that every entry is tried once.
  return palette
    .map((_, index) => palette[(start + index * 7) % palette.length])
    .find((colour) => colour !== undefined && !taken.has(colour));
}

/** Beyond the palette: a hue of the name's own, in the palette's band of lightness. */
export function seededColour(name: string): string {
  const hash = hashOfText(`${name} beyond the palette`);
  const hue = hash % 360;
  const saturation = 0.45 + ((hash >>> 9) % 41) / 100;
  const luminance = 0.155 + ((hash >>> 16) % 101) / 1_000;
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

/** WCAG 2.2, relative luminance. */
function luminanceOf(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
