import type { FieldValues, FormState } from 'react-hook-form';
import type { Endpoint, InputOf, ReplyOf } from '../../shared/base/endpoint.ts';
import { showToast } from '../ui/toast/Toasts.tsx';
import { readAnew, useSendOf, type Telling } from './queries.ts';
import { failureContent } from './report-failure.ts';
import { useContractForm, type ContractForm } from './use-contract-form.ts';

type Errors = string | Record<string, string>;

export interface CallForm<E extends Endpoint, Values extends FieldValues, Request> extends ContractForm<Values, Request> {
  /** Makes the call's input from the parsed form. */
  input: (request: Request, dirtyFields: FormState<Values>['dirtyFields']) => InputOf<E> | Promise<InputOf<E>>;
  /** True if a retry after a cut connection must not act twice. */
  isDoneOnce?: boolean;
  /** Heading of the toast of the reply; default: the operation. */
  heading?: string;
  /** True for no toast, since the screen itself shows the outcome. */
  isSilent?: boolean;
  /** Endpoints whose replies are stale after the action, if any. */
  refreshes: readonly Pick<Endpoint, 'path'>[];
  onDone?: (reply: ReplyOf<E>, request: Request) => void;
  onRefused?: () => void;
  /** Returns true if the input beside the form's fields is complete, too. */
  isReady?: () => boolean;
  /** Picks the errors of a refusal that the form itself shows. */
  ownOf?: (refusal: Errors) => Errors;
}

/**
 * A form that sends one call: a toast shows the portal's message, a refusal appears at its field, and the input stays. `reply` and `refusal` are those of the
 * last call, until the next one.
 */
export function useCallForm<E extends Telling, Values extends FieldValues, Request>(endpoint: E, options: CallForm<E, Values, Request>) {
  const { input, isDoneOnce, heading = endpoint.operation, isSilent = false, refreshes, ...rest } = options;
  const { onDone, onRefused, isReady = () => true, ownOf = (refusal) => refusal, ...content } = rest;
  const form = useContractForm(content);
  const { dirtyFields } = form.formState;
  const { mutate, isPending, error, data } = useSendOf(endpoint, {
    toInput: (request: Request) => input(request, dirtyFields),
    isDoneOnce,
    onSuccess: (reply, request) => {
      if (!isSilent) showToast({ content: reply.message, operationType: heading });
      onDone?.(reply, request);
      readAnew(...refreshes);
    },
    onError: (failure) => {
      form.refuse(ownOf(failureContent(failure)));
      onRefused?.();
    },
  });
  const submit = form.handleSubmit((request) => isPending || !isReady() || mutate(request));
  return { ...form, isPending, refusal: failureContent(error), reply: data, submit };
}
