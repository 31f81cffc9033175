/** Neighbours in the chart are distinct, also with deuteranopia and protanopia. */
import { describe, expect, test } from 'vitest';
import { inAnyOrder, oneHue, palette } from './series-colours.ts';

interface Vision {
  readonly name: string;
  /** Matrix for linear sRGB. */
  readonly matrix: readonly (readonly [number, number, number])[];
}

/**
 * Simulations by G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15
 * (2009), severity 1.0.
 */
const visions = [
  {
    name: 'normal vision',
    matrix: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  },
  {
    name: 'protanopia',
    matrix: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
  },
  {
    name: 'deuteranopia',
    matrix: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  },
] as const satisfies readonly Vision[];

/** Minimum distance in CIE L*a*b* that readers perceive as different colours in a chart. */
const least = 20;

describe.each(visions)('for $name', (vision) => {
  test('each of the first eight colours differs from each other one', () => {
    const first = palette.slice(0, inAnyOrder);
    expect(first).toHaveLength(8);
    const near = first.flatMap((one, index) => first.slice(index + 1).filter((other) => difference(one, other, vision) < least));
    expect(near).toEqual([]);
  });

  test('each of the other colours differs from the one before it', () => {
    const others = palette.slice(inAnyOrder);
    expect(others.slice(1).filter((colour, index) => difference(colour, others[index] ?? '', vision) < least)).toEqual([]);
  });
});

test.each([
  ['#ffffff', false],
  ['#151d26', true],
])('on %s the colours of one hue fall in lightness by 8 or more, and differ from the background by 3 : 1', (background, isDark) => {
  const lightnessOf = (colour: string) => labOf(linearOf(colour))[0] ?? 0;
  const colours = oneHue(5, isDark);
  const steps = colours.slice(1).map((colour, index) => lightnessOf(colour) - lightnessOf(colours[index] ?? ''));
  for (const step of steps) expect(isDark ? -step : step).toBeGreaterThanOrEqual(8);
  const luminance = (colour: string) => dot([0.2126, 0.7152, 0.0722], linearOf(colour)) + 0.05;
  for (const colour of colours) {
    const [darker = 0, lighter = 0] = [luminance(colour), luminance(background)].toSorted((a, b) => a - b);
    expect(lighter / darker, colour).toBeGreaterThanOrEqual(3);
  }
});

test('the simulation leaves grey as it is, and takes red and green towards each other', () => {
  const [normal, ...others] = visions;
  for (const vision of others) {
    expect(difference('#808080', '#808080', vision)).toBe(0);
    expect(difference('#d01010', '#407010', vision)).toBeLessThan(difference('#d01010', '#407010', normal) / 2);
  }
});

/** Returns the distance in CIE L*a*b* (CIE 015:2018, CIE 1976 colour difference) in the simulated vision. */
function difference(one: string, other: string, { matrix }: Vision): number {
  const [a, b] = [one, other].map((colour) => labOf(matrix.map((row) => clamped(dot(row, linearOf(colour))))));
  return Math.hypot(...(a ?? []).map((part, index) => part - (b?.[index] ?? 0)));
}

/** Converts sRGB to linear values (IEC 61966-2-1). */
function linearOf(colour: string): number[] {
  return [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

const toXyz = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
] as const;
/** White point D65. */
const white = [0.95047, 1, 1.08883] as const;

function labOf(linear: readonly number[]): number[] {
  const [x = 0, y = 0, z = 0] = toXyz.map((row, index) => lightness(dot(row, linear) / (white[index] ?? 1)));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function lightness(part: number): number {
  return part > 216 / 24_389 ? Math.cbrt(part) : ((24_389 / 27) * part + 16) / 116;
}

const dot = (row: readonly number[], values: readonly number[]) =>
  row.reduce((sum, factor, index) => sum + factor * (values[index] ?? 0), 0);
const clamped = (part: number) => Math.min(1, Math.max(0, part));
