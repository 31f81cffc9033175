import type { ReactNode } from 'react';

interface SettingProps {
  /** Address of the heading, which links lead to. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Stands beside the text, or below it if there is no room. */
  control?: ReactNode;
  /** Needs the whole width, such as a table. */
  children?: ReactNode;
}

/** A row of settings: the text left, its control right. */
export function Setting({ id, title, lead, control, children }: SettingProps) {
  return (
    <section className="flex min-w-0 flex-col gap-4 border-t border-border py-5 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id={id} className="font-semibold">
            {title}
          </h2>
          {lead && <div className="wrap-anywhere text-text-2">{lead}</div>}
        </div>
        {control && <div className="max-sm:w-full">{control}</div>}
      </div>
      {children}
    </section>
  );
}
