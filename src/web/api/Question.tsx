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
  /** True if the action cannot be undone. */
  isDanger?: boolean;
  /** True if a retry after a cut connection must not act twice. */
  isDoneOnce?: boolean;
  isOpen?: boolean;
  onClose: () => void;
  /** Endpoints whose replies are stale after the action. */
  refreshes?: readonly Pick<Endpoint, 'path'>[];
  onDone?: ((reply: ReplyOf<E>) => void) | undefined;
  children: ReactNode;
}

/** Confirms a call before it is sent, then shows the refusal or the portal's message. */
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
    // A question that opens again starts without the last error.
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
