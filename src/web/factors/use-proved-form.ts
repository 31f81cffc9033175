import type { FieldValues } from 'react-hook-form';
import type { InputOf } from '../../shared/base/endpoint.ts';
import type { Telling } from '../api/queries.ts';
import { useCallForm, type CallForm } from '../api/use-call-form.ts';
import { refusalBeside, useProof, withProof, type GivenProof } from './use-proof.tsx';

type ProvedForm<E extends Telling, Values extends FieldValues, Request> = Omit<CallForm<E, Values, Request>, 'input'> & {
  /** Makes the call's input, with the proof that `prove` gives. */
  input: (request: Request, prove: GivenProof['give']) => Promise<InputOf<E>>;
};

/** A form whose call needs a proof that the person is still the one who signed in; the form shows `proofFields`. */
export function useProvedForm<E extends Telling, Values extends FieldValues, Request>(
  endpoint: E,
  { input, onDone, ...options }: ProvedForm<E, Values, Request>,
) {
  const form = useCallForm<E, Values, Request>(endpoint, {
    ...options,
    input: (request) => input(request, proof.give),
    isReady: () => proof.isComplete(),
    ownOf: refusalBeside,
    onDone: (reply, request) => {
      proof.clear();
      onDone?.(reply, request);
    },
  });
  const proof = useProof(form.refusal);
  return { ...form, errors: proof.errorsWith(form.errors), submit: withProof(proof, form.submit), proofFields: proof.fields };
}
