import { lazy, Suspense, useId, useRef, type ReactNode } from 'react';
import type { CalendarButtonProps } from './CalendarButton.tsx';
import { describedBy, Field } from './Field.tsx';

/** The calendar weighs as much as a screen, and the field works without it: it comes after, or, without a connection, not at all. */
const CalendarButton = lazy(async () => {
  const loaded = await import('./CalendarButton.tsx').catch(() => null);
  return { default: (props: CalendarButtonProps) => loaded && <loaded.CalendarButton {...props} /> };
});

interface DateFieldProps {
  label: string;
  name: string;
  /** A day as `YYYY-MM-DD`, or whatever else was typed. */
  value: string;
  onChange: (value: string) => void;
  /** The last day that can be chosen, which the calendar marks as today. */
  max: string;
  placeholder: string;
  helper?: ReactNode;
  error?: string | undefined;
  required?: boolean;
}

/**
 * A day, typed, pasted or taken from a calendar. It is one text and no row of segments, because those take no paste and show no
 * placeholder, and because the portal writes every day alike, whatever the browser's language.
 */
export function DateField({ label, name, value, onChange, max, placeholder, helper, error, required }: DateFieldProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  return (
    <Field id={id} label={label} helper={helper} error={error}>
      <div ref={frame} className="relative">
        <input
          {...describedBy(id, { helper, error })}
          id={id}
          name={name}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          aria-required={required || undefined}
          value={value}
          onChange={(event) => onChange(event.target.value.trim())}
          className="field-control mono pe-12"
        />
        <Suspense fallback={null}>
          <CalendarButton label={label} value={value} onChange={onChange} today={max} frame={frame} />
        </Suspense>
      </div>
    </Field>
  );
}
