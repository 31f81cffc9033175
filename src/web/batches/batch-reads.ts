import { batchLimits, batchResults, batchSummary } from '../../shared/batches/batches.ts';

/** Reads of the organisation's batches, and of how many more it may send: made anew after one was sent, run again or cancelled. */
export const batchReads = [batchResults, batchSummary, batchLimits];
