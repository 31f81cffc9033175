import { batchLimits, batchResults, batchSummary } from '../../../shared/api/batches.ts';
import { queryClient } from '../../api/queries.ts';

/** Reads anew what the organisation's batches are, and how many more it may send: after one was sent, run again or cancelled. */
export function refreshBatches(): void {
  for (const { path } of [batchResults, batchSummary, batchLimits]) void queryClient.invalidateQueries({ queryKey: [path] });
}
