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
  /** What an empty form begins with, in its order, which is the order of the list of errors; `edited` says it of what is there already. */
  defaultValues?: DefaultValues<Values>;
}

/**
 * A form with a list of its errors above it. They stay until it is submitted again, so that neither the list nor the focus moves
 * while somebody types.
 */
export function useContractForm<Values extends FieldValues, Request>(content: ContractForm<Values, Request>) {
  const form = useForm<Values, unknown, Request>({ ...content, reValidateMode: 'onSubmit', shouldFocusError: false });
  const fields = Object.keys(content.values ?? content.defaultValues ?? {});
  const { setError } = form;
  const { errors: found, submitCount } = form.formState;
  // The same errors of another submit are new ones: the list takes the focus to the first of them again.
  const written = JSON.stringify({ submitCount, errors: errorTexts(found, fields) });
  const errors: string | Record<string, string> = useMemo(() => JSON.parse(written).errors, [written]);
  /** Shows how the server refused: each text at its field, or one for the whole form. */
  const refuse = (refusal: string | Record<string, string>) => {
    const { ofFields, ofForm } = refusalTexts(refusal, fields);
    if (ofForm !== '') setError('root.server', { message: ofForm });
    for (const [name, message] of Object.entries(ofFields)) setError(name as FieldPath<Values>, { message });
  };
  return { ...form, errors, hasError: Object.keys(errors).length > 0, refuse };
}

/** What a control of ui/ takes, for one field of a form. */
export function useField<Values extends FieldValues, Request, Name extends FieldPath<Values>>(
  control: Control<Values, unknown, Request>,
  name: Name,
) {
  const { field, fieldState } = useController({ control, name });
  const onChange: (value: FieldPathValue<Values, Name>) => void = field.onChange;
  return { ref: field.ref, name, value: field.value, onChange, error: fieldState.error?.message };
}

/** All that is wrong with a form of one field, to stand at that field; nothing where nothing is. */
export function inOne(errors: string | Record<string, string>): string | undefined {
  const texts = typeof errors === 'string' ? [errors] : Object.values(errors);
  return texts.map(sentence).join('. ') || undefined;
}
