import type { ReactNode } from 'react';
import { developersText } from './developers.text.ts';
import { Said } from './Said.tsx';

export const sectionIds = ['calls', 'errors', 'reason-codes', 'limits', 'webhooks'] as const;

/** A part of the page that an address leads to. */
export function PageSection({ id, lead, children }: { id: (typeof sectionIds)[number]; lead?: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 id={id} tabIndex={-1} className="scroll-mt-4 text-h2 font-semibold">
          {developersText.sections[id]}
        </h2>
        {lead && (
          <p className="text-text-2 wrap-anywhere">
            <Said text={lead} />
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
