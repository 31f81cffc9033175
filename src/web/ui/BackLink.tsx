import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

const RoutedAnchor = createLink(Anchor);

/** Leads from a form back to the list it belongs to. Takes what the router's `Link` takes; the list is never the present page. */
export const BackLink: LinkComponent<typeof Anchor> = (props) => <RoutedAnchor activeOptions={{ exact: true }} {...props} />;

function Anchor({ children, ...attributes }: ComponentProps<'a'>) {
  return (
    <a {...attributes} className="link inline-flex min-h-6 items-center gap-1 self-start">
      <span aria-hidden="true">‹</span> {children}
    </a>
  );
}
