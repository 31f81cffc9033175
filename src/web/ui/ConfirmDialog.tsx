import type { ReactNode } from 'react';
import { failureContent } from '../api/report-failure.ts';
import { Button } from './Button.tsx';
import { ErrorList } from './ErrorList.tsx';
import { Modal } from './Modal.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The texts of the two buttons. */
  answers: { back: string; confirm: string };
  /** What cannot be undone. */
  isDanger?: boolean;
  /** How the sending goes that `onConfirm` starts; while it is under way, nothing starts it again. */
  sending: { isPending: boolean; error: Error | null };
  onConfirm: () => void;
  children: ReactNode;
}

/** The question before something is sent, and its refusal. The focus starts on the way back. */
export function ConfirmDialog({ isOpen, onClose, title, answers, isDanger = false, sending, onConfirm, children }: ConfirmDialogProps) {
  const { isPending, error } = sending;
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
          <Button variant={isDanger ? 'danger' : 'primary'} isLoading={isPending} onClick={() => isPending || onConfirm()}>
            {answers.confirm}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {error !== null && <ErrorList errors={failureContent(error)} />}
        {children}
      </div>
    </Modal>
  );
}
