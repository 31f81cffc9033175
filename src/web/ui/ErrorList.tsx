import { useEffect, useRef, type MouseEvent } from 'react';
import { Alert } from './Alert.tsx';

interface ErrorListProps {
  errors: string | Record<string, string>;
  /** Off where the screen places the focus itself. */
  takesFocus?: boolean;
}

/**
 * What is wrong with a form, above it: a list of links to the fields when the errors are an object, otherwise the single text.
 * It takes the focus whenever new errors arrive, so pass the same object as long as they are the same errors.
 */
export function ErrorList({ errors, takesFocus = true }: ErrorListProps) {
  const summary = useRef<HTMLDivElement>(null);
  const isEmpty = typeof errors === 'string' ? errors === '' : Object.keys(errors).length === 0;
  useEffect(() => {
    if (!isEmpty && takesFocus) summary.current?.focus();
  }, [errors, isEmpty, takesFocus]);
  if (isEmpty) return null;
  return (
    <Alert tone="danger" ref={summary}>
      {typeof errors === 'string' ? <p>{errors}</p> : <ErrorLinks errors={errors} />}
    </Alert>
  );
}

function ErrorLinks({ errors }: { errors: Record<string, string> }) {
  return (
    <ul className="flex flex-col gap-1">
      {Object.entries(errors).map(([field, text]) => (
        <li key={field}>
          <a className="link" href={`#${field}`} onClick={(event) => focusField(event, field)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** By name within the same form, because two tabs of a page may each have a field of that name. */
function focusField(event: MouseEvent<HTMLElement>, field: string) {
  event.preventDefault();
  const scope = event.currentTarget.closest('form, dialog, [role=tabpanel], main') ?? document;
  scope.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus();
}
