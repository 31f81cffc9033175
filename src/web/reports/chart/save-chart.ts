/** A chart as a PNG with its title and legend. */
import { fileName } from '../../../shared/base/file-name.ts';
import { saveFile } from '../../browser/save-file.ts';
import type { ChartSeries } from './chart-series.ts';
import { asImageAddress, type ChartColours, type Size } from './drawing.ts';

interface Picture extends Size {
  readonly title: string;
  /** The only drawn country, if there is exactly one. */
  readonly isolated?: string | undefined;
  readonly svg: string;
  readonly series: readonly ChartSeries[];
  readonly colours: ChartColours;
}

const headHeight = 40;
const lineHeight = 20;
const entryWidth = 190;
/** Pixels of the image per pixel of the screen, so that it prints well. */
const scale = 2;

export async function saveChart(picture: Picture): Promise<void> {
  const { svg, height } = framed(picture);
  const image = new Image();
  image.src = asImageAddress(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.width * scale;
  canvas.height = height * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The image could not be made');
  saveFile({ name: `${fileName(picture.title.toLowerCase(), picture.isolated)}.png`, blob });
}

/** The chart's SVG inside a larger one. */
export function framed({ title, svg, series, width, height, colours }: Picture): { svg: string; height: number } {
  const perLine = Math.max(1, Math.floor(width / entryWidth));
  const legendHeight = Math.ceil(series.length / perLine) * lineHeight + lineHeight / 2;
  const total = headHeight + height + legendHeight;
  const entries = series.map(({ name, colour }, index) => {
    const [x, y] = [12 + (index % perLine) * entryWidth, headHeight + height + Math.floor(index / perLine) * lineHeight];
    return `<rect x="${x}" y="${y}" width="12" height="12" fill="${colour}"/><text x="${x + 18}" y="${y + 11}">${escaped(name)}</text>`;
  });
  return {
    height: total,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${total}" font-family="sans-serif" font-size="12" fill="${colours.text}"><rect width="100%" height="100%" fill="${colours.background}"/><text x="12" y="26" font-size="16" font-weight="600">${escaped(title)}</text><g transform="translate(0 ${headHeight})">${svg}</g>${entries.join('')}</svg>`,
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
