import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { ErrorList } from './ErrorList.tsx';
import { Modal } from './Modal.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The texts of the two buttons. */
  answers: { back: string; confirm: string };
  /** True if the action cannot be undone. */
  isDanger?: boolean;
  /** True while the action of `onConfirm` runs: nothing starts it again. */
  isSending: boolean;
  /** Errors of a refused call; empty if none was refused. */
  errors: string | Record<string, string>;
  onConfirm: () => void;
  children: ReactNode;
}

/** Confirms a call before it is sent, and shows its refusal. The focus starts on the button that goes back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, answers, isDanger = false, isSending, errors, onConfirm, children } = props;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" data-safe="" onClick={onClose}>
            {answers.back}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} isLoading={isSending} onClick={() => isSending || onConfirm()}>
            {answers.confirm}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <ErrorList errors={errors} />
        {children}
      </div>
    </Modal>
  );
}
