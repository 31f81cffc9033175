/** Keeps what has the focus clear of the toasts, which on a phone are as wide as the window (WCAG 2.4.11). */
import { useLayoutEffect } from 'react';

/** `shown` is another value whenever other toasts are shown. */
export function useRoomForToasts(shown: unknown) {
  useLayoutEffect(() => {
    const stack = document.querySelector('.toast-stack');
    document.documentElement.style.setProperty('--toasts', `${stack?.clientHeight ?? 0}px`);
    const focused = document.activeElement;
    // Browsers move what gets the focus, and leave what has it already.
    if (stack && focused && isOver(stack, focused)) focused.scrollIntoView({ block: 'nearest' });
  }, [shown]);
}

function isOver(stack: Element, element: Element): boolean {
  const [toasts, below] = [stack.getBoundingClientRect(), element.getBoundingClientRect()];
  return below.bottom > toasts.top && below.top < toasts.bottom && below.right > toasts.left && below.left < toasts.right;
}
