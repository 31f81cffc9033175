import type { ReactNode } from 'react';

/** A number, code, identifier or file name: monospace, and left to right in every language. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" className="mono">
      {children}
    </bdi>
  );
}
