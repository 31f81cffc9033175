/** Draws a stacked bar chart as SVG text: an axis of counts, an axis of days, one column per day. */
import { stack } from 'd3-shape';
import { formatCount } from '../../locale/current-locale.ts';
import { chartDate } from './chart-date.ts';
import { chartFamily } from './chart-font.ts';
import { totalOfDay, type ChartSeries } from './chart-series.ts';
import { countScale, dayScale, margins, mostOfDays, type Drawing } from './drawing.ts';

const labelWidth = 96;
const maxBarWidth = 96;
const barShare = 0.64;
const fontSize = 12;

export function drawChart(drawing: Drawing): string {
  const { dates, series, width, height, colours } = drawing;
  const stacked = stackOf(series, dates.length);
  const { yOf, ticks } = countScale(mostOfDays(series, dates.length), drawing);
  const days = dayScale(dates.length, drawing);
  const middleOf = (day: number) => (days(day) ?? 0) + days.step() / 2;
  const barWidth = Math.min(maxBarWidth, days.step() * barShare);
  const lines = ticks.map((count) => {
    const y = Math.round(yOf(count)) + 0.5;
    return `<path d="M${margins.left} ${y}H${width - margins.right}" stroke="${colours.line}"/><text x="${margins.left - 8}" y="${y + 4}" text-anchor="end">${formatCount(count, { notation: 'compact' })}</text>`;
  });
  const everyDays = Math.max(1, Math.ceil(labelWidth / days.step()));
  const labels = dates.flatMap((date, day) =>
    day % everyDays === 0 ? `<text x="${round(middleOf(day))}" y="${height - 8}" text-anchor="middle">${chartDate(date)}</text>` : [],
  );
  const bars = stacked.flatMap((segments) =>
    segments.flatMap(([from, to], day) =>
      to === from
        ? []
        : `<rect x="${round(middleOf(day) - barWidth / 2)}" y="${round(yOf(to))}" width="${round(barWidth)}" height="${round(yOf(from) - yOf(to))}" fill="${segments.key.colour}"/>`,
    ),
  );
  const counts = countsOf(drawing).map(
    (count, day) => `<text class="count" x="${round(middleOf(day))}" y="${round(yOf(totalOfDay(series, day)) - 4)}">${count}</text>`,
  );
  // The bars' stroke is the gap between them: neighbours stay distinct without colour.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${chartFamily}" font-size="${fontSize}" fill="${colours.text}">${lines.join('')}${labels.join('')}<g stroke="${colours.background}">${bars.join('')}</g><g text-anchor="middle" stroke="${colours.background}" stroke-width="3" paint-order="stroke">${counts.join('')}</g></svg>`;
}

/** Returns the lower and upper count of each series on each day. */
function stackOf(series: readonly ChartSeries[], dayCount: number) {
  const days = Array.from({ length: dayCount }, (_, day) => day);
  const stackSeries = stack<number, ChartSeries>().value((day, { data }) => data[day] ?? 0);
  return stackSeries.keys(series)(days);
}

/** Width of a digit in pixels; `countGap` is the free space between two counts. */
const digitWidth = 7;
const countGap = 6;

/** Returns the count above each day's bar; empty if one is wider than its column. */
function countsOf({ series, dates, ...size }: Drawing): string[] {
  const counts = dates.map((_, day) => formatCount(totalOfDay(series, day)));
  const room = dayScale(dates.length, size).step() - countGap;
  return counts.every((count) => count.length * digitWidth <= room) ? counts : [];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
