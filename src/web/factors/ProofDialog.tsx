import { type FormEvent, type ReactNode } from 'react';
import type { Operation } from '../../shared/base/operation.ts';
import type { Proof } from '../../shared/factors/proof.ts';
import { FormDialog } from '../api/FormDialog.tsx';
import { useAction } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { useProof } from './use-proof.tsx';

interface ProofDialogProps<Result> {
  title: string;
  /** The texts of the two buttons. */
  answers: { back: string; confirm: string };
  /** True if it cannot be undone. */
  isDanger?: boolean;
  operation: Operation;
  send: (proof: Proof) => Promise<Result>;
  onDone: (result: Result) => void;
  onClose: () => void;
  /** The explanation above the fields. */
  children: ReactNode;
}

/** The dialog before lasting access is made or removed, which takes a proof. */
export function ProofDialog<Result>(props: ProofDialogProps<Result>) {
  const { title, answers, isDanger, operation, send, onDone, onClose, children } = props;
  const { isPending, error, mutate } = useAction<Result>(operation, { send: async () => send(await proof.give()), onSuccess: onDone });
  const proof = useProof(failureContent(error));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && proof.isComplete()) mutate();
  };
  return (
    <FormDialog
      form={{ errors: proof.errorsWith(failureContent(error)), isPending, submit }}
      title={title}
      answers={answers}
      isDanger={isDanger}
      onClose={onClose}
    >
      {children}
      {proof.fields}
    </FormDialog>
  );
}
