import type { ReactNode } from 'react';
import { catalogue } from '../../locale/catalogue.ts';
import { formatCount, plural } from '../../locale/current-locale.ts';

const queries = (count: number) => plural(count, { one: 'query', other: 'queries' });

export const chartText = catalogue('reports/chart/chart', {
  other: 'Other',
  /** A day as the specification has it: "May 31st". */
  date: (day: string) => `${monthNames.format(new Date(day))} ${ordinal(new Date(day).getUTCDate())}`,
  buttons: {
    asChart: 'View as chart',
    asTable: 'View as table',
    save: 'Save as image',
    top: (series: number) => `Top ${series} and other`,
    all: (countries: number) => `Show all ${countries} countries`,
    every: 'Back to every country',
  },
  byDay: (title: string) => `${title}, by day`,
  daysOf: (title: string) => `Days of ${title}`,
  legend: 'Countries in the chart',
  day: 'Day',
  total: 'Total',
  more: (count: number) => `${count} more`,
  /** What a screen reader says of a day. */
  told: (day: string, total: number) => `${day}: ${formatCount(total)} ${queries(total)}`,
  inAll: 'In all',
  /** `when` is a day or "In all", `most` the sentence of the busiest days, which may be empty. */
  sum: ({ when, total, isAnswered, isPart, most }: Sum): ReactNode => (
    <>
      {when}: <strong>{formatCount(total)}</strong>
      {` ${isAnswered ? 'answered ' : ''}${queries(total)}${isPart ? ' of what is chosen' : ''}. ${most}`}
    </>
  ),
  legendOfAll: 'Each country shows its total. Press one to see it alone, with Shift to add it.',
  legendOfDay: 'Each country shows its count of this day. Press one to see it alone, with Shift to add it.',
  most: {
    same: (count: number) => `The same on each day: ${formatCount(count)}`,
    onDays: (count: number, days: readonly string[]) => `Most: ${formatCount(count)}, on ${inWords.format(days)}`,
    onMany: (count: number, days: number, last: string) => `Most: ${formatCount(count)}, on ${days} days, the last of them ${last}`,
  },
});

interface Sum {
  when: string;
  total: number;
  isAnswered: boolean;
  isPart: boolean;
  most: string;
}

const monthNames = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const inWords = new Intl.ListFormat('en-GB');

function ordinal(number: number): string {
  const end = number > 10 && number < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${end}`;
}
