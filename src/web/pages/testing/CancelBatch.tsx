import { batchResults, cancelBatch } from '../../../shared/api/batches.ts';
import type { BatchSummary } from '../../batch-news.ts';
import { queryClient, useSend } from '../../queries.ts';
import { failureContent } from '../../report-failure.ts';
import { showToast } from '../../toast.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { Modal } from '../../ui/Modal.tsx';

export interface BatchActionProps {
  batch: BatchSummary;
  isOpen: boolean;
  onClose: () => void;
}

/** The warning before a batch is stopped. The focus starts on the way back. */
export function CancelBatch({ batch, isOpen, onClose }: BatchActionProps) {
  const { mutate, isPending, error } = useSend(cancelBatch, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: cancelBatch.operation });
      void queryClient.invalidateQueries({ queryKey: [batchResults.path] });
      onClose();
    },
  });
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title="Cancel this batch?"
      actions={
        <>
          <Button color="secondary" data-safe="" onClick={onClose}>
            No, go back
          </Button>
          <Button color="danger" isLoading={isPending} onClick={() => isPending || mutate({ body: { id: batch.id } })}>
            Yes, cancel batch
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {error !== null && <ErrorList errors={failureContent(error)} />}
        <p>
          {batch.services.length === 1 ? 'Its service stops' : `All ${batch.services.length} services of it stop`} (
          {batch.services.join(', ')}). What was answered so far stays counted, and there will be no result file.
        </p>
        <p>This cannot be undone.</p>
      </div>
    </Modal>
  );
}
