/** Draws a stacked bar chart as the text of an SVG: an axis of counts, an axis of days, a column a day. */
import { chartDate } from './chart-date.ts';
import { totalOfDay, type ChartSeries } from './chart-series.ts';
import { columnOf, plotOf, type Drawing } from './drawing.ts';

const labelWidth = 96;
const mostBarWidth = 96;
const barShare = 0.64;
const fontSize = 12;
const compact = new Intl.NumberFormat('en', { notation: 'compact' });

export function drawChart(drawing: Drawing): string {
  const { dates, series, width, height, colours } = drawing;
  const most = Math.max(0, ...dates.map((_, day) => totalOfDay(series, day)));
  const ticks = ticksUpTo(most);
  const { top, bottom, left, right } = plotOf(drawing);
  const baseline = height - bottom;
  const yOf = (count: number) => baseline - (count / (ticks.at(-1) ?? 1)) * (baseline - top);
  const lines = ticks.map((count) => {
    const y = Math.round(yOf(count)) + 0.5;
    return `<path d="M${left} ${y}H${width - right}" stroke="${colours.line}"/><text x="${left - 8}" y="${y + 4}" text-anchor="end">${compact.format(count)}</text>`;
  });
  const everyDays = Math.max(1, Math.ceil((labelWidth * dates.length) / plotOf(drawing).width));
  const columns = dates.map((date, day) => {
    const column = columnOf(day, dates.length, drawing);
    return { date, day, middle: round(column.left + column.width / 2), barWidth: Math.min(mostBarWidth, column.width * barShare), yOf };
  });
  const bars = columns.map((column) => barOf(series, column));
  const labels = columns
    .filter(({ day }) => day % everyDays === 0)
    .map(({ date, middle }) => `<text x="${middle}" y="${height - 8}" text-anchor="middle">${chartDate(date)}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="${fontSize}" fill="${colours.text}">${lines.join('')}${labels.join('')}<g stroke="${colours.background}">${bars.join('')}</g></svg>`;
}

interface Bar {
  day: number;
  middle: number;
  barWidth: number;
  yOf: (count: number) => number;
}

/** The segments of a day from the baseline up. The group's stroke is the gap between them, so that neighbours are told apart without their colour. */
function barOf(series: readonly ChartSeries[], { day, middle, barWidth, yOf }: Bar): string {
  let below = 0;
  return series
    .map(({ data, colour }) => {
      const count = data[day] ?? 0;
      const [from, to] = [yOf(below), yOf(below + count)];
      below += count;
      if (count === 0) return '';
      return `<rect x="${round(middle - barWidth / 2)}" y="${round(to)}" width="${round(barWidth)}" height="${round(from - to)}" fill="${colour}"/>`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Some five round counts from 0 to at least `most`. */
export function ticksUpTo(most: number): number[] {
  const rough = Math.max(1, most / 5);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.ceil([1, 2, 5, 10].map((factor) => factor * magnitude).find((candidate) => candidate >= rough) ?? rough);
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, index) => index * step);
}
