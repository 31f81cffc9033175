import type { ReactNode } from 'react';
import { formatCount } from '../locale/current-locale.ts';

interface ShareBarProps {
  part: number;
  of: number;
  isBad?: boolean;
  children: ReactNode;
}

/** Shows a count with its label, and its share as a bar, which adds nothing to the text. */
export function ShareBar({ part, of, isBad = false, children }: ShareBarProps) {
  const share = of === 0 ? 0 : (part / of) * 100;
  return (
    <div className="text-small">
      <div className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 wrap-anywhere">{children}</span>
        <span className="shrink-0 text-text-2 tabular-nums">
          {formatCount(part)} · {shareText(share)}
        </span>
      </div>
      <svg aria-hidden="true" className="mt-0.5 block h-1.5 w-full" viewBox="0 0 100 1" preserveAspectRatio="none">
        <rect width="100" height="1" className="fill-sunken" />
        <rect width={Math.max(share, 0.4)} height="1" className={isBad ? 'fill-danger' : 'fill-link'} />
      </svg>
    </div>
  );
}

function shareText(share: number): string {
  if (share > 0 && share < 0.1) return `< ${formatCount(0.1)} %`;
  return `${formatCount(share, { maximumFractionDigits: 1 })} %`;
}
