/** Draws the totals of countries as SVG text: one bar each, with its name before and its count after it. */
import { formatCount } from '../../locale/current-locale.ts';
import { chartFamily } from './chart-font.ts';
import { sumOf } from './chart-series.ts';
import { escaped, type Drawing } from './drawing.ts';

const rowHeight = 26;
const barHeight = 16;
/** Width of an average letter and of a digit, in pixels. */
const letterWidth = 6.6;
const gap = 8;
/** Largest part of the width that names take. */
const nameShare = 0.45;

/** Returns the height of a drawing of so many countries. */
export function heightOfCountries(count: number): number {
  return count * rowHeight + gap;
}

export function drawCountries({ series, width, height, colours }: Drawing): string {
  const rows = series
    .map(({ name, data, colour }) => ({ name, total: sumOf(data), colour }))
    .map((row) => ({ ...row, count: formatCount(row.total) }));
  const longest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length)) * letterWidth;
  const nameWidth = Math.min(longest(rows.map(({ name }) => name)), width * nameShare);
  const countWidth = longest(rows.map(({ count }) => count));
  const start = Math.round(nameWidth + gap);
  const room = Math.max(1, width - start - countWidth - 2 * gap);
  const most = Math.max(1, ...rows.map(({ total }) => total));
  const drawn = rows.map(({ name, total, colour, count }, row) => {
    const top = gap / 2 + row * rowHeight;
    const length = Math.round((total / most) * room * 10) / 10;
    const bar = `<rect x="${start}" y="${top + (rowHeight - barHeight) / 2}" width="${length}" height="${barHeight}" fill="${colour}"/>`;
    const text = `y="${top + 17}"`;
    return `<text x="${nameWidth}" ${text} text-anchor="end">${escaped(shortened(name, nameWidth))}</text>${bar}<text x="${start + length + gap}" ${text}>${count}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${chartFamily}" font-size="12" fill="${colours.text}">${drawn.join('')}</svg>`;
}

function shortened(name: string, width: number): string {
  const letters = Math.round(width / letterWidth);
  return name.length > letters ? `${name.slice(0, Math.max(1, letters - 1))}…` : name;
}
