/** The batch form: its values and their rules (specification, section 5, "Batch query"). */
import * as z from 'zod/mini';
import { BatchOrder, type submitBatch } from '../../shared/batches/batches.ts';
import { batchesWanted } from '../../shared/batches/wanted.ts';
import type { InputOf } from '../../shared/base/endpoint.ts';
import { serviceOf, type BatchServiceCode } from '../../shared/services/services.ts';
import { queryResolver } from '../api/contract-resolver.ts';
import { serviceText } from '../ui/service-titles.text.ts';

export type OrderQuery = InputOf<typeof submitBatch>['query'];

export interface OrderValues {
  service: BatchServiceCode[];
  email: string;
  /** Required for the ports service only. */
  days: string;
  file: File | null;
}

/** The query of the call and its file. */
const BatchForm = z.safeExtend(BatchOrder, { file: z.instanceof(File, { error: batchesWanted.file.text }) });

export const batchResolver = queryResolver(BatchForm, ({ service, email, days, file }: OrderValues) => ({
  service,
  email: email.trim(),
  ...(asksForDays(service) ? { days: days.trim() } : {}),
  // The schema refuses a missing file.
  file: file as File,
}));

export function asksForDays(chosen: readonly BatchServiceCode[]): boolean {
  return chosen.includes('ports');
}

/** Returns the title beside a service's code, for new users. */
export function serviceTitle(code: BatchServiceCode): string {
  return serviceText.titles[serviceOf(code)];
}
