import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** A link that looks like the default button: for the one place a screen leads on to. Takes what the router's `Link` takes. */
export const ButtonLink = createLink(Anchor);

function Anchor({ children, ...attributes }: ComponentProps<'a'>) {
  return (
    <a
      {...attributes}
      className="button on-accent-ring inline-flex min-h-10 items-center justify-center rounded-control border border-accent-edge bg-accent px-6 py-1.5 font-semibold text-on-accent hover:bg-accent-hover active:bg-accent-active"
    >
      {children}
    </a>
  );
}
