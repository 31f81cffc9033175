import { useEffect, useRef, type ReactNode } from 'react';
import { announce } from '../ui/Announcer.tsx';
import { frameText } from './frame.text.ts';

/** The last place shown, in any layout. */
let shownPlace: string | undefined;

/**
 * The page's main region. When a screen other than the document's first is shown its title is announced and the focus comes here,
 * unless the screen has placed the focus itself; on Home to its number field, except on touch screens, where the keyboard would cover
 * the page. Filters, tabs and sorting do not change `place` and move nothing.
 */
export function Main({ place, className = '', children }: { place: string; className?: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = shownPlace;
    shownPlace = place;
    if (before === undefined || before === place || main.current === null) return;
    announce(document.title);
    if (main.current.contains(document.activeElement) || document.querySelector('dialog[open]')) return;
    const field = matchMedia('(pointer: fine)').matches ? main.current.querySelector<HTMLElement>('[data-begins] input') : null;
    (field ?? main.current).focus({ preventScroll: true });
  }, [place]);
  return (
    <main ref={main} id="main" tabIndex={-1} className={className}>
      {children}
    </main>
  );
}

export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-control border border-border-strong bg-surface text-link underline focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:px-4 focus:py-2"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {frameText.skip}
    </a>
  );
}
