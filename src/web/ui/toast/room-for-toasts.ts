/** Keeps what has the focus clear of the toasts, which on a phone are as wide as the window (WCAG 2.4.11). */
import { useLayoutEffect } from 'react';

/** Makes room for the toasts, and scrolls a focused element clear of them. `shown` is a new value for each change. */
export function useRoomForToasts(shown: unknown) {
  useLayoutEffect(() => {
    const stack = document.querySelector('.toast-stack');
    document.documentElement.style.setProperty('--toasts', `${stack?.clientHeight ?? 0}px`);
    // Browsers move an element that gets the focus, but not one that already has it.
    const focused = document.querySelector('main :focus');
    if (stack && focused && edge(focused).bottom > edge(stack).top) focused.scrollIntoView({ block: 'nearest' });
  }, [shown]);
}

const edge = (element: Element) => element.getBoundingClientRect();
