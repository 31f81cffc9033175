import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { failureContent } from '../../api/report-failure.ts';
import { DelayedSpinner } from '../../ui/DelayedSpinner.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PortalLink } from '../../ui/PortalLink.tsx';

interface HomeSectionProps {
  title: string;
  /** Where there is more. */
  link?: { readonly to: string; readonly text: string };
  children: ReactNode;
}

/** A part of the home page. */
export function HomeSection({ title, link, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3 border-t border-border pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-h2 font-semibold">
          {title}
        </h2>
        {link && (
          <PortalLink to={link.to} className="link">
            {link.text}
          </PortalLink>
        )}
      </div>
      {children}
    </section>
  );
}

/** What a part tells once it is there; where it cannot be had it says so by itself, and the other parts stay. */
export function Loaded<Data>({ reply, children }: { reply: UseQueryResult<Data>; children: (data: Data) => ReactNode }) {
  const { data, error, refetch } = reply;
  if (data !== undefined) return children(data);
  if (error) return <LoadFailure errors={failureContent(error)} onRetry={() => void refetch()} />;
  return <DelayedSpinner />;
}

/** Lines of a part, with hairlines between them. */
export function Lines({ items }: { items: readonly { readonly key: string; readonly content: ReactNode }[] }) {
  return (
    <ul className="divide-y divide-border">
      {items.map(({ key, content }) => (
        <li key={key} className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5 wrap-anywhere">
          {content}
        </li>
      ))}
    </ul>
  );
}

/** Names and values beside each other. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-text-2">{name}</dt>
          <dd className="wrap-anywhere max-sm:mb-1.5">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
