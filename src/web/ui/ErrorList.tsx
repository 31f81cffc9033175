import { useRef, type MouseEvent } from 'react';
import { Alert } from './Alert.tsx';
import { useEachNew } from './use-each-new.ts';
import { sentence } from '../locale/catalogue.ts';

interface ErrorListProps {
  errors: string | Record<string, string>;
  /** False if the screen sets the focus itself. */
  takesFocus?: boolean;
}

/**
 * Errors of a form, above it: an object becomes a list of links to the fields, a string a single text. New errors move the focus to the first wrong field
 * that takes it, otherwise to the list; so pass the same object for the same errors.
 */
export function ErrorList({ errors, takesFocus = true }: ErrorListProps) {
  const summary = useRef<HTMLDivElement>(null);
  const isEmpty = typeof errors === 'string' ? errors === '' : Object.keys(errors).length === 0;
  useEachNew(errors, () => {
    const list = summary.current;
    if (isEmpty || !takesFocus || list === null) return;
    const wrong = typeof errors === 'string' ? [] : Object.keys(errors);
    (wrong.map((field) => fieldNamed(field, list)).find((element) => element !== null) ?? list).focus();
  });
  if (isEmpty) return null;
  return (
    <Alert tone="danger" ref={summary}>
      {typeof errors === 'string' ? <p>{sentence(errors)}</p> : <ErrorLinks errors={errors} />}
    </Alert>
  );
}

function ErrorLinks({ errors }: { errors: Record<string, string> }) {
  return (
    <ul className="flex flex-col gap-1">
      {Object.entries(errors).map(([field, text]) => (
        <li key={field}>
          <a className="link" href={`#${field}`} onClick={(event) => focusField(event, field)}>
            {sentence(text)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function focusField(event: MouseEvent<HTMLElement>, field: string) {
  event.preventDefault();
  fieldNamed(field, event.currentTarget)?.focus();
}

/** Finds a field by name if it takes the focus, within the same form: two tabs of a page may each have a field of that name. */
function fieldNamed(field: string, list: Element): HTMLElement | null {
  const scope = list.closest('form, dialog, [role=tabpanel], main') ?? document;
  return scope.querySelector(`[name="${CSS.escape(field)}"]:enabled`);
}
