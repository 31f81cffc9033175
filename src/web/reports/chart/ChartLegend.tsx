import { formatCount } from '../../locale/current-locale.ts';
import { chartText as text } from '../reports.text.tsx';
import { type ChartSeries, sumOf } from './chart-series.ts';

interface ChartLegendProps {
  series: readonly ChartSeries[];
  /** Names of the chosen series; none means all. */
  chosen: ReadonlySet<string>;
  /** `adds` is true with Shift. */
  onChoose: (name: string, adds: boolean) => void;
}

/** Shows the series with their totals, each as a button that isolates it in the chart and in the table. */
export function ChartLegend({ series, chosen, onChoose }: ChartLegendProps) {
  return (
    <ul aria-label={text.legend} className="flex flex-wrap gap-1.5">
      {series.map(({ name, data, colour }) => {
        const isChosen = chosen.has(name);
        const isDrawn = chosen.size === 0 || isChosen;
        return (
          <li key={name} className="min-w-0">
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={({ shiftKey }) => onChoose(name, shiftKey)}
              className={`flex min-h-7 max-w-full items-center gap-2 rounded-control border px-2 text-start text-small select-none hover:bg-hover ${isChosen ? 'border-accent-edge bg-selected' : 'border-border-strong'} ${isDrawn ? '' : 'border-dashed text-text-2'}`}
            >
              <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0 forced-color-adjust-none">
                <rect x="0.5" y="0.5" width="11" height="11" fill={isDrawn ? colour : 'none'} stroke={colour} />
              </svg>
              <span className="wrap-anywhere">{name}</span>
              <span className="mono text-text-2">{formatCount(sumOf(data))}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
