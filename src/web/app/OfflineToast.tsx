import { useEffect, useState, useSyncExternalStore } from 'react';
import { frameText } from './frame.text.ts';

const restMs = 400;

/** Shows a notice at the top centre while the browser is offline; hidden while the page scrolls down, back when it scrolls up or rests. */
export function OfflineToast() {
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine);
  const isScrollingDown = useScrollingDown();
  return (
    <output className="chrome pointer-events-none fixed inset-x-0 top-4 z-40 flex justify-center">
      {!isOnline && (
        <span
          hidden={isScrollingDown}
          className="toast rounded-card border border-warning bg-warning-bg px-4 py-2 font-semibold text-warning shadow-float"
        >
          {frameText.offline}
        </span>
      )}
    </output>
  );
}

function useScrollingDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      setDown(scrollY > last);
      last = scrollY;
      clearTimeout(rest);
      rest = setTimeout(() => setDown(false), restMs);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      clearTimeout(rest);
    };
  }, []);
  return isDown;
}

function subscribeOnline(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
