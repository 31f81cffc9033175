import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { Modal } from '../ui/Modal.tsx';

interface FormDialogProps {
  /** A form of `useCallForm`. */
  form: { errors: string | Record<string, string>; isPending: boolean; submit: (event: FormEvent) => unknown };
  title: string;
  /** The texts of the two buttons. */
  answers: { readonly back: string; readonly confirm: string };
  /** Marks what cannot be undone. */
  isDanger?: boolean | undefined;
  isOpen?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with one form, what is wrong with it above its fields, and the two buttons at its foot. */
export function FormDialog({ form: { errors, isPending, submit }, title, answers, isOpen = true, onClose, ...rest }: FormDialogProps) {
  const { isDanger = false, children } = rest;
  const id = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {answers.back}
          </Button>
          <Button type="submit" form={id} variant={isDanger ? 'danger' : 'primary'} isLoading={isPending}>
            {answers.confirm}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <ErrorList errors={errors} />
        {children}
      </form>
    </Modal>
  );
}
