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
import { errorTexts, refusalTexts } from './contract-resolver.ts';

/** In the order of the form, which is the order of the list of errors. */
type Content<Values extends FieldValues> =
  /** What an empty form begins with. */
  | { defaultValues: DefaultValues<Values> }
  /** What is edited, as the server has it now: what nobody touched follows it. */
  | { values: Values };

type ContractForm<Values extends FieldValues, Request> = { resolver: Resolver<Values, unknown, Request> } & Content<Values>;

/** Fresh data changes what nobody touched, and nothing else: neither what was typed nor what was said of it. */
const resetOptions = { keepDirtyValues: true, keepErrors: true, keepSubmitCount: true, keepIsSubmitted: true };

/**
 * A form with a list of its errors above it. They stay until it is submitted again, so that neither the list nor the focus moves
 * while somebody types.
 */
export function useContractForm<Values extends FieldValues, Request>({ resolver, ...content }: ContractForm<Values, Request>) {
  const form = useForm<Values, unknown, Request>({
    resolver,
    ...('values' in content ? { values: content.values, resetOptions } : content),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const fields = Object.keys('values' in content ? content.values : content.defaultValues);
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
  /** What was saved is nothing that somebody typed any more: fresh data may change it. The library's `reset` would go by `resetOptions`. */
  const settle = (saved: Values) =>
    form.reset(saved, { keepDirtyValues: false, keepErrors: false, keepSubmitCount: false, keepIsSubmitted: false });
  return { ...form, errors, hasError: Object.keys(errors).length > 0, refuse, settle };
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
