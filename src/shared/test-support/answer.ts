/** An answer from stored data, for tests of code that uses answers. */
import type { QueryAnswer } from '../services/legend.ts';

/** Returns an answer with success and the given fields. */
export function answer(fields: Partial<QueryAnswer> = {}): QueryAnswer {
  return { tel: '447700900123', rc: 0, source: 'data', dataVersion: '1', asOf: '2026-11-20T00:00:00Z', ...fields };
}
