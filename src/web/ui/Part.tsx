import type { ReactNode } from 'react';

interface PartProps {
  /** Makes it a landmark of the title's name, and is the address of its heading. */
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Stands beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a screen, or a whole tab: its title, what it is for, and what it holds. */
export function Part({ id, title, lead, action, children }: PartProps) {
  const head = (
    <div>
      <h2 id={id} className="text-h2 font-semibold wrap-anywhere">
        {title}
      </h2>
      {lead && <p className="text-text-2">{lead}</p>}
    </div>
  );
  const content = (
    <>
      {action ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          {head}
          {action}
        </div>
      ) : (
        head
      )}
      {children}
    </>
  );
  const look = 'flex min-w-0 flex-col gap-4';
  return id === undefined ? (
    <div className={look}>{content}</div>
  ) : (
    <section aria-labelledby={id} className={look}>
      {content}
    </section>
  );
}
