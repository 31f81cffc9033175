import { type FormEvent, type ReactNode } from 'react';
import type { Operation } from '../../shared/base/endpoint.ts';
import type { Proof } from '../../shared/factors/proof.ts';
import { useAction } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { Modal } from '../ui/Modal.tsx';
import { useProof } from './use-proof.tsx';

interface ProofDialogProps<Result> {
  title: string;
  /** The texts of the two buttons. */
  answers: { back: string; confirm: string };
  /** What cannot be undone. */
  isDanger?: boolean;
  operation: Operation;
  send: (proof: Proof) => Promise<Result>;
  onDone: (result: Result) => void;
  onClose: () => void;
  /** What it is about, above the fields. */
  children: ReactNode;
}

/** The question before something that lasts is made or taken away, which takes a proof. */
export function ProofDialog<Result>(props: ProofDialogProps<Result>) {
  const { title, answers, isDanger = false, operation, send, onDone, onClose, children } = props;
  const { isPending, error, mutate } = useAction<Result>(operation, { send: async () => send(await proof.give()), onSuccess: onDone });
  const proof = useProof(failureContent(error));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && proof.isComplete()) mutate();
  };
  return (
    <Modal isOpen onClose={onClose} title={title}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <ErrorList errors={proof.errorsWith(failureContent(error))} />
        {children}
        {proof.fields}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" type="button" onClick={onClose}>
            {answers.back}
          </Button>
          <Button type="submit" variant={isDanger ? 'danger' : 'primary'} isLoading={isPending}>
            {answers.confirm}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
