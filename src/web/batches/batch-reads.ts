import { batchLimits, batchResults, batchSummary } from '../../shared/batches/batches.ts';

/** Reads of the organisation's batches and its quota: stale after one is sent, rerun or cancelled. */
export const batchReads = [batchResults, batchSummary, batchLimits];
