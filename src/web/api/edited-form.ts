/** Forms for existing data that others may edit meanwhile. */
import type { FieldValues, UseFormReset } from 'react-hook-form';

export interface EditedForm<Values extends FieldValues> {
  /** Current values on the server, in the order of the form. */
  values: Values;
  resetOptions: object;
}

/** Returns form options that update untouched fields with fresh data. User input and its errors stay. */
export function edited<Values extends FieldValues>(values: Values): EditedForm<Values> {
  return { values, resetOptions: { keepDirtyValues: true, keepErrors: true, keepSubmitCount: true, keepIsSubmitted: true } };
}

/** Returns the changed fields of a request, so that nobody else's changes are overwritten, plus `always`, which names its subject. */
export function onlyChanged<Request extends object>(
  request: Request,
  dirtyFields: Readonly<Partial<Record<keyof Request & string, unknown>>>,
  always: keyof Request & string,
): Request {
  const sent = Object.entries(request).filter(([name]) => name === always || Object.hasOwn(dirtyFields, name));
  // Every field but `always` is optional.
  return Object.fromEntries(sent) as Request;
}

/** Marks saved values as untouched, so that fresh data may update them. The library's `reset` alone would keep the user's input. */
export function settleForm<Values extends FieldValues>(reset: UseFormReset<Values>, saved: Values): void {
  reset(saved, { keepDirtyValues: false, keepErrors: false, keepSubmitCount: false, keepIsSubmitted: false });
}
