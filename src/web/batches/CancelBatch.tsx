import { cancelBatch } from '../../shared/batches/batches.ts';
import type { BatchOverview } from './batch-progress.ts';
import { refreshBatches } from './refresh-batches.ts';
import { useSend } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { showToast } from '../ui/toast/Toasts.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { batchResultsText } from './batch-results.text.ts';

export interface BatchActionProps {
  batch: Pick<BatchOverview, 'id' | 'name' | 'services'>;
  isOpen: boolean;
  onClose: () => void;
}

const { cancel: text } = batchResultsText;

/** The warning before a batch is stopped. */
export function CancelBatch({ batch, isOpen, onClose }: BatchActionProps) {
  const sending = useSend(cancelBatch, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: cancelBatch.operation });
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
      isDanger
      isSending={sending.isPending}
      errors={failureContent(sending.error)}
      onConfirm={() => sending.mutate({ body: { id: batch.id } })}
    >
      <p>{text.stops(batch.services.length, batch.services.join(', '))}</p>
      <p>{text.forGood}</p>
    </ConfirmDialog>
  );
}
