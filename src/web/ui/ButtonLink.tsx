import { PortalLink } from './PortalLink.tsx';

/** A link that looks like the default button: for the one place a screen leads on to. */
export function ButtonLink({ to, children }: { to: string; children: string }) {
  return (
    <PortalLink
      to={to}
      className="button on-accent-ring inline-flex min-h-10 items-center justify-center rounded-control border border-accent-edge bg-accent px-6 py-1.5 font-semibold text-on-accent hover:bg-accent-hover active:bg-accent-active"
    >
      {children}
    </PortalLink>
  );
}
