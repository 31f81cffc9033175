import { useEffect, useMemo, useState } from 'react';
import { legend } from '../../../shared/services/legend.ts';
import { TextField } from '../../ui/TextField.tsx';
import { LegendTable } from './LegendTable.tsx';
import { fieldsMatching } from './legend-filter.ts';

/** Public, and without chrome: it opens in a window of 800 × 600 next to the screen it explains. */
export function ServiceLegendPage() {
  const [wanted, setWanted] = useState('');
  const fields = useMemo(() => fieldsMatching(legend, wanted), [wanted]);
  const marked = useMarkedField();
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-h1 font-semibold">Service legend</h1>
        <div className="flex flex-wrap items-end gap-3 print:hidden">
          <TextField
            label="Filter by field or definition"
            name="filter"
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={wanted}
            onChange={setWanted}
            onKeyDown={(event) => event.key === 'Escape' && setWanted('')}
          />
          <output className="pb-2 text-small text-text-2">
            {wanted.trim() === '' ? `${legend.length} fields` : `${fields.length} of ${legend.length} fields`}
          </output>
        </div>
      </div>
      <LegendTable fields={fields} marked={marked} />
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
