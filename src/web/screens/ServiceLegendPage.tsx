import { useEffect, useMemo, useState } from 'react';
import { reasonCodes } from '../../shared/services/reason-codes.ts';
import { describeReasonCode } from '../ui/reason-codes.text.ts';
import { legendFields } from '../ui/legend.text.ts';
import { FilterField } from '../ui/FilterField.tsx';
import { LegendTable } from '../services/LegendTable.tsx';
import { CodeList } from '../services/CodeList.tsx';
import { codesMatching, fieldsMatching } from '../services/legend-filter.ts';
import { serviceLegendText } from '../services/service-legend.text.ts';

const codes = reasonCodes.map(({ reasonCode: code, description }) => ({ code, meaning: describeReasonCode(code) ?? description }));

/** Public, and without chrome: it opens in a window of 800 × 600 next to the screen it explains. */
export function ServiceLegendPage() {
  const [wanted, setWanted] = useState('');
  const all = useMemo(() => legendFields(), []);
  const fields = useMemo(() => fieldsMatching(all, wanted), [all, wanted]);
  const marked = useMarkedField();
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-h1 font-semibold">{serviceLegendText.title}</h1>
        <div className="flex flex-wrap items-end gap-3 print:hidden">
          <a href="#reason-codes" className="link pb-2">
            {serviceLegendText.codes}
          </a>
          <FilterField label={serviceLegendText.filter} value={wanted} onChange={setWanted} />
          <output className="pb-2 text-small text-text-2">
            {wanted.trim() === '' ? serviceLegendText.fields(all.length) : serviceLegendText.found(fields.length, all.length)}
          </output>
        </div>
      </div>
      <LegendTable fields={fields} marked={marked} />
      <CodeList codes={codesMatching(codes, wanted)} marked={marked} />
    </div>
  );
}

/** The field after "#". The page draws itself after the browser looked for the anchor, so it leads there itself. */
function useMarkedField(): string {
  const [marked, setMarked] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    const follow = () => setMarked(window.location.hash.slice(1));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    const line = marked === '' ? null : document.getElementById(marked);
    line?.scrollIntoView({ block: 'center' });
    line?.focus({ preventScroll: true });
  }, [marked]);
  return marked;
}
