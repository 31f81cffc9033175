import type { FieldValues, FormState } from 'react-hook-form';
import type { Endpoint, InputOf, ReplyOf } from '../../shared/base/endpoint.ts';
import { showToast } from '../ui/toast/Toasts.tsx';
import { readAnew, useSendOf, type Telling } from './queries.ts';
import { failureContent } from './report-failure.ts';
import { useContractForm, type ContractForm } from './use-contract-form.ts';

type Errors = string | Record<string, string>;

export interface CallForm<E extends Endpoint, Values extends FieldValues, Request> extends ContractForm<Values, Request> {
  /** Makes the call's input of what the form's schema made of what was typed. */
  input: (request: Request, dirtyFields: FormState<Values>['dirtyFields']) => InputOf<E> | Promise<InputOf<E>>;
  /** Sends it once, however often the button is pressed after a cut connection. */
  isDoneOnce?: boolean;
  /** Heads the toast of the reply; unless said otherwise, the operation. */
  heading?: string;
  /** Shows no toast, since the screen shows what came of it. */
  isSilent?: boolean;
  /** Calls whose replies are others after it was done, where there are any. */
  refreshes: readonly Pick<Endpoint, 'path'>[];
  onDone?: (reply: ReplyOf<E>, request: Request) => void;
  onRefused?: () => void;
  /** Says whether what stands beside the form's fields is complete, too. */
  isReady?: () => boolean;
  /** Picks of a refusal what is the form's to show. */
  ownOf?: (refusal: Errors) => Errors;
}

/**
 * A form that sends one call: the portal's sentence is told when it was done, a refusal stands at the field that it names, and what was typed stays.
 * `reply` and `refusal` are of the last time, until it is sent again.
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
