import { batchLimits, batchResults, batchSummary } from '../../shared/batches/batches.ts';

/** What shows the organisation's batches, and how many more it may send: read anew after one was sent, run again or cancelled. */
export const batchReads = [batchResults, batchSummary, batchLimits];
