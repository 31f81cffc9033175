/** The form of a batch: what is typed in it, and what its fields must be (specification, section 5, "Batch query"). */
import { BatchOrder, fileRequiredMessage, type submitBatch } from '../../../../shared/api/batches.ts';
import type { InputOf } from '../../../../shared/api/endpoint.ts';
import { serviceOf, services, type BatchServiceCode } from '../../../../shared/services/services.ts';
import { fieldErrors } from '../../../api/field-errors.ts';

export type OrderQuery = InputOf<typeof submitBatch>['query'];

export interface OrderValues {
  services: BatchServiceCode[];
  email: string;
  /** Asked for with the ports service alone. */
  days: string;
}

/** The texts of the fields that are wrong, in the order of the form; an empty object where the batch may be sent. */
export function checkOrder(values: OrderValues, hasFile: boolean): Record<string, string> {
  const errors = fieldErrors(BatchOrder.safeParse(orderQuery(values)));
  return hasFile ? errors : { ...errors, file: fileRequiredMessage };
}

export function orderQuery({ services: chosen, email, days }: OrderValues): OrderQuery {
  return { service: chosen, email: email.trim(), ...(asksForDays(chosen) ? { days: days.trim() } : {}) };
}

export function asksForDays(chosen: readonly BatchServiceCode[]): boolean {
  return chosen.includes('ports');
}

/** What a newcomer reads beside a service's code. */
export function serviceTitle(code: BatchServiceCode): string {
  return services.find((service) => service.code === serviceOf(code))?.title ?? '';
}

/** A name that follows the file rules; none where the file is of another format. */
export function goodName(name: string): string | null {
  const renamed = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '_');
  return renamed !== name && /\.(csv|txt)$/i.test(renamed) ? renamed : null;
}
