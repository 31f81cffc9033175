import type { ReactNode } from 'react';
import { PortalLink } from './PortalLink.tsx';

/** Leads back as `BackLink` does, to any address of this portal. */
export function BackTo({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PortalLink to={to} className="link inline-flex min-h-6 items-center gap-1 self-start">
      <span aria-hidden="true">‹</span> {children}
    </PortalLink>
  );
}
