import { cancelBatch } from '../../../../shared/api/batches.ts';
import type { BatchOverview } from '../../../features/batches/batch-progress.ts';
import { refreshBatches } from '../../../features/batches/refresh-batches.ts';
import { useSend } from '../../../api/queries.ts';
import { failureContent } from '../../../api/report-failure.ts';
import { showToast } from '../../../ui/toast/Toasts.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

export interface BatchActionProps {
  batch: Pick<BatchOverview, 'id' | 'name' | 'services'>;
  isOpen: boolean;
  onClose: () => void;
}

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
      title="Cancel this batch?"
      answers={{ back: 'No, go back', confirm: 'Yes, cancel batch' }}
      isDanger
      isSending={sending.isPending}
      errors={failureContent(sending.error)}
      onConfirm={() => sending.mutate({ body: { id: batch.id } })}
    >
      <p>
        {batch.services.length === 1 ? 'Its service stops' : `All ${batch.services.length} services of it stop`} (
        {batch.services.join(', ')}). What was answered so far stays counted, and there will be no result file.
      </p>
      <p>This cannot be undone.</p>
    </ConfirmDialog>
  );
}
