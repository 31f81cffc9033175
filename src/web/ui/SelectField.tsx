import { useId, type ReactNode, type Ref } from 'react';
import { describedBy, Field } from './Field.tsx';

interface SelectFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  /** Offered first and chosen while `value` is empty. */
  placeholder?: string;
  error?: string | undefined;
  helper?: ReactNode;
  disabled?: boolean;
  required?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLSelectElement>;
}

export function SelectField({
  label,
  name,
  value,
  onChange,
  options,
  placeholder,
  error,
  helper,
  disabled,
  required,
  onBlur,
  ref,
}: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} helper={helper} error={error}>
      <select
        {...describedBy(id, { helper, error })}
        ref={ref}
        id={id}
        name={name}
        value={value}
        disabled={disabled}
        aria-required={required || undefined}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        className="field-control"
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
