/** One colour of the provider becomes every colour of the accent, in both themes, by the contrast ratio of WCAG 2.2. */

/** What stands in src/web/styles/tokens.css; a test keeps both equal. */
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

/** Names of tokens and their colours; `dark` holds those that differ there. */
export interface Accent {
  readonly light: Readonly<Record<string, string>>;
  readonly dark: Readonly<Record<string, string>>;
}

/** `colour` is like #1a2b3c. Every pair of the tokens that meets on a screen holds, whatever text can be read on the colour itself. */
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

/** Why `colour` cannot be the accent, as the end of a sentence; undefined where it can. */
export function accentFault(colour: string): string | undefined {
  if (isReadable(colour)) return undefined;
  const darker = towards(black, colour, isReadable);
  const lighter = towards(white, colour, isReadable);
  return `gives the text on buttons a contrast of ${shown(contrast(white, colour))} : 1 in white and ${shown(contrast(ink, colour))} : 1 in ${ink}, where ${textRatio} : 1 is required: ${darker} and ${lighter} have it`;
}

function isReadable(colour: string): boolean {
  return Math.max(contrast(white, colour), contrast(ink, colour)) >= textRatio;
}

/** Cut, not rounded: 4.499 is less than 4.5. */
function shown(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

function edgeOn(theme: keyof typeof palettes, colour: string): string {
  const backgrounds = Object.values(palettes[theme].backgrounds);
  return towards(theme === 'light' ? black : white, colour, (each) => isShapeOn(each, backgrounds));
}

/** Under the pointer and pressed in: towards the first of `ends` in which the text stays readable and the change is seen. */
function pressedOf(colour: string, text: string, ends: readonly string[]): Record<string, string> {
  const pairs = ends.map((end) => ({ 'accent-hover': mix(colour, end, 0.08), 'accent-active': mix(colour, end, 0.16) }));
  const readable = pairs.filter((pair) => contrast(text, pair['accent-active']) >= textRatio);
  return readable.find((pair) => contrast(pair['accent-active'], colour) >= 1.1) ?? readable[0] ?? {};
}

/** A breath of the colour on the surface: as much as the texts of the theme bear, and no more than a fifth. */
function selectedIn(theme: keyof typeof palettes, colour: string): string {
  const { backgrounds, texts } = palettes[theme];
  const bearable = (each: string) => Object.values(texts).every((text) => contrast(text, each) >= textRatio);
  return towards(backgrounds.surface, mix(backgrounds.surface, colour, 0.2), bearable);
}

function isShapeOn(colour: string, backgrounds: readonly string[]): boolean {
  return backgrounds.every((background) => contrast(colour, background) >= shapeRatio);
}

/** The first colour on the way from `colour` to `end` for which `holds`. */
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

/** WCAG 2.2, contrast ratio. */
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
