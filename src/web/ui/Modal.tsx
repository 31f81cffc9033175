import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { Toasts } from './toast/Toasts.tsx';
import { topDialog } from './top-dialog.ts';
import { clickOutsideDelayMs, modalCloseDelayMs } from '../../shared/base/limits.ts';

interface ModalProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons of the dialog. The one marked `data-safe` gets the focus; without one the heading does. */
  actions?: ReactNode;
  /** True for lists: wider, with a fixed top at any length. */
  isList?: boolean;
  /** True if its content would be lost: neither Escape nor a press outside closes the dialog, only its buttons. */
  isHeld?: boolean;
}

/** A dialog in the top layer. Both it and the focus in it stay for the close delay (its closing animation). */
export function Modal(props: ModalProps) {
  const isShown = useDelayedUnmount(props.isOpen);
  return isShown ? <Dialog {...props} /> : null;
}

function useDelayedUnmount(isOpen: boolean): boolean {
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);
  useEffect(() => {
    if (isOpen || !isShown) return;
    const timer = setTimeout(() => setShown(false), modalCloseDelayMs);
    return () => {
      clearTimeout(timer);
      // If the dialog led to another tab, this one is hidden before the delay ends, and would open again on return.
      setShown(false);
    };
  }, [isOpen, isShown]);
  return isShown;
}

function Dialog({ isOpen, onClose, title, children, actions, isList = false, isHeld = false }: ModalProps) {
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const openedAt = useShowModal(dialog);
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!isHeld) onClose();
  };
  const pressOutside = (event: PointerEvent) => {
    const isArmed = performance.now() - openedAt.current > clickOutsideDelayMs;
    if (isOpen && !isHeld && isArmed && event.target === dialog.current && isOutside(event, dialog.current)) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={headingId}
      data-closing={isOpen ? undefined : ''}
      data-list={isList ? '' : undefined}
      onCancel={cancel}
      // Browsers let a second Escape through whatever the first did (HTML, close watchers).
      {...(isHeld && { closedby: 'none' })}
      onPointerDown={pressOutside}
    >
      <div className="flex flex-col gap-4 p-6">
        <h2 id={headingId} tabIndex={-1} className="text-h2 font-semibold wrap-anywhere">
          {title}
        </h2>
        <div className="min-w-0 wrap-anywhere">{children}</div>
        {actions && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
      </div>
      <Toasts dialog={dialog} />
    </dialog>
  );
}

/** Opens with focus on the safe button or the heading; on closing returns the focus to the opener, or to the page if that is gone. */
function useShowModal(dialog: RefObject<HTMLDialogElement | null>) {
  const openedAt = useRef(0);
  // The layout phase keeps the focus from falling to the body in between.
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (element === null) return;
    if (!element.open) element.showModal();
    openedAt.current = performance.now();
    const below = topDialog.get();
    topDialog.set(dialog);
    (element.querySelector<HTMLElement>('[data-safe]') ?? element.querySelector<HTMLElement>('h2'))?.focus();
    return () => {
      element.close();
      if (topDialog.get() === dialog) topDialog.set(below?.current?.open ? below : null);
      // The opener may be in a tab that the dialog led away from.
      const isBack = opener instanceof HTMLElement && opener.checkVisibility() && opener !== document.body;
      (isBack ? opener : document.getElementById('main'))?.focus();
    };
  }, [dialog]);
  return openedAt;
}

function isOutside({ clientX, clientY }: PointerEvent, element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
