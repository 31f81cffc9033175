import { useState } from 'react';
import type { DescribedCall } from '../../shared/developers/described-calls.ts';
import { permissionText } from '../session/permission-labels.text.ts';
import { FilterField } from '../ui/FilterField.tsx';
import { CallFold } from './CallFold.tsx';
import { describedText, developersText } from './developers.text.ts';
import { byArea, findCalls } from './find-calls.ts';
import { Said } from './Said.tsx';

const text = developersText.calls;
const areaNames: Readonly<Record<string, string | undefined>> = text.areas;

/** Every call by its area, with a filter. Open calls stay open while others are filtered. */
export function Calls({ calls, marked }: { calls: readonly DescribedCall[]; marked: string }) {
  const [wanted, setWanted] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [followed, setFollowed] = useState('');
  if (marked !== followed) {
    // A link leads to its call, whatever was filtered and folded before.
    setFollowed(marked);
    if (calls.some(({ id }) => id === marked)) {
      setWanted('');
      setOpen(new Set([...open, marked]));
    }
  }
  const found = findCalls(calls, wanted, wordsOf);
  const toggle = (id: string, isOpen: boolean) => setOpen(new Set(isOpen ? [...open, id] : [...open].filter((one) => one !== id)));
  return (
    <>
      <p className="text-text-2 wrap-anywhere">
        <Said text={text.lead} />
      </p>
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <div className="w-full max-w-96">
          <FilterField label={text.filter} value={wanted} onChange={setWanted} />
        </div>
        <output className="pb-2 text-small text-text-2">
          {wanted.trim() === '' ? text.count(calls.length) : text.found(found.length, calls.length)}
        </output>
      </div>
      {found.length === 0 && <p>{text.none}</p>}
      {byArea(found).map(([area, ofArea]) => (
        <section key={area} aria-labelledby={`area-${area}`} className="flex min-w-0 flex-col gap-2">
          <h3 id={`area-${area}`} className="text-h3 font-semibold">
            {areaNames[area] ?? area}
          </h3>
          {ofArea.map((call) => (
            <CallFold key={call.id} call={call} isOpen={open.has(call.id)} onToggle={(isOpen) => toggle(call.id, isOpen)} />
          ))}
        </section>
      ))}
    </>
  );
}

/** The text of a call in the list, in the shown language. */
function wordsOf({ summary, permissions, area }: DescribedCall): string {
  return [describedText.inWords(summary), ...permissions.map((name) => permissionText.labels[name]), areaNames[area] ?? ''].join(' ');
}
