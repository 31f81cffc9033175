import { useEffect, useId, type ReactNode, type Ref } from 'react';
import { describedBy, Field } from './Field.tsx';

interface TextAreaProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  /** Number of lines up to which the text makes it taller. */
  growsTo?: number;
  /** Position of the caret on mount, with the focus in it; null leaves the focus where it is. */
  writeAt?: number | null;
  error?: string | undefined;
  helper?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  required?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The outlined field for text of several lines. Users can make it taller, but never wider than its form. */
export function TextArea({
  label,
  name,
  value,
  onChange,
  rows = 4,
  growsTo = rows,
  writeAt = null,
  error,
  helper,
  required,
  ...passed
}: TextAreaProps) {
  const id = useId();
  useEffect(() => {
    const area = document.getElementById(id);
    if (writeAt === null || !(area instanceof HTMLTextAreaElement)) return;
    area.setSelectionRange(writeAt, writeAt);
    area.focus();
  }, [id, writeAt]);
  return (
    <Field id={id} label={label} helper={helper} error={error}>
      <textarea
        {...passed}
        {...describedBy(id, { helper, error })}
        id={id}
        name={name}
        rows={rows}
        dir="auto"
        style={{ minHeight: heightOf(Math.min(value.split('\n').length, growsTo)) }}
        value={value}
        aria-required={required || undefined}
        onChange={(event) => onChange(event.target.value)}
        className="field-control block resize-y"
      />
    </Field>
  );
}

/** Returns the height of the lines with the space above and below them. */
function heightOf(lines: number): string {
  return `calc(${lines}lh + 16px)`;
}
