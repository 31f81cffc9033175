/** Forms that edit what is there already, and what others may edit meanwhile. */
import type { FieldValues, UseFormReset } from 'react-hook-form';

export interface EditedForm<Values extends FieldValues> {
  /** As the server has it now, in the order of the form. */
  values: Values;
  resetOptions: object;
}

/** What nobody touched follows fresh data. Nothing else changes: neither what was typed nor what was said of it. */
export function edited<Values extends FieldValues>(values: Values): EditedForm<Values> {
  return { values, resetOptions: { keepDirtyValues: true, keepErrors: true, keepSubmitCount: true, keepIsSubmitted: true } };
}

/** Of a request what somebody changed, so that nothing is sent that another one may have changed meanwhile; `always` names what it is about. */
export function onlyChanged<Request extends object>(
  request: Request,
  dirtyFields: Readonly<Partial<Record<keyof Request & string, unknown>>>,
  always: keyof Request & string,
): Request {
  const sent = Object.entries(request).filter(([name]) => name === always || Object.hasOwn(dirtyFields, name));
  // All but what is always there may be left out.
  return Object.fromEntries(sent) as Request;
}

/**
 * What was saved is nothing that somebody typed any more: fresh data may change it. The library's `reset` alone would keep what the form was told to
 * keep of what is typed.
 */
export function settleForm<Values extends FieldValues>(reset: UseFormReset<Values>, saved: Values): void {
  reset(saved, { keepDirtyValues: false, keepErrors: false, keepSubmitCount: false, keepIsSubmitted: false });
}
