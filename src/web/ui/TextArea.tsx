import { useId, type ReactNode, type Ref } from 'react';
import { describedBy, Field } from './Field.tsx';

interface TextAreaProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  error?: string | undefined;
  helper?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  required?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The outlined field for text of several lines. It can be drawn taller, and never wider than its form. */
export function TextArea({ label, name, value, onChange, rows = 4, error, helper, required, ...passed }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} helper={helper} error={error}>
      <textarea
        {...passed}
        {...describedBy(id, { helper, error })}
        id={id}
        name={name}
        rows={rows}
        value={value}
        aria-required={required || undefined}
        onChange={(event) => onChange(event.target.value)}
        className="field-control block resize-y"
      />
    </Field>
  );
}
