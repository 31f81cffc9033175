import { useEffect, useRef, useState, type ReactNode } from 'react';

/** A region that scrolls sideways, also by keyboard, with shadows over hidden content. The page itself never scrolls sideways. */
export function ScrollRegion({ name, className = '', children }: { name: string; className?: string; children: ReactNode }) {
  const region = useRef<HTMLElement>(null);
  const { hasBefore, hasAfter } = useHidden(region);
  return (
    <div className="relative min-w-0">
      <section
        ref={region}
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls it with the arrow keys
        tabIndex={0}
        data-moved={hasBefore ? '' : undefined}
        data-more={hasAfter ? '' : undefined}
        className={`@container relative max-h-[max(20rem,75dvh)] overflow-auto rounded-card border border-border bg-surface print:max-h-none print:overflow-visible ${className}`}
      >
        {children}
      </section>
      <Shadow isShown={hasBefore} side="start-0 bg-linear-to-r rtl:bg-linear-to-l" />
      <Shadow isShown={hasAfter} side="end-0 bg-linear-to-l rtl:bg-linear-to-r" />
    </div>
  );
}

function Shadow({ isShown, side }: { isShown: boolean; side: string }) {
  if (!isShown) return null;
  return (
    <div
      aria-hidden="true"
      className={`scroll-shadow pointer-events-none absolute inset-y-px z-30 w-3 from-[rgb(10_15_21/0.18)] in-data-[theme=dark]:from-[rgb(0_0_0/0.7)] to-transparent print:hidden ${side}`}
    />
  );
}

/** Detects hidden columns before and after the visible part. */
function useHidden(region: { current: HTMLElement | null }) {
  const [hidden, setHidden] = useState({ hasBefore: false, hasAfter: false });
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const measure = () => {
      const moved = Math.abs(element.scrollLeft);
      const hasBefore = moved > 1;
      const hasAfter = moved + element.clientWidth < element.scrollWidth - 1;
      setHidden((now) => (now.hasBefore === hasBefore && now.hasAfter === hasAfter ? now : { hasBefore, hasAfter }));
    };
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    if (element.firstElementChild) resized.observe(element.firstElementChild);
    element.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [region]);
  return hidden;
}
