/** Admission of the rows of a batch by the organisation's services, destinations and quota. Refused rows get a reason code. */
import type { Admitted } from '../../../numbers/answers/admitted.ts';
import { countryOfNumber } from '../../../numbers/ranges/country-of-number.ts';
import type { ServiceRows } from '../../../numbers/batch/service-rows.ts';
import { batchNumbers } from '../../../shared/batches/check-batch-file.ts';
import { type BatchServiceCode, serviceOf } from '../../../shared/services/services.ts';
import type { DataSets } from '../../data-sets/data-sets.ts';
import type { Db } from '../../database/database.ts';
import { refusals, type Refusal, refusesDestination, refusesService } from '../../entitlements/entitlement.ts';
import type { Entitlements } from '../../entitlements/entitlements.ts';
import type { Grant } from '../../entitlements/quota-rows.ts';
import { giveBackHeld, type HeldBatch, holdQuota } from './batch-queue.ts';
import { inTransaction } from '../../database/transaction.ts';

/** Returns the reason to refuse a line in the service at `column`; undefined if it is admitted. */
type RefusedRows = (line: number, column: number) => Refusal | undefined;

/** Whole lines of the file, each with one number. */
export interface Rows {
  readonly lines: Uint8Array;
  /** Undefined if every line is admitted in every service. */
  readonly refused: RefusedRows | undefined;
  /** Returns the part of the held quota that the results did not use; undefined if nothing was held. */
  unusedBy(results: readonly Pick<ServiceRows, 'counts'>[]): Grant | undefined;
}

export interface BatchAdmission {
  /** Checks whole lines of the file, each with one number, before they are queried. Throws `LeaseLost`. */
  admit(lines: Uint8Array): Promise<Admitted<Rows>>;
  /** Gives back the quota held by the current part if it was not finished. */
  end(): Promise<void>;
}

interface BatchAdmissionDependencies {
  readonly db: Db;
  readonly dataSets: DataSets;
  readonly entitlements: Pick<Entitlements, 'of' | 'countRefused'>;
}

/** The admission of a batch that nobody pays for: the demo's own. */
export const unlimitedAdmission: BatchAdmission = { admit: async (lines) => allOf(lines), end: async () => undefined };

function allOf(lines: Uint8Array): Admitted<Rows> {
  const rows: Rows = { lines, refused: undefined, unusedBy: () => undefined };
  return rows as Admitted<Rows>;
}

/** Returns one line in the service at `column` as a network query, or else the reason for its refusal. */
export function queryOf(
  { refused }: Admitted<Rows>,
  tel: string,
  { line, column }: { line: number; column: number },
): Admitted<{ tel: string }> | Refusal {
  return refused?.(line, column) ?? ({ tel } as Admitted<{ tel: string }>);
}

export function createBatchAdmission({ db, dataSets, entitlements }: BatchAdmissionDependencies, batch: HeldBatch): BatchAdmission {
  let hasHeld = false;
  return {
    async admit(lines) {
      const limits = await entitlements.of(batch.organisationId);
      if (!limits) return allOf(lines);
      const { ranges } = dataSets.current();
      const numbers = batchNumbers(lines);
      const isOff = numbers.map((tel) => refusesDestination(limits, tel, countryOfNumber(ranges, tel)));
      const isClosed = batch.services.map((service) => refusesService(limits, serviceOf(service)));
      const order = orderOf({ isOff, isClosed });
      if (limits.dailyQuota !== null) hasHeld = true;
      const grant = limits.dailyQuota === null || order.asked === 0 ? undefined : await holdQuota(db, batch, order.asked);
      const given = grant?.queries ?? order.asked;
      const refused: RefusedRows = (line, column) => {
        if (isClosed[column]) return refusals.service;
        if (isOff[line]) return refusals.destination;
        return order.placeOf(line, column) < given ? undefined : refusals.quota;
      };
      countRefused(entitlements, { numbers, services: batch.services, refused });
      const rows: Rows = { lines, refused, unusedBy: (results) => grant && { ...grant, queries: grant.queries - answeredIn(results) } };
      return rows as Admitted<Rows>;
    },
    async end() {
      if (hasHeld) await inTransaction(db, (transaction) => giveBackHeld(transaction, batch));
    },
  };
}

/** Counts the queries if the quota allows all, and gives each its place: line by line, in the order of the services. */
function orderOf({ isOff, isClosed }: { isOff: readonly boolean[]; isClosed: readonly boolean[] }) {
  const openBefore = countBefore(isClosed);
  const open = isClosed.filter((closed) => !closed).length;
  const linesBefore = countBefore(isOff);
  return {
    asked: isOff.filter((off) => !off).length * open,
    placeOf: (line: number, column: number) => linesBefore[line]! * open + openBefore[column]!,
  };
}

/** Returns for each place the number of false flags before it. */
function countBefore(flags: readonly boolean[]): number[] {
  let count = 0;
  return flags.map((flag) => (flag ? count : count++));
}

/** Counts rows that did not fail, by the rule of reports: refused rows failed. */
function answeredIn(results: readonly Pick<ServiceRows, 'counts'>[]): number {
  let answered = 0;
  for (const { counts } of results) for (const [succeeded] of counts.values()) answered += succeeded;
  return answered;
}

interface Refusing {
  readonly numbers: readonly string[];
  readonly services: readonly BatchServiceCode[];
  readonly refused: RefusedRows;
}

function countRefused(entitlements: Pick<Entitlements, 'countRefused'>, { numbers, services, refused }: Refusing): void {
  const counts = new Map<Refusal, number>();
  for (const line of numbers.keys())
    for (const column of services.keys()) {
      const rc = refused(line, column);
      if (rc !== undefined) counts.set(rc, (counts.get(rc) ?? 0) + 1);
    }
  for (const [rc, queries] of counts) entitlements.countRefused(rc, queries);
}
