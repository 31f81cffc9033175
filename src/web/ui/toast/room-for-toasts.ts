/** Keeps what has the focus clear of the toasts, which on a phone are as wide as the window (WCAG 2.4.11). */
import { useLayoutEffect } from 'react';

/** `shown` is another value whenever other toasts are shown. */
export function useRoomForToasts(shown: unknown) {
  useLayoutEffect(() => {
    const height = document.querySelector('.toast-stack')?.clientHeight ?? 0;
    document.documentElement.style.setProperty('--toasts', `${height}px`);
  }, [shown]);
}
