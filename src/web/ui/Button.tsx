import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'primary' | 'secondary' | 'danger' | 'quiet';
  size?: 'default' | 'small';
  /** Keeps width, label and focus; presses do nothing until it is over. */
  isLoading?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const variants = {
  primary: 'on-accent-ring border-accent-edge bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-active',
  secondary: 'border-border-strong bg-surface text-text hover:bg-hover',
  danger: 'border-danger bg-danger-bg text-danger hover:bg-surface',
  quiet: 'button-quiet border-transparent bg-transparent text-link underline underline-offset-2 hover:bg-hover',
};

const sizes = {
  default: 'min-h-10 px-6 py-1.5 font-semibold',
  small: 'min-h-7 px-4 py-0.5 text-small font-medium',
};

const disabledLook = 'border-dashed border-border-strong bg-sunken text-text-3';

export function Button({
  variant = 'primary',
  size = 'default',
  isLoading = false,
  type = 'button',
  disabled,
  className = '',
  onClick,
  children,
  ...attributes
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A press while loading would submit the form once more, because the button is not disabled for the sake of its focus.
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...attributes}
      type={type}
      disabled={disabled}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={press}
      className={`button inline-flex items-center justify-center rounded-control border text-center ${sizes[size]} ${disabled ? disabledLook : variants[variant]} ${className}`}
    >
      <span className="relative inline-flex items-center justify-center gap-2">
        {isLoading && <span aria-hidden="true" className="button-spinner" />}
        {children}
      </span>
    </button>
  );
}
