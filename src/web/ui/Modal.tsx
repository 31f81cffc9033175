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
  /** The buttons. The one marked `data-safe` gets the focus; without one the heading does. */
  actions?: ReactNode;
  /** For lists: broader, and with its top in one place however long they are. */
  isList?: boolean;
  /** For what is lost with it: neither Escape nor a press outside closes it, but its buttons. */
  isHeld?: boolean;
}

/** A dialog in the top layer. It stays for the close delay (its closing animation), and the focus stays in it as long. */
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
      // Where the dialog led to another tab, this one is hidden before the time is over, and would open again when it comes back.
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
      // A browser lets a second Escape through whatever is done about the first one (HTML, close watchers).
      {...(isHeld && { closedby: 'none' })}
      onPointerDown={pressOutside}
    >
      <div className="flex flex-col gap-4 p-6">
        <h2 id={headingId} tabIndex={-1} className="text-h2 font-semibold">
          {title}
        </h2>
        <div className="min-w-0 wrap-anywhere">{children}</div>
        {actions && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
      </div>
      <Toasts dialog={dialog} />
    </dialog>
  );
}

/** Opens with focus on the safe button or the heading; on leaving gives the focus back to the opener, or to the page when that is gone. */
function useShowModal(dialog: RefObject<HTMLDialogElement | null>) {
  const openedAt = useRef(0);
  // In the layout phase, so that the focus has never fallen to the body in between.
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
      // It may stand in a tab that the dialog led away from.
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
