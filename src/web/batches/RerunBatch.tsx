import { rerunBatch } from '../../shared/batches/batches.ts';
import { followBatch } from './followed-batches.ts';
import { refreshBatches } from './refresh-batches.ts';
import { useSend } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { showToast } from '../ui/toast/Toasts.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { BatchActionProps } from './CancelBatch.tsx';
import { batchResultsText } from './batch-results.text.ts';

const { rerun: text } = batchResultsText;

/** Confirms a new batch of the numbers that failed. */
export function RerunBatch({ batch, isOpen, onClose }: BatchActionProps) {
  const sending = useSend(rerunBatch, {
    isDoneOnce: true,
    onSuccess: ({ message, id }) => {
      showToast({ content: message, operationType: rerunBatch.operation });
      followBatch(id);
      refreshBatches();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.title}
      answers={{ back: text.back, confirm: text.confirm }}
      isSending={sending.isPending}
      errors={failureContent(sending.error)}
      onConfirm={() => sending.mutate({ body: { id: batch.id } })}
    >
      <p>{text.about(batch.name)}</p>
    </ConfirmDialog>
  );
}
