import type { ChartSeries } from './chart-series.ts';

interface ChartLegendProps {
  series: readonly ChartSeries[];
  hidden: ReadonlySet<string>;
  onToggle: (name: string) => void;
  /** Whose value stands beside each name. */
  day: number;
}

/** The series with their values of the day, each a button that takes it out of the chart and back in. */
export function ChartLegend({ series, hidden, onToggle, day }: ChartLegendProps) {
  return (
    <ul aria-label="Countries in the chart" className="flex flex-wrap gap-1.5">
      {series.map(({ name, data, colour }) => {
        const isShown = !hidden.has(name);
        return (
          <li key={name} className="min-w-0">
            <button
              type="button"
              aria-pressed={isShown}
              onClick={() => onToggle(name)}
              className={`flex min-h-7 max-w-full items-center gap-2 rounded-control border px-2 text-start text-small hover:bg-hover ${isShown ? 'border-border-strong' : 'border-dashed border-border-strong text-text-2 line-through'}`}
            >
              <svg aria-hidden="true" width="12" height="12" className="shrink-0 forced-color-adjust-none">
                <rect x="0.5" y="0.5" width="11" height="11" fill={isShown ? colour : 'none'} stroke={colour} />
              </svg>
              <span className="wrap-anywhere">{name}</span>
              <span className="mono text-text-2">{(data[day] ?? 0).toLocaleString('en')}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
