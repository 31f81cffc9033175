import type { ReactNode } from 'react';
import type { Endpoint, InputOf, ReplyOf } from '../../shared/base/endpoint.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { showToast } from '../ui/toast/Toasts.tsx';
import { readAnew, useSend, type Telling } from './queries.ts';
import { failureContent } from './report-failure.ts';

interface QuestionProps<E extends Telling> {
  call: E;
  input: InputOf<E>;
  texts: { readonly title: string; readonly back: string; readonly confirm: string };
  /** What cannot be undone. */
  isDanger?: boolean;
  /** Whether it is sent once, however often it is confirmed after a cut connection. */
  isDoneOnce?: boolean;
  isOpen?: boolean;
  onClose: () => void;
  /** What shows something else after it was done. */
  refreshes?: readonly Pick<Endpoint, 'path'>[];
  onDone?: ((reply: ReplyOf<E>) => void) | undefined;
  children: ReactNode;
}

/** Asks before a call is sent, says how it was refused, and what the portal said when it was done. */
export function Question<E extends Telling>({ call, input, texts, isOpen = true, onClose, ...rest }: QuestionProps<E>) {
  const { isDanger = false, isDoneOnce = false, refreshes = [], onDone, children } = rest;
  const { mutate, isPending, error, reset } = useSend(call, {
    isDoneOnce,
    onSuccess: (reply) => {
      showToast({ content: reply.message, operationType: call.operation });
      onClose();
      readAnew(...refreshes);
      onDone?.(reply);
    },
  });
  const close = () => {
    // Who comes back is asked anew.
    if (!isPending) reset();
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      title={texts.title}
      answers={texts}
      isDanger={isDanger}
      isSending={isPending}
      errors={failureContent(error)}
      onConfirm={() => mutate(input)}
    >
      {children}
    </ConfirmDialog>
  );
}
