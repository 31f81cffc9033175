import { batchResults, rerunBatch } from '../../../shared/api/batches.ts';
import { followBatch } from '../../own-batches.ts';
import { queryClient, useSend } from '../../queries.ts';
import { failureContent } from '../../report-failure.ts';
import { showToast } from '../../toast.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { Modal } from '../../ui/Modal.tsx';
import type { BatchActionProps } from './CancelBatch.tsx';

/** Confirms a new batch of the numbers that failed. */
export function RerunBatch({ batch, isOpen, onClose }: BatchActionProps) {
  const { mutate, isPending, error } = useSend(rerunBatch, {
    isDoneOnce: true,
    onSuccess: ({ message, id }) => {
      showToast({ content: message, operationType: rerunBatch.operation });
      followBatch(id);
      void queryClient.invalidateQueries({ queryKey: [batchResults.path] });
      onClose();
    },
  });
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title="Run again with failed rows?"
      actions={
        <>
          <Button color="secondary" data-safe="" onClick={onClose}>
            Cancel
          </Button>
          <Button isLoading={isPending} onClick={() => isPending || mutate({ body: { id: batch.id } })}>
            Confirm
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {error !== null && <ErrorList errors={failureContent(error)} />}
        <p>A new batch queries the numbers of {batch.filenames[0]} that failed, with the services that failed them.</p>
      </div>
    </Modal>
  );
}
