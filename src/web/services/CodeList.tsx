import type { NamedCode } from './legend-filter.ts';
import { serviceLegendText } from './service-legend.text.ts';

/** One line a reason code: its meaning and what to do. `marked` is the one that the address names. */
export function CodeList({ codes, marked }: { codes: readonly NamedCode[]; marked: string }) {
  return (
    <section aria-labelledby="reason-codes" className="flex min-w-0 flex-col gap-2">
      <h2 id="reason-codes" tabIndex={-1} className="text-h2 font-semibold">
        {serviceLegendText.codes}
      </h2>
      {codes.length === 0 && <p className="text-text-2">{serviceLegendText.none}</p>}
      <dl className="border-t border-border text-small">
        {codes.map(({ code, meaning }) => (
          <div
            key={code}
            id={`rc-${code}`}
            tabIndex={-1}
            className={`flex break-inside-avoid gap-3 border-b border-border px-2 py-1.5 -outline-offset-2 ${marked === `rc-${code}` ? 'bg-selected shadow-[inset_3px_0_0_var(--accent-edge)]' : ''}`}
          >
            <dt className="mono w-10 shrink-0 font-medium">{code}</dt>
            <dd className="min-w-0">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
