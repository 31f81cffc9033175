import { PortalLink } from './PortalLink.tsx';

/** Leads from a form back to the list it belongs to. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <PortalLink to={to} className="link inline-flex min-h-6 items-center gap-1 self-start">
      <span aria-hidden="true">‹</span> {children}
    </PortalLink>
  );
}
