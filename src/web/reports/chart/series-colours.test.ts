import { describe, expect, test } from 'vitest';
import { seededColour, seriesColours } from './series-colours.ts';

const countries = (count: number) => Array.from({ length: count }, (_, index) => `Country ${index}`);

describe('Chart: colour palette of 33 entries, then random colours', () => {
  test('33 series have 33 different colours of the palette', () => {
    const colours = new Set(seriesColours(countries(33)).values());
    expect(colours.size).toBe(33);
  });

  test('a busy country keeps its colour from chart to chart, unless a busier one has it', () => {
    const names = ['United Kingdom', 'France', 'Germany', 'United States of America', 'India'];
    for (const name of names) {
      const alone = seriesColours([name]).get(name);
      expect(seriesColours([name, ...countries(30)]).get(name)).toBe(alone);
      const busier = names.filter((other) => other !== name && seriesColours([other]).get(other) !== alone).slice(0, 1);
      expect(seriesColours([...busier, name]).get(name)).toBe(alone);
    }
  });

  test('beyond the palette each name has a random colour of its own that it always has', () => {
    const colours = seriesColours(countries(120));
    expect(new Set(colours.values()).size).toBeGreaterThan(110);
    expect(seriesColours(countries(120))).toEqual(colours);
  });

  test('random colours are in the same lightness band: 3 : 1 against the chart in both themes', () => {
    for (const name of countries(500)) {
      expect(contrast(seededColour(name), '#ffffff'), name).toBeGreaterThanOrEqual(3);
      expect(contrast(seededColour(name), '#151d26'), name).toBeGreaterThanOrEqual(3);
    }
  });
});

/** WCAG 2.2, contrast ratio. */
function contrast(colour: string, background: string): number {
  const [darker = 0, lighter = 0] = [luminance(colour), luminance(background)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
