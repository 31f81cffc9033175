import type { ReactNode } from 'react';
import { sentence } from '../locale/catalogue.ts';

/** Returns the attributes that tie a control to the ids of its texts. */
export function describedBy(id: string, { helper, error }: { helper?: ReactNode; error?: string | undefined }) {
  const ids = [helper ? `${id}-helper` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { 'aria-describedby': ids === '' ? undefined : ids, 'aria-invalid': error ? true : undefined };
}

interface FieldProps {
  id: string;
  label: string;
  /** True if the label is for screen readers only, as beside a button that says the same. */
  isLabelHidden?: boolean;
  helper?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}

/** Places a label above its control, help between them, and the error below: the same on every form. */
export function Field({ id, label, isLabelHidden = false, helper, error, children }: FieldProps) {
  return (
    <div className="field min-w-0">
      <div>
        <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1 block font-medium'}>
          {label}
        </label>
        {helper && (
          <div id={`${id}-helper`} className="mb-1.5 text-small text-text-2">
            {helper}
          </div>
        )}
      </div>
      <div className="min-w-0">
        {children}
        {error && <FieldError id={`${id}-error`} text={error} />}
      </div>
    </div>
  );
}

/** Shows the error below a field. The rules of shared schemas give it in English. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="mt-1 text-small text-danger">
      {sentence(text)}
    </p>
  );
}
