import { useId, type ReactNode } from 'react';

interface HomeSectionProps {
  title: string;
  /** A link to more. */
  more?: ReactNode;
  children: ReactNode;
}

/** A part of the home page. */
export function HomeSection({ title, more, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3 border-t border-border pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-large font-semibold">
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
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
