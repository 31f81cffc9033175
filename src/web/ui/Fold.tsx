import type { ReactNode } from 'react';

interface FoldProps {
  title: string;
  /** Short description of the content, if there is space. */
  about?: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  isPrinted?: boolean;
  children: ReactNode;
}

/** A heading that expands its content. Folded content is not drawn. */
export function Fold({ title, about, isOpen, onToggle, isPrinted = true, children }: FoldProps) {
  return (
    <details
      open={isOpen}
      className={`card min-w-0 p-0! ${isPrinted ? '' : 'print:hidden'}`}
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget && currentTarget.open !== isOpen) onToggle(currentTarget.open);
      }}
    >
      <summary className="cursor-pointer rounded-card px-3 py-2.5">
        <h3 className="inline text-h3 font-semibold">{title}</h3>
        {about && <span className="ms-3 text-small text-text-2 max-sm:hidden">{about}</span>}
      </summary>
      {isOpen && <div className="border-t border-border p-3">{children}</div>}
    </details>
  );
}
