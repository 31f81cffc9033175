import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** Names the part of the screen, as the list does that it replaces. */
  name: string;
  /** Says that there is nothing. */
  title: ReactNode;
  /** Says what the list is good for, unless the screen has said so above. */
  about?: ReactNode;
  /** The one button that leads on. */
  action?: ReactNode;
}

/** Replaces a list without any entries. */
export function EmptyState({ name, title, about, action }: EmptyStateProps) {
  return (
    <section aria-label={name} className="card flex flex-col items-start gap-2">
      <p className="max-w-prose font-medium">{title}</p>
      {about && <p className="max-w-prose text-text-2">{about}</p>}
      {action && <div className="mt-2 flex flex-wrap gap-2 print:hidden">{action}</div>}
    </section>
  );
}
