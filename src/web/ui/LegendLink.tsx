import type { MouseEvent } from 'react';
import { Icon } from './Icon.tsx';
import * as screenDrawings from './screen-drawings.ts';
import { openLegend } from './open-legend.ts';
import { partsText } from './parts.text.ts';

interface LegendLinkProps {
  /** The field at which it opens. */
  field?: string;
  children?: string;
}

/** Opens the service legend in a window of its own beside the screen that it explains (specification, section 2). */
export function LegendLink({ field, children = partsText.legend }: LegendLinkProps) {
  const href = field === undefined ? '/serviceLegend' : `/serviceLegend#${field}`;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openLegend(href);
  };
  return (
    <a href={href} target="_blank" rel="noopener" className="link inline-flex min-h-6 items-center gap-1.5 text-small" onClick={open}>
      {children}
      <Icon drawing={screenDrawings.external} />
    </a>
  );
}
