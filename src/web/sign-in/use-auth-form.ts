import type { FormEvent } from 'react';
import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form';
import type { Operation } from '../../shared/base/operation.ts';
import { reportFailure } from '../api/report-failure.ts';
import { useContractForm } from '../api/use-contract-form.ts';
import { useTitleMarks } from '../browser/title.ts';
import { hideErrors } from '../ui/toast/Toasts.tsx';
import { refusalOf } from './refusal.ts';

interface AuthForm<Values extends FieldValues, Request> {
  resolver: Resolver<Values, unknown, Request>;
  defaultValues: DefaultValues<Values>;
  operation: Operation;
  request: (values: Request) => Promise<void>;
  /** Answers the message of a failed request. */
  onRefusal?: (failure: unknown) => string | Record<string, string>;
}

/** A form outside a session: sends one request however often the button is pressed; a refusal says when to retry. */
export function useAuthForm<Values extends FieldValues, Request>(options: AuthForm<Values, Request>) {
  const { resolver, defaultValues, operation, request, onRefusal = refusalOf } = options;
  const { control, setValue, formState, errors, hasError, refuse, handleSubmit } = useContractForm({ resolver, defaultValues });
  const isSending = formState.isSubmitting;
  const submit = handleSubmit(async (values) => {
    hideErrors(operation);
    try {
      await request(values);
    } catch (failure) {
      refuse(onRefusal(failure));
      reportFailure(operation, failure);
    }
  });
  const send = (event: FormEvent) => {
    if (isSending) event.preventDefault();
    else void submit(event);
  };
  useTitleMarks({ hasError });
  return { control, setValue, errors, isSending, send };
}
