/** An answer of stored data for the tests of what is made of answers. */
import type { QueryAnswer } from '../services/legend.ts';

/** Says nothing but that it succeeded, and besides what is given. */
export function answer(fields: Partial<QueryAnswer> = {}): QueryAnswer {
  return { tel: '447700900123', rc: 0, source: 'data', dataVersion: '1', asOf: '2026-11-20T00:00:00Z', ...fields };
}
