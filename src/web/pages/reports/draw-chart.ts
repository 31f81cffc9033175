/** Draws a stacked bar chart as the text of an SVG. Fetched where a chart is, because the library is larger than the rest of the screen. */
import { BarChart } from 'echarts/charts';
import { GridSimpleComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { chartDate } from './chart-date.ts';
import { plotOf, type Drawing } from './drawing.ts';

use([BarChart, GridSimpleComponent, SVGRenderer]);

const labelWidth = 96;
const compact = new Intl.NumberFormat('en', { notation: 'compact' });

/** As text and not into the page: the library would write inline styles and markup, which the content security policy refuses. */
export function drawChart({ dates, series, width, height, ink }: Drawing): string {
  const plot = plotOf({ width, height });
  const axisLabel = { color: ink.text, fontSize: 12, fontFamily: 'IBM Plex Sans, system-ui, sans-serif' };
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  chart.setOption({
    animation: false,
    grid: { left: plot.left, right: plot.right, top: plot.top, bottom: plot.bottom },
    xAxis: {
      type: 'category',
      data: dates.map(chartDate),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: ink.line } },
      axisLabel: { ...axisLabel, interval: Math.max(0, Math.ceil((labelWidth * dates.length) / plot.width) - 1) },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      splitLine: { lineStyle: { color: ink.line } },
      axisLabel: { ...axisLabel, formatter: (value: number) => compact.format(value) },
    },
    series: series.map(({ name, data, colour }) => ({
      name,
      type: 'bar',
      stack: 'day',
      data,
      barMaxWidth: 96,
      silent: true,
      // The gap between segments, so that neighbours are told apart without their colour.
      itemStyle: { color: colour, borderColor: ink.ground, borderWidth: 1 },
    })),
  });
  const svg = chart.renderToSVGString();
  chart.dispose();
  return svg;
}
