import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { legend } from '../../shared/services/legend.ts';

const definitions = new Map<string, string>(legend.map((line) => [line.name, line.definition]));

/** A field key. Its definition shows on hover and on focus; the link opens the service legend at its line, in a window of its own. */
export function FieldName({ name }: { name: string }) {
  const definition = definitions.get(name);
  if (definition === undefined) return <span className="mono">{name}</span>;
  return <LegendLink name={name} definition={definition} />;
}

function LegendLink({ name, definition }: { name: string; definition: string }) {
  const id = useId();
  const { hint, isShown, show, hide } = useHint();
  const href = `/serviceLegend#${name}`;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    window.open(href, '_blank', 'popup,noopener,width=800,height=600');
  };
  return (
    <span className="inline-block" onMouseEnter={show} onMouseLeave={hide}>
      <a
        href={href}
        target="_blank"
        rel="noopener"
        aria-describedby={isShown ? id : undefined}
        onClick={open}
        onFocus={show}
        onBlur={hide}
        className="mono inline-block min-h-6 min-w-6 rounded-tag leading-6 underline decoration-dotted underline-offset-4"
      >
        {name}
      </a>
      <span
        ref={hint}
        id={id}
        role="tooltip"
        popover="manual"
        className="m-0 max-w-72 rounded-control border border-border-strong bg-surface px-3 py-2 text-start text-small font-normal whitespace-normal text-text shadow-float"
      >
        {isShown && definition}
      </span>
    </span>
  );
}

const gapPx = 2;

/** A hint in the top layer, where no scrolling region cuts it off. It stays while the pointer is on it, and Esc puts it away (WCAG 1.4.13). */
function useHint() {
  const hint = useRef<HTMLSpanElement>(null);
  const [isShown, setShown] = useState(false);
  const show = (event: { currentTarget: Element }) => {
    const element = hint.current;
    if (!element || element.matches(':popover-open')) return;
    flushSync(() => setShown(true));
    element.showPopover();
    const anchor = event.currentTarget.getBoundingClientRect();
    const fitsBelow = anchor.bottom + element.offsetHeight + gapPx < innerHeight;
    element.style.top = `${fitsBelow ? anchor.bottom - gapPx : anchor.top - element.offsetHeight + gapPx}px`;
    element.style.left = `${Math.max(8, Math.min(anchor.left, innerWidth - element.offsetWidth - 8))}px`;
  };
  const hide = () => {
    if (hint.current?.matches(':popover-open')) hint.current.hidePopover();
    setShown(false);
  };
  useEffect(() => {
    if (!isShown) return;
    const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    document.addEventListener('keydown', hideOnEscape);
    return () => document.removeEventListener('keydown', hideOnEscape);
  }, [isShown]);
  return { hint, isShown, show, hide };
}
