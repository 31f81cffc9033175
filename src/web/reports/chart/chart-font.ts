/** Typeface of the product inside a chart's SVG: as an image it cannot use the fonts of the page. */
import regular from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2?url';
import semibold from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2?url';
import { useEffect, useState } from 'react';

/** Also covers a character that the embedded fonts lack. */
export const chartFamily = 'IBM Plex Sans, sans-serif';

const files = { 400: regular, 600: semibold };
type Weight = keyof typeof files;

const loaded = new Map<Weight, Promise<string>>();

/** Returns the style sheet of a weight; empty if its file cannot be loaded, so that the browser's font takes its place. */
export function fontStyle(weight: Weight): Promise<string> {
  const style = loaded.get(weight) ?? loadStyle(weight).catch(() => '');
  loaded.set(weight, style);
  return style;
}

async function loadStyle(weight: Weight): Promise<string> {
  const reply = await fetch(files[weight]);
  if (!reply.ok) return '';
  const bytes = new Uint8Array(await reply.arrayBuffer());
  const data = btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
  return `<style>@font-face{font-family:"IBM Plex Sans";font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2")}</style>`;
}

/** Returns the style sheet of the regular weight, empty until it is loaded. */
export function useChartFont(): string {
  const [style, setStyle] = useState('');
  useEffect(() => void fontStyle(400).then(setStyle), []);
  return style;
}

/** Puts style sheets into an SVG. */
export function withStyles(svg: string, ...styles: readonly string[]): string {
  return svg.replace('>', `>${styles.join('')}`);
}
