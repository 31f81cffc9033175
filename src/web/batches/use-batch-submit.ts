import { useRef, useState } from 'react';
import { submitBatch } from '../../shared/batches/batches.ts';
import { CallError, newIdempotencyKey } from '../api/call.ts';
import { followBatch } from './followed-batches.ts';
import { readAnew } from '../api/queries.ts';
import { batchReads } from './batch-reads.ts';
import { failureContent, reportFailure } from '../api/report-failure.ts';
import { uploadFile } from '../api/upload.ts';
import { useWhenLeft } from '../ui/Places.tsx';
import { hideErrors } from '../ui/toast/Toasts.tsx';
import type { OrderQuery } from './batch-order.ts';
import type { FileToSend } from './file/use-batch-file.ts';

export interface BatchToSend extends FileToSend {
  readonly query: OrderQuery;
}

/** Returns the number of bytes to upload. */
export function bytesOf({ file, table }: BatchToSend): number {
  return file.size + (table?.content.size ?? 0);
}

/** Stage of a batch between the form and the server. */
export type SendStage =
  | { readonly kind: 'confirm' }
  /** Once every byte has arrived, the server checks the file again. */
  | { readonly kind: 'sending'; readonly bytes: number }
  /** `mailWaits`: the address is outside the organisation, and its reader must agree first. */
  | { readonly kind: 'accepted'; readonly id: string; readonly mailWaits: boolean };

interface SubmitHandlers {
  onAccepted: () => void;
  onFailed: (errors: string | Record<string, string>) => void;
}

/** Sends a batch: confirm, upload, accepted. One confirmed form has one key, which a retry after a cut connection repeats, so that it makes one batch. */
export function useBatchSubmit({ onAccepted, onFailed }: SubmitHandlers) {
  const [batch, setBatch] = useState<BatchToSend | null>(null);
  const [stage, setStage] = useState<SendStage>({ kind: 'confirm' });
  const [isOpen, setOpen] = useState(false);
  const uploading = useRef<AbortController>(null);
  const unanswered = useRef<{ batch: BatchToSend; key: string }>(null);
  useWhenLeft(() => uploading.current?.abort());

  const ask = (asked: BatchToSend) => {
    setBatch(asked);
    setStage({ kind: 'confirm' });
    setOpen(true);
  };

  const close = () => {
    uploading.current?.abort();
    setOpen(false);
  };

  const confirm = async () => {
    if (batch === null || stage.kind !== 'confirm') return;
    const abort = new AbortController();
    uploading.current = abort;
    const key = unanswered.current && isSame(unanswered.current.batch, batch) ? unanswered.current.key : newIdempotencyKey();
    unanswered.current = { batch, key };
    setStage({ kind: 'sending', bytes: 0 });
    hideErrors(submitBatch.operation);
    try {
      const { query, file, table } = batch;
      const { id, mailWaits = false } = await uploadFile(
        submitBatch,
        { query, file, further: table && { field: 'rows', content: table.content } },
        {
          signal: abort.signal,
          idempotencyKey: key,
          onProgress: (bytes) => abort.signal.aborted || setStage({ kind: 'sending', bytes }),
        },
      );
      unanswered.current = null;
      followBatch(id);
      readAnew(...batchReads);
      setStage({ kind: 'accepted', id, mailWaits });
      onAccepted();
    } catch (failure) {
      if (abort.signal.aborted) return;
      if (failure instanceof CallError && failure.status >= 400 && failure.status < 500) unanswered.current = null;
      reportFailure(submitBatch.operation, failure);
      setOpen(false);
      onFailed(failureContent(failure));
    }
  };

  return { batch, stage, isOpen, ask, close, confirm };
}

function isSame(before: BatchToSend, after: BatchToSend): boolean {
  return (
    before.file === after.file &&
    before.table?.content === after.table?.content &&
    JSON.stringify(before.query) === JSON.stringify(after.query)
  );
}
