import { useId, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../Button.tsx';

interface PopupProps {
  /** Words of the button; without any it is an arrow, and `name` says what it opens. */
  label?: string;
  name: string;
  /** Styles the button. */
  className?: string;
  /** Content of the panel; `close` closes it, and returns the focus to the button. */
  children: (close: () => void) => ReactNode;
}

/** A button with an arrow, and the panel that it opens over what is below. Escape, and focus or a press elsewhere, close it. */
export function Popup({ label, name, className = '', children }: PopupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const opener = `${id}-opener`;
  const close = () => {
    setOpen(false);
    document.getElementById(opener)?.focus();
  };
  const leave = ({ currentTarget, relatedTarget, target }: FocusEvent) => {
    // Another window took the focus if its element here keeps it.
    if (!currentTarget.contains(relatedTarget) && document.activeElement !== target) setOpen(false);
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- follows the focus and keys of the controls inside
    <span className="sm:relative" onBlur={leave} onKeyDown={escape}>
      <Button
        id={opener}
        variant="secondary"
        size="small"
        className={className}
        aria-label={label === undefined ? name : undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        // Safari leaves the focus of a pressed button where it was.
        onClick={({ currentTarget }) => {
          currentTarget.focus();
          setOpen(!isOpen);
        }}
      >
        {label}
        <svg aria-hidden="true" className="h-1.25 w-2" viewBox="0 0 8 5" fill="currentColor">
          <path d="M0 0h8L4 5z" />
        </svg>
      </Button>
      {isOpen && (
        <fieldset
          id={id}
          aria-label={name}
          tabIndex={-1}
          className="absolute end-0 top-full z-40 mt-1 rounded-card border border-border-strong bg-surface p-3 text-start shadow-float outline-none max-sm:start-0 sm:w-max"
        >
          {children(close)}
        </fieldset>
      )}
    </span>
  );
}
