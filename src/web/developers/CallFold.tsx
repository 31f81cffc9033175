import type { DescribedCall } from '../../shared/developers/described-calls.ts';
import { bits, holds } from '../../shared/base/permissions.ts';
import { useSession } from '../session/session.ts';
import { CallDetails } from './CallDetails.tsx';
import { describedText, developersText } from './developers.text.ts';
import { Said } from './Said.tsx';

/** A call in a line, which opens to all its details. A folded call is not drawn. */
export function CallFold({ call, isOpen, onToggle }: { call: DescribedCall; isOpen: boolean; onToggle: (isOpen: boolean) => void }) {
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
