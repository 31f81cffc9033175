import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { goTo } from '../browser/history.ts';

interface PortalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** A path of this portal. */
  to: string;
  onFollow?: () => void;
}

/** A link within the portal. It stays a real link: a modified click opens a tab or a window as everywhere. */
export function PortalLink({ to, onFollow, children, ...attributes }: PortalLinkProps) {
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || event.defaultPrevented || attributes.target) return;
    event.preventDefault();
    onFollow?.();
    goTo(to);
  };
  return (
    <a {...attributes} href={to} onClick={follow}>
      {children}
    </a>
  );
}
