import { useMemo } from 'react';
import {
  useController,
  useForm,
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type Resolver,
} from 'react-hook-form';
import { sentence } from '../locale/catalogue.ts';
import type { EditedForm } from './edited-form.ts';
import { errorTexts, refusalTexts } from './contract-resolver.ts';

export interface ContractForm<Values extends FieldValues, Request> extends Partial<EditedForm<Values>> {
  resolver: Resolver<Values, unknown, Request>;
  /** Initial values of an empty form, in the order of the list of errors; `edited` gives those of existing data. */
  defaultValues?: DefaultValues<Values>;
}

/** A form with a list of its errors above it. They stay until the next submit, so that neither the list nor the focus moves while the user types. */
export function useContractForm<Values extends FieldValues, Request>(content: ContractForm<Values, Request>) {
  const form = useForm<Values, unknown, Request>({ ...content, reValidateMode: 'onSubmit', shouldFocusError: false });
  const fields = Object.keys(content.values ?? content.defaultValues ?? {});
  const { setError } = form;
  const { errors: found, submitCount } = form.formState;
  // The same errors after another submit count as new: the list moves the focus to the first again.
  const written = JSON.stringify({ submitCount, errors: errorTexts(found, fields) });
  const errors: string | Record<string, string> = useMemo(() => JSON.parse(written).errors, [written]);
  /** Shows a refusal by the server: each text at its field, or one for the whole form. */
  const refuse = (refusal: string | Record<string, string>) => {
    const { ofFields, ofForm } = refusalTexts(refusal, fields);
    if (ofForm !== '') setError('root.server', { message: ofForm });
    for (const [name, message] of Object.entries(ofFields)) setError(name as FieldPath<Values>, { message });
  };
  return { ...form, errors, hasError: Object.keys(errors).length > 0, refuse };
}

/** Returns the props of a control of ui/ for one field of a form. */
export function useField<Values extends FieldValues, Request, Name extends FieldPath<Values>>(
  control: Control<Values, unknown, Request>,
  name: Name,
) {
  const { field, fieldState } = useController({ control, name });
  const onChange: (value: FieldPathValue<Values, Name>) => void = field.onChange;
  return { ref: field.ref, name, value: field.value, onChange, error: fieldState.error?.message };
}

/** Joins all errors of a single-field form to show at that field; undefined without errors. */
export function inOne(errors: string | Record<string, string>): string | undefined {
  const texts = typeof errors === 'string' ? [errors] : Object.values(errors);
  return texts.map(sentence).join('. ') || undefined;
}
