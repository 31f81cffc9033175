import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

interface ExplainedProps {
  /** A word that people may not know: the button, and the heading of what it opens. */
  word: string;
  children: () => ReactNode;
}

/**
 * A word that opens its meaning in place, in the top layer, where no scrolling region cuts it off. A press elsewhere or Esc puts it away, and
 * the focus is at the word again. What is not open is not drawn: a table has many words.
 */
export function Explained({ word, children }: ExplainedProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const place = () => placeBelow(panel.current, button.current);
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, { capture: true });
    };
  }, [isOpen]);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        popoverTarget={id}
        className="mono inline-block min-h-6 min-w-6 cursor-pointer rounded-tag text-start leading-6 underline decoration-dotted underline-offset-4"
      >
        {word}
      </button>
      <dialog
        ref={panel}
        id={id}
        aria-label={word}
        popover="auto"
        className="fixed inset-auto m-0 max-h-[min(26rem,80dvh)] w-max max-w-[min(26rem,calc(100vw-1rem))] overflow-y-auto rounded-card border border-border-strong bg-surface px-4 py-3 text-start text-small font-normal whitespace-normal text-text shadow-float"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen && (
          <>
            <strong className="mono mb-1 block text-body font-semibold">{word}</strong>
            {children()}
          </>
        )}
      </dialog>
    </>
  );
}

const edgePx = 8;
const gapPx = 2;

/** Below the anchor where there is room, else above it, and never beyond an edge of the window. */
function placeBelow(panel: HTMLElement | null, anchor: HTMLElement | null) {
  if (!panel || !anchor) return;
  const { top, bottom, left } = anchor.getBoundingClientRect();
  const fitsBelow = bottom + panel.offsetHeight + gapPx < innerHeight;
  panel.style.top = `${fitsBelow ? bottom + gapPx : Math.max(edgePx, top - panel.offsetHeight - gapPx)}px`;
  panel.style.left = `${Math.max(edgePx, Math.min(left, innerWidth - panel.offsetWidth - edgePx))}px`;
}
