import { batchLimits, batchResults, batchSummary } from '../../shared/batches/batches.ts';
import { readAnew } from '../api/queries.ts';

/** Reads anew what the organisation's batches are, and how many more it may send: after one was sent, run again or cancelled. */
export function refreshBatches(): void {
  readAnew(batchResults, batchSummary, batchLimits);
}
