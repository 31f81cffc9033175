import type { LegendField } from '../../shared/services/legend.ts';
import { legendColumns } from '../../shared/services/services.ts';
import { ScrollRegion } from '../ui/table/ScrollRegion.tsx';
import { serviceLegendText } from './service-legend.text.ts';

const head = 'sticky top-0 z-10 border-b border-border bg-sunken px-1 py-2 font-semibold text-text-2 print:static';

/** One line a field: its name, its meaning, and the services that report it. `marked` is the line that the address names. */
export function LegendTable({ fields, marked }: { fields: readonly LegendField[]; marked: string }) {
  return (
    <ScrollRegion name={serviceLegendText.title} className="max-h-[calc(100dvh-7.5rem)]! print:max-h-none!">
      <table className="w-full border-separate border-spacing-0 text-small print:text-[8px] print:leading-tight">
        <caption className="sr-only">{serviceLegendText.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} z-20 ps-2 text-start max-md:start-0`}>
              {serviceLegendText.name}
            </th>
            <th scope="col" className={`${head} min-w-44 text-start print:min-w-0`}>
              {serviceLegendText.definition}
            </th>
            {legendColumns.map((column) => (
              <th key={column} scope="col" className={`${head} text-center`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <LegendLine key={field.name} field={field} isMarked={field.name === marked} />
          ))}
          {fields.length === 0 && (
            <tr>
              <td colSpan={legendColumns.length + 2} className="px-3 py-4 text-text-2">
                {serviceLegendText.none}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const cell = 'border-b border-border px-1 py-1.5';

function LegendLine({ field, isMarked }: { field: LegendField; isMarked: boolean }) {
  return (
    <tr
      id={field.name}
      tabIndex={-1}
      className={`scroll-mt-14 break-inside-avoid -outline-offset-2 ${isMarked ? 'bg-selected shadow-[inset_3px_0_0_var(--accent-edge)]' : 'bg-surface even:bg-stripe'}`}
    >
      <th scope="row" className={`${cell} mono bg-inherit ps-2 text-start font-medium max-md:sticky max-md:start-0`}>
        <a
          href={`#${field.name}`}
          aria-current={isMarked ? 'location' : undefined}
          className="link inline-block min-h-6 min-w-6 leading-6 text-text print:no-underline"
        >
          {field.name}
        </a>
      </th>
      <td className={`${cell} text-start`}>{field.definition}</td>
      {legendColumns.map((column) => (
        <td key={column} className={`${cell} text-center`}>
          {field.ticks[column] && (
            <>
              <span aria-hidden="true" className="font-semibold text-success">
                {'✓'}
              </span>
              <span className="sr-only">{serviceLegendText[field.ticks[column]]}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
