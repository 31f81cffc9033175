import { useState } from 'react';
import type { DescribedCall } from '../../shared/developers/described-calls.ts';
import { permissionText } from '../session/permission-labels.text.ts';
import { FilterField } from '../ui/FilterField.tsx';
import { describedText, developersText } from './developers.text.ts';
import { byArea, findCalls } from './find-calls.ts';
import { Said } from './Said.tsx';
import { bits, holds } from '../../shared/base/permissions.ts';
import { useSession } from '../session/session.ts';
import { CallDetails } from './CallDetails.tsx';

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

/** A call in a line, which opens to all its details. A folded call is not drawn. */
function CallFold({ call, isOpen, onToggle }: { call: DescribedCall; isOpen: boolean; onToggle: (isOpen: boolean) => void }) {
  const { permissions } = useSession();
  const missing = call.permissions.filter((name) => !holds(permissions, bits[name]));
  return (
    // What takes the focus of a link is around it: a browser passes over the line of a `details` that is itself out of the order of Tab.
    <div id={call.id} tabIndex={-1} className="min-w-0 scroll-mt-4 rounded-card">
      <details
        open={isOpen}
        className="card min-w-0 p-0!"
        onToggle={({ currentTarget, target }) => {
          if (target === currentTarget && currentTarget.open !== isOpen) onToggle(currentTarget.open);
        }}
      >
        <summary className="cursor-pointer rounded-card px-3 py-2.5">
          <h4 className="inline font-medium wrap-anywhere">
            <span className="mono me-2 inline-block min-w-11 rounded-tag border border-border-strong px-1.5 text-center text-small">
              {call.method}
            </span>
            <bdi dir="ltr" className="mono">
              {call.path}
            </bdi>
          </h4>
          {missing.length > 0 && (
            <span className="ms-2 rounded-tag border border-border-strong px-1.5 text-small text-text-2">
              {developersText.calls.notYours}
            </span>
          )}
          <span className="mt-1 block text-small text-text-2">
            <Said text={describedText.inWords(call.summary)} />
          </span>
        </summary>
        {isOpen && (
          <div className="border-t border-border p-4">
            <CallDetails call={call} missing={missing} />
          </div>
        )}
      </details>
    </div>
  );
}
