import { describe, expect, test } from 'vitest';
import { chartDate } from './chart-date.ts';
import { chartSeries, formatDay, formatMost, mostSeries, totalOfDay } from './chart-series.ts';
import { drawChart } from './draw-chart.ts';
import { countScale, dayAt, dayScale, margins, seriesAt } from './drawing.ts';
import { drawCountries, heightOfCountries } from './draw-countries.ts';
import { framed } from './save-chart.ts';
import { oneHue, otherColour, seriesColours } from './series-colours.ts';

const countries = (count: number) => Array.from({ length: count }, (_, index) => `Country ${index}`);
const graphOf = (count: number) => ({
  dates: ['2026-05-30', '2026-05-31'],
  series: countries(count).map((name, index) => ({ name, data: [count - index, 1], failed: [0, 0] })),
  failedOnly: [],
});

test.each([
  ['2026-05-01', 'May 1st'],
  ['2026-05-02', 'May 2nd'],
  ['2026-05-03', 'May 3rd'],
  ['2026-05-04', 'May 4th'],
  ['2026-11-11', 'November 11th'],
  ['2026-11-12', 'November 12th'],
  ['2026-11-13', 'November 13th'],
  ['2026-12-21', 'December 21st'],
  ['2026-01-22', 'January 22nd'],
  ['2026-01-23', 'January 23rd'],
  ['2028-02-29', 'February 29th'],
  ['2026-01-31', 'January 31st'],
])('the date format "MMMM Do" of %s is %s', (day, expected) => {
  expect(chartDate(day)).toBe(expected);
});

describe('the top 5 and Other', () => {
  test('up to 6 series are drawn as they are', () => {
    expect(chartSeries(graphOf(6), { isAll: false })).toEqual(chartSeries(graphOf(6), { isAll: true }));
  });

  test('more are added up after the fifth, and nothing is lost', () => {
    const series = chartSeries(graphOf(40), { isAll: false });
    expect(series.map(({ name }) => name)).toEqual([...countries(mostSeries), 'Other']);
    for (const day of [0, 1]) expect(totalOfDay(series, day)).toBe(totalOfDay(graphOf(40).series, day));
  });

  test('a country that is kept stands for itself, and nothing is counted twice', () => {
    const series = chartSeries(graphOf(40), { isAll: false, kept: new Set(['Country 30']) });
    expect(series.map(({ name }) => name)).toEqual([...countries(mostSeries), 'Country 30', 'Other']);
    for (const day of [0, 1]) expect(totalOfDay(series, day)).toBe(totalOfDay(graphOf(40).series, day));
  });

  test.each([false, true])('have one hue, each closer to the background than the one before; dark: %s', (isDark) => {
    const series = chartSeries(graphOf(40), { isAll: false, isDark, kept: new Set(['Country 30']) });
    expect(series.map(({ colour }) => colour)).toEqual([...oneHue(6, isDark), otherColour]);
  });

  test('of the countries that match, all in one hue', () => {
    const series = chartSeries(graphOf(40), { isAll: false, matches: (name) => name.endsWith('7') });
    expect(series.map(({ name }) => name)).toEqual(['Country 7', 'Country 17', 'Country 27', 'Country 37']);
    expect(series.map(({ colour }) => colour)).toEqual(oneHue(4, false));
  });

  test('on demand all are drawn, those that match in the colours that they have among all', () => {
    const all = chartSeries(graphOf(40), { isAll: true });
    expect(all).toHaveLength(40);
    const matching = chartSeries(graphOf(40), { isAll: true, matches: (name) => name.endsWith('7') });
    for (const { name, colour } of matching) expect(all.find((found) => found.name === name)?.colour).toBe(colour);
  });
});

test('a day is told with its total and the values of its series', () => {
  const series = chartSeries(
    {
      dates: ['2026-05-31'],
      series: [
        { name: 'France', data: [1200], failed: [0] },
        { name: 'Fiji', data: [0], failed: [0] },
      ],
      failedOnly: [],
    },
    { isAll: false },
  );
  expect(formatDay(series, 'May 31st', 0)).toBe('May 31st: 1,200 queries. France 1,200');
  expect(formatDay([], 'May 31st', 0)).toBe('May 31st: 0 queries');
});

describe('the busiest day is told', () => {
  const days = Array.from({ length: 7 }, (_, day) => `2026-11-0${day + 1}`);
  test.each<[number[][], string]>([
    [[[3, 16, 0, 1, 2, 4, 5]], 'Most: 16, on 2026-11-02.'],
    [[[3, 16, 0, 16, 2, 4, 5]], 'Most: 16, on 2026-11-02 and 2026-11-04.'],
    [
      [
        [1, 1_000, 0, 7, 2, 4, 5],
        [9, 234, 0, 0, 0, 0, 0],
      ],
      'Most: 1,234, on 2026-11-02.',
    ],
    [[[16, 16, 16, 1, 2, 4, 5]], 'Most: 16, on 2026-11-01, 2026-11-02 and 2026-11-03.'],
    [[[16, 16, 16, 16, 2, 4, 5]], 'Most: 16, on 4 days, most recently on 2026-11-04.'],
    [[[5, 5, 5, 5, 5, 5, 5]], 'The same every day: 5.'],
    [[[0, 0, 0, 0, 0, 0, 0]], ''],
    [[], ''],
  ])('of %j: %s', (counts, text) => {
    const series = counts.map((data, index) => ({ name: `Country ${index}`, data, colour: '#123456' }));
    expect(formatMost(series, days)).toBe(text);
  });

  test('where there is more than one', () => {
    expect(formatMost([{ name: 'Germany', data: [16], colour: '#123456' }], ['2026-11-01'])).toBe('');
  });
});

test('the pointer is on the day whose column lies under it', () => {
  const size = { width: 356, height: 320 };
  const days = dayScale(30, size);
  for (const day of [0, 1, 17, 29]) {
    const left = days(day) ?? 0;
    expect([dayAt(left + 0.1, 30, size), dayAt(left + days.step() - 0.1, 30, size)]).toEqual([day, day]);
  }
  expect([dayAt(-50, 30, size), dayAt(900, 30, size)]).toEqual([0, 29]);
});

const colours = { background: '#ffffff', text: '#4a5765', line: '#d5dae1' };

test('the drawing has a bar with a gap for each value and the dates on its axis', () => {
  const svg = drawChart({ dates: ['2026-05-31'], series: chartSeries(graphOf(3), { isAll: false }), width: 600, height: 320, colours });
  expect(svg).toContain('>May 31st</text>');
  // Without it a smaller image would show a part of the drawing, not all of it smaller.
  expect(svg).toContain('viewBox="0 0 600 320"');
  expect(svg).toContain('<g stroke="#ffffff"><rect');
  for (const colour of seriesColours(countries(3)).values()) expect(svg).toContain(`fill="${colour}"/>`);
});

test('a bar is as tall as its count on the axis', () => {
  const series = [{ name: 'France', data: [50, 100], colour: '#123456' }];
  const svg = drawChart({ dates: ['2026-05-30', '2026-05-31'], series, width: 600, height: 320, colours });
  const [half = 0, whole = 0] = [...svg.matchAll(/height="([\d.]+)" fill="#123456"/g)].map(([, height]) => Number(height));
  expect(whole).toBe(2 * half);
});

describe('the count of each day stands on its bar', () => {
  const drawn = (data: readonly number[], width: number) => {
    const dates = data.map((_, day) => new Date(Date.UTC(2026, 4, day + 1)).toISOString().slice(0, 10));
    const svg = drawChart({ dates, series: [{ name: 'Germany', data, colour: '#123456' }], width, height: 320, colours });
    return [...svg.matchAll(/<text class="count"[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
  };
  const week = [3, 16, 0, 16, 2, 1_204, 5];

  test('of few days, 0 as well', () => {
    expect(drawn(week, 600)).toEqual(['3', '16', '0', '16', '2', '1,204', '5']);
  });

  test('and on none where the longest has no room', () => {
    expect(drawn(week, 240)).toEqual([]);
    expect(
      drawn(
        Array.from({ length: 30 }, () => 120),
        600,
      ),
    ).toEqual([]);
  });
});

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [102, [0, 20, 40, 60, 80, 100]],
  [100, [0, 20, 40, 60, 80, 100]],
  [8_800_000, [0, 2_000_000, 4_000_000, 6_000_000, 8_000_000]],
])('the axis up to %i has the round counts %j, and ends there', (most, ticks) => {
  const scale = countScale(most, { height: 320 });
  expect(scale.ticks).toEqual(ticks);
  expect(scale.yOf(Math.max(1, most))).toBe(margins.top);
});

test('the pointer is on the country whose bar lies under it, and on none above the bars', () => {
  const series = [
    { name: 'France', data: [50, 100], colour: '#123456' },
    { name: 'Fiji', data: [0, 20], colour: '#123456' },
  ];
  const { yOf } = countScale(120, { height: 320 });
  const at = (count: number, day: number) => seriesAt(yOf(count), day, { series, dates: ['2026-05-30', '2026-05-31'], height: 320 });
  expect([at(1, 0), at(49, 0), at(51, 0)]).toEqual(['France', 'France', undefined]);
  expect([at(99, 1), at(101, 1), at(119, 1), at(-5, 1)]).toEqual(['France', 'Fiji', 'Fiji', undefined]);
});

describe('by country', () => {
  const series = [
    { name: 'Trinidad & Tobago', data: [600, 634], colour: '#123456' },
    { name: 'Fiji', data: [0, 617], colour: '#654321' },
  ];
  const draw = (width: number) =>
    drawCountries({ dates: ['2026-05-30', '2026-05-31'], series, width, height: heightOfCountries(2), colours });

  test('a bar is as long as its total, with the name as text and the count beside it', () => {
    const svg = draw(600);
    const [whole = 0, half = 0] = [...svg.matchAll(/width="([\d.]+)" height="16"/g)].map(([, width]) => Number(width));
    expect(half).toBeCloseTo(whole / 2, 0);
    for (const text of ['>Trinidad &amp; Tobago<', '>1,234<', '>Fiji<', '>617<']) expect(svg).toContain(text);
  });

  test('a name without room is shortened', () => {
    expect(draw(160)).toContain('>Trinidad &amp;…<');
  });
});

describe('the saved image', () => {
  const picture = {
    title: 'Past 30 Days Data',
    about: ['1,234 answered', 'Answered queries of A & B.'],
    svg: '<svg/>',
    series: [{ name: 'Trinidad & <Tobago>', data: [1_200, 34], colour: '#123456' }],
    colours,
    width: 700,
    height: 320,
    hasLegend: true,
  };

  test('has title, lines about it, and a legend with totals, with names as text', () => {
    const { svg, height } = framed(picture);
    for (const text of [
      'Past 30 Days Data',
      '>1,234 answered<',
      'A &amp; B.',
      'Trinidad &amp; &lt;Tobago&gt; <tspan font-weight="600">1,234<',
    ]) {
      expect(svg).toContain(text);
    }
    expect(height).toBeGreaterThan(320);
  });

  test('leaves the legend out if the bars carry their names, and has room for the lines in a narrow window', () => {
    const { svg, width } = framed({ ...picture, width: 280, hasLegend: false });
    expect(svg).not.toContain('Tobago');
    expect(width).toBe(640);
  });
});
