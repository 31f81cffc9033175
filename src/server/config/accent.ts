/** Derives every accent colour of both themes from one colour of the provider, by the contrast ratio of WCAG 2.2. */

/** The colours of src/web/styles/tokens.css; a test keeps both equal. */
export const palettes = {
  light: {
    backgrounds: { canvas: '#f6f7f9', surface: '#ffffff', sunken: '#edf0f3', stripe: '#f7f8fa', hover: '#eef3f8' },
    texts: { text: '#17202b', 'text-2': '#4a5765', 'text-3': '#5e6b79', link: '#0b5cad' },
    sidebar: '#17202b',
  },
  dark: {
    backgrounds: { canvas: '#0e141b', surface: '#151d26', sunken: '#0a0f15', stripe: '#19222c', hover: '#202c38' },
    texts: { text: '#e8edf2', 'text-2': '#b3bfcb', 'text-3': '#93a1af', link: '#7db8f2' },
    sidebar: '#0a0f15',
  },
} as const;

const [black, white, ink] = ['#000000', '#ffffff', '#17202b'];
const textRatio = 4.5;
const shapeRatio = 3;

/** Tokens and their colours; `dark` holds those that differ there. */
export interface Accent {
  readonly light: Readonly<Record<string, string>>;
  readonly dark: Readonly<Record<string, string>>;
}

/**
 * Derives the accent from `colour`, like #1a2b3c. Every pair of tokens that meets on a screen has enough contrast, whatever text is readable on the colour
 * itself.
 */
export function accentOf(colour: string): Accent {
  const text = contrast(ink, colour) >= contrast(white, colour) ? ink : white;
  const edge = { light: edgeOn('light', colour), dark: edgeOn('dark', colour) };
  const pressed = { light: pressedOf(colour, text, [black, white]), dark: pressedOf(colour, text, [white, black]) };
  return {
    light: {
      accent: colour,
      'on-accent': text,
      'accent-on-sidebar': towards(white, colour, (each) => isShapeOn(each, [palettes.light.sidebar, palettes.dark.sidebar])),
      'accent-edge': edge.light,
      mark: edge.light,
      selected: selectedIn('light', colour),
      ...pressed.light,
    },
    dark: { 'accent-edge': edge.dark, mark: edge.dark, focus: edge.dark, selected: selectedIn('dark', colour), ...pressed.dark },
  };
}

/** Explains as the end of a sentence why `colour` cannot be the accent; undefined if it can. */
export function accentFault(colour: string): string | undefined {
  if (isReadable(colour)) return undefined;
  const darker = towards(black, colour, isReadable);
  const lighter = towards(white, colour, isReadable);
  return `gives the text on buttons a contrast of ${shown(contrast(white, colour))} : 1 in white and ${shown(contrast(ink, colour))} : 1 in ${ink}, where ${textRatio} : 1 is required: ${darker} and ${lighter} have it`;
}

function isReadable(colour: string): boolean {
  return Math.max(contrast(white, colour), contrast(ink, colour)) >= textRatio;
}

/** Formats a ratio, truncated: 4.499 is less than 4.5. */
function shown(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

function edgeOn(theme: keyof typeof palettes, colour: string): string {
  const backgrounds = Object.values(palettes[theme].backgrounds);
  return towards(theme === 'light' ? black : white, colour, (each) => isShapeOn(each, backgrounds));
}

/** Returns the hover and active colours: towards the first of `ends` that keeps the text readable and the change visible. */
function pressedOf(colour: string, text: string, ends: readonly string[]): Record<string, string> {
  const pairs = ends.map((end) => ({ 'accent-hover': mix(colour, end, 0.08), 'accent-active': mix(colour, end, 0.16) }));
  const readable = pairs.filter((pair) => contrast(text, pair['accent-active']) >= textRatio);
  return readable.find((pair) => contrast(pair['accent-active'], colour) >= 1.1) ?? readable[0] ?? {};
}

/** Returns a tint of the colour on the surface: as strong as the theme's texts allow, at most a fifth. */
function selectedIn(theme: keyof typeof palettes, colour: string): string {
  const { backgrounds, texts } = palettes[theme];
  const bearable = (each: string) => Object.values(texts).every((text) => contrast(text, each) >= textRatio);
  return towards(backgrounds.surface, mix(backgrounds.surface, colour, 0.2), bearable);
}

function isShapeOn(colour: string, backgrounds: readonly string[]): boolean {
  return backgrounds.every((background) => contrast(colour, background) >= shapeRatio);
}

/** Returns the first colour on the way from `colour` to `end` for which `holds` is true. */
function towards(end: string, colour: string, holds: (colour: string) => boolean): string {
  for (let step = 0; step < 100; step += 1) {
    const each = mix(colour, end, step / 100);
    if (holds(each)) return each;
  }
  return end;
}

function mix(colour: string, other: string, share: number): string {
  const [from, to] = [parts(colour), parts(other)];
  return `#${from
    .map((part, index) =>
      Math.round(part + ((to[index] ?? 0) - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The contrast ratio of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = parts(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function parts(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
