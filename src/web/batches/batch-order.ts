/** The form of a batch: what is typed in it, and what its fields must be (specification, section 5, "Batch query"). */
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
  /** Asked for with the ports service alone. */
  days: string;
  file: File | null;
}

/** What the call asks for, and its file. */
const BatchForm = z.safeExtend(BatchOrder, { file: z.instanceof(File, { error: batchesWanted.file.text }) });

export const batchResolver = queryResolver(BatchForm, ({ service, email, days, file }: OrderValues) => ({
  service,
  email: email.trim(),
  ...(asksForDays(service) ? { days: days.trim() } : {}),
  // Whether there is one is what the schema is asked.
  file: file as File,
}));

export function asksForDays(chosen: readonly BatchServiceCode[]): boolean {
  return chosen.includes('ports');
}

/** What a newcomer reads beside a service's code. */
export function serviceTitle(code: BatchServiceCode): string {
  return serviceText.titles[serviceOf(code)];
}
