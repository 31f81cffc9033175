import { useEffect } from 'react';
import { batchResults, submitBatch } from '../../shared/batches/batches.ts';
import { bits } from '../../shared/base/permissions.ts';
import { endingText, summariseBatches } from '../batches/batch-progress.ts';
import { unfollowBatches, useFollowedBatches } from '../batches/followed-batches.ts';
import { useReply } from '../api/queries.ts';
import { usePermission } from '../session/session.ts';
import { showToast } from '../ui/toast/Toasts.tsx';

const pollIntervalMs = 5_000;

/** Announces the end of this browser tab's batches on any screen. Mounted while one is followed. */
export function BatchWatch() {
  const followed = useFollowedBatches();
  const mayPoll = usePermission(bits.test_and_diagnostics);
  const { data } = useReply(batchResults, {}, { background: true, enabled: mayPoll, refetchInterval: pollIntervalMs });
  useEffect(() => {
    if (!data) return;
    const ended = [...summariseBatches(data.message).values()].filter(({ id, isUnderWay }) => followed.has(id) && !isUnderWay);
    for (const batch of ended) {
      const type = batch.outcome === 'done' || batch.outcome === 'partly' ? 'success' : 'info';
      showToast({ content: endingText(batch), type, operationType: submitBatch.operation, buttonUrl: `/testing/batch/${batch.id}` });
    }
    unfollowBatches(ended.map(({ id }) => id));
  }, [data, followed]);
  return null;
}
