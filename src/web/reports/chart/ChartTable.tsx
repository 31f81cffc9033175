import { formatCount } from '../../locale/current-locale.ts';
import { ScrollRegion } from '../../ui/table/ScrollRegion.tsx';
import { chartText } from './chart.text.tsx';
import { chartDate } from './chart-date.ts';
import { totalOfDay, type ChartSeries } from './chart-series.ts';

const cell = 'border-b border-border px-3 py-1.5 whitespace-nowrap';

/** The chart's numbers: a row a day, a column a series. Days without records are 0. */
export function ChartTable({ name, dates, series }: { name: string; dates: readonly string[]; series: readonly ChartSeries[] }) {
  return (
    <ScrollRegion name={name}>
      <table className="w-full border-separate border-spacing-0 text-small">
        <caption className="px-3 py-2.5 text-start text-h3 font-semibold">{name}</caption>
        <thead>
          <tr>
            {[chartText.day, ...series.map((country) => country.name), chartText.total].map((title, index) => (
              <th
                key={title}
                scope="col"
                className={`${cell} sticky top-0 bg-sunken font-semibold text-text-2 ${index === 0 ? 'start-0 z-20 text-start' : 'z-10 text-end'}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dates.map((date, day) => (
            <tr key={date} className="bg-surface even:bg-stripe">
              <th scope="row" className={`${cell} sticky start-0 bg-inherit text-start font-medium`}>
                {chartDate(date)}
              </th>
              {series.map((country) => (
                <td key={country.name} className={`${cell} text-end`}>
                  {formatCount(country.data[day] ?? 0)}
                </td>
              ))}
              <td className={`${cell} text-end font-semibold`}>{formatCount(totalOfDay(series, day))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
