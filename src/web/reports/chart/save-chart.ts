/** A chart as an image with its title, the lines about it and its legend. */
import { fileName } from '../../../shared/base/file-name.ts';
import { saveFile, textBlob } from '../../browser/save-file.ts';
import { formatCount } from '../../locale/current-locale.ts';
import { chartFamily, fontStyle, withStyles } from './chart-font.ts';
import { sumOf } from './chart-series.ts';
import { asImageAddress, escaped } from './drawing.ts';
import type { Drawn } from './use-drawing.ts';

export type ImageKind = 'png' | 'svg';

interface Picture extends Omit<Drawn, 'dates'> {
  readonly title: string;
  /** Lines under the title. */
  readonly about: readonly string[];
  /** The only drawn country, if there is exactly one. */
  readonly isolated?: string | undefined;
  /** False if the bars carry their names. */
  readonly hasLegend: boolean;
}

const margin = 12;
const titleHeight = 34;
const lineHeight = 20;
const entryWidth = 240;
/** Narrower windows leave the lines about the chart no room. */
const leastWidth = 640;
/** Pixels of the image per pixel of the screen, so that it prints well. */
const scale = 2;

export async function saveChart(picture: Picture, kind: ImageKind): Promise<void> {
  const frame = framed(picture);
  const svg = withStyles(frame.svg, await fontStyle(400), await fontStyle(600));
  const blob = kind === 'svg' ? textBlob(svg, 'image/svg+xml') : await pngOf(svg, frame);
  saveFile({ name: `${fileName(picture.title.toLowerCase(), picture.isolated)}.${kind}`, blob });
}

async function pngOf(svg: string, { width, height }: { width: number; height: number }): Promise<Blob> {
  const image = new Image();
  image.src = asImageAddress(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The image could not be made');
  return blob;
}

/** Returns the chart's SVG inside a larger one. */
export function framed({ title, about, svg, series, hasLegend, colours, ...size }: Picture): {
  svg: string;
  width: number;
  height: number;
} {
  const width = Math.max(leastWidth, size.width);
  const headHeight = titleHeight + about.length * lineHeight + lineHeight / 2;
  const lines = about.map((line, index) => `<text x="${margin}" y="${titleHeight + (index + 1) * lineHeight - 6}">${escaped(line)}</text>`);
  const perLine = Math.max(1, Math.floor(width / entryWidth));
  const entries = (hasLegend ? series : []).map(({ name, data, colour }, index) => {
    const x = margin + (index % perLine) * entryWidth;
    const y = headHeight + size.height + Math.floor(index / perLine) * lineHeight;
    const text = `${escaped(name)} <tspan font-weight="600">${formatCount(sumOf(data))}</tspan>`;
    return `<rect x="${x}" y="${y}" width="12" height="12" fill="${colour}"/><text x="${x + 18}" y="${y + 11}">${text}</text>`;
  });
  const height = headHeight + size.height + Math.ceil(entries.length / perLine) * lineHeight + lineHeight / 2;
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${chartFamily}" font-size="12" fill="${colours.text}"><rect width="100%" height="100%" fill="${colours.background}"/><text x="${margin}" y="26" font-size="16" font-weight="600">${escaped(title)}</text>${lines.join('')}<g transform="translate(0 ${headHeight})">${svg}</g>${entries.join('')}</svg>`,
  };
}
