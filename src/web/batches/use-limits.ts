import { batchLimits } from '../../shared/batches/batches.ts';
import { useReply } from '../api/queries.ts';

const refetchIntervalMs = 30_000;

/** What the organisation may still send, and how fast batches are answered; undefined until that is known. */
export function useLimits() {
  return useReply(batchLimits, {}, { background: true, refetchInterval: refetchIntervalMs, select: ({ message }) => message }).data;
}
