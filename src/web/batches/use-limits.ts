import { batchLimits } from '../../shared/batches/batches.ts';
import { useReply } from '../api/queries.ts';

const refetchIntervalMs = 30_000;

/** Returns the organisation's remaining quota and the speed of recent batches; undefined until known. */
export function useLimits() {
  return useReply(batchLimits, {}, { background: true, refetchInterval: refetchIntervalMs, select: ({ message }) => message }).data;
}
