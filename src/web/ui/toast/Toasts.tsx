/** Toasts: any module can show them, one place at the top of the tree draws them. An error also appears next to its cause. */
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../Icon.tsx';
import * as drawings from '../drawings.ts';
import { createStore } from '../../browser/store.ts';
import { PortalLink } from '../PortalLink.tsx';
import { topDialog, type TopDialog } from '../top-dialog.ts';
import { nextToasts, type Toast, type ToastEvent, type ToastRequest, type ToastType } from './toast-queue.ts';
import { controlsText } from '../controls.text.tsx';

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

export function showToast(request: ToastRequest) {
  lastId += 1;
  apply({ kind: 'show', id: lastId, request });
}

/** Hides the error toasts of an operation that is being retried. */
export function hideErrors(operationType: string) {
  apply({ kind: 'attempt', heading: operationType });
}

function apply(event: ToastEvent) {
  toasts.set(nextToasts(toasts.get(), event));
}

/**
 * Draws both live regions from the first paint on: a region that arrives together with its text is not read out. An open dialog draws them instead
 * (`dialog`): everything outside it is inert and silent.
 */
export function Toasts({ dialog = null }: { dialog?: TopDialog }) {
  const isHere = topDialog.useValue() === dialog;
  const shown = toasts.useValue();
  useEscapeWhile(shown.length > 0);
  useRoomForToasts(shown);
  const drawn = (isError: boolean) =>
    shown.filter(({ type }) => (type === 'error') === isError).map((toast) => <ToastCard key={toast.id} toast={toast} />);
  if (!isHere) return null;
  return (
    <div
      popover="manual"
      ref={show}
      className="toast-stack pointer-events-none fixed inset-x-4 z-40 flex flex-col gap-2 print:hidden md:start-auto md:w-96"
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no paragraphs and links */}
      <div role="status" aria-atomic="false" className="flex flex-col gap-2">
        {drawn(false)}
      </div>
      <div role="alert" aria-atomic="false" className="flex flex-col gap-2">
        {drawn(true)}
      </div>
    </div>
  );
}

/** Shows toasts in the top layer, where dialogs are. A browser without it shows them anyway. */
function show(stack: HTMLElement | null) {
  stack?.showPopover?.();
}

const looks: Record<ToastType, { drawing: string; edge: string; text: string }> = {
  success: { drawing: drawings.check, edge: 'border-s-success', text: 'text-success' },
  error: { drawing: drawings.warning, edge: 'border-s-danger', text: 'text-danger' },
  info: { drawing: drawings.info, edge: 'border-s-link', text: 'text-link' },
};

function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  useExpiry(toast, isHeld);
  const look = looks[toast.type];
  const heading = controlsText.toast.heading(toast.heading);
  const hide = () => apply({ kind: 'hide', id: toast.id });
  return (
    <div
      data-toast={toast.type}
      className={`toast pointer-events-auto flex items-start gap-3 rounded-card border border-s-4 border-border bg-surface p-3 shadow-float ${look.edge}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={`mt-0.5 ${look.text}`}>
        <Icon drawing={look.drawing} label={controlsText.tone[toast.type]} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {heading}
          {toast.count > 1 && <span className="ms-2 font-normal text-text-2"> ×{toast.count}</span>}
        </p>
        <p className="wrap-anywhere text-text-2">{toast.text}</p>
        {toast.buttonUrl !== null && (
          <PortalLink to={toast.buttonUrl} className="link mt-1 inline-block" onFollow={hide}>
            {controlsText.toast.open}
          </PortalLink>
        )}
      </div>
      <button type="button" className="icon-button -m-1" aria-label={controlsText.toast.close(heading)} onClick={hide}>
        <Icon drawing={drawings.close} />
      </button>
    </div>
  );
}

/** Expires the toast; the timer pauses while the toast is pointed at or focused, and while the tab is hidden (WCAG 2.2.1). */
function useExpiry({ id, timeoutMs, count }: Toast, isHeld: boolean) {
  const leftMs = useRef(timeoutMs);
  const isHidden = useSyncExternalStore(subscribeVisibility, () => document.hidden);
  useEffect(() => {
    leftMs.current = timeoutMs;
  }, [timeoutMs, count]);
  useEffect(() => {
    if (isHeld || isHidden) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => apply({ kind: 'hide', id }), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [id, count, isHeld, isHidden]);
}

function subscribeVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Hides the newest toast on Esc. An open dialog or menu comes first: it marks the key as taken. */
function useEscapeWhile(isActive: boolean) {
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open]') === null)
        apply({ kind: 'hide-newest' });
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isActive]);
}

// Keeps what has the focus clear of the toasts, which on a phone are as wide as the window (WCAG 2.4.11).

/** Makes room for the toasts, and scrolls a focused element clear of them. `shown` is a new value for each change. */
function useRoomForToasts(shown: unknown) {
  useLayoutEffect(() => {
    const stack = document.querySelector('.toast-stack');
    document.documentElement.style.setProperty('--toasts', `${stack?.clientHeight ?? 0}px`);
    // Browsers move an element that gets the focus, but not one that already has it.
    const focused = document.querySelector('main :focus');
    if (stack && focused && edge(focused).bottom > edge(stack).top) focused.scrollIntoView({ block: 'nearest' });
  }, [shown]);
}

const edge = (element: Element) => element.getBoundingClientRect();
