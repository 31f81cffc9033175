/** Keeps what has the focus clear of the toasts, which on a phone are as wide as the window (WCAG 2.4.11). */
import { useLayoutEffect } from 'react';

/** `shown` is another value whenever other toasts are shown. */
export function useRoomForToasts(shown: unknown) {
  useLayoutEffect(() => {
    const stack = document.querySelector('.toast-stack');
    document.documentElement.style.setProperty('--toasts', `${stack?.clientHeight ?? 0}px`);
    // Browsers move what gets the focus, and leave what has it already.
    const focused = document.querySelector('main :focus');
    if (stack && focused && edge(focused).bottom > edge(stack).top) focused.scrollIntoView({ block: 'nearest' });
  }, [shown]);
}

const edge = (element: Element) => element.getBoundingClientRect();
