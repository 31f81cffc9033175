import type { ReactNode } from 'react';

interface PageProps {
  /** A `BackLink`, of a screen below another. */
  back?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A screen without tabs: the way back, its title, and what it holds. */
export function Page({ back, title, lead, children }: PageProps) {
  const heading = <h1 className="text-h1 font-semibold wrap-anywhere">{title}</h1>;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {back}
      {lead === undefined ? (
        heading
      ) : (
        <div>
          {heading}
          <p className="text-text-2">{lead}</p>
        </div>
      )}
      {children}
    </div>
  );
}
