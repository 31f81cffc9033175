import { useId, type ReactNode } from 'react';

interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  value?: string;
  disabled?: boolean | undefined;
  /** Why it is disabled; stands next to the label so that everyone can read it. */
  reason?: string | undefined;
}

export function Checkbox({ label, checked, onChange, name, value, disabled = false, reason }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex min-h-9 items-start gap-2 py-2">
      <input
        id={id}
        type="checkbox"
        className="checkbox"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-describedby={reason ? `${id}-reason` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div className="min-w-0">
        <label htmlFor={id} className={disabled ? 'text-text-2' : ''}>
          {label}
        </label>
        {reason && (
          <p id={`${id}-reason`} className="text-small text-text-2">
            {reason}
          </p>
        )}
      </div>
    </div>
  );
}
