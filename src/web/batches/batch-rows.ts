/** Rows of the results table: one per batch, which expands to one per service. */
import type { BatchResultRow } from '../../shared/batches/batches.ts';
import { summariseBatches, type BatchOverview } from './batch-progress.ts';

/**
 * A row with the specification's columns, for a batch or one of its services. Of a batch: `status` is under way while one of its services is, `answered` has
 * one query per record and service, `Filename` is its only result file, else the sent file.
 */
export interface BatchTableRow extends Readonly<Omit<BatchResultRow, 'name' | 'Service'>> {
  readonly Service: string;
  readonly batch: BatchOverview;
  /** True if `failed` counts numbers: the row is of one service. */
  readonly isOfNumbers: boolean;
  /** Result of a service; null for a batch. */
  readonly result: BatchResultRow | null;
  /** Rows of the services; empty for a service. */
  readonly services: readonly BatchTableRow[];
}

/** Groups the rows by batch, in the order of the rows: newest first. */
export function batchRows(rows: readonly BatchResultRow[]): BatchTableRow[] {
  const overviews = summariseBatches(rows);
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, results]) => {
    const [first] = results;
    const batch = overviews.get(id);
    if (!first || !batch) return [];
    const services = results.map((result): BatchTableRow => ({ ...result, isOfNumbers: true, batch, result, services: [] }));
    const only = results.length === 1 && hasFile(first) ? first : null;
    const sum = (of: (row: BatchResultRow) => number) => results.reduce((total, row) => total + of(row), 0);
    const { Date, Records, email, mailWaits } = first;
    return {
      Date,
      Records,
      email,
      mailWaits,
      id,
      Service: results.map(({ Service }) => Service).join(', '),
      status: batch.state,
      progress: batch.progress,
      answered: sum(({ answered }) => answered),
      failed: sum(({ failed }) => failed),
      Filename: only?.Filename ?? first.name,
      isOfNumbers: results.length === 1,
      batch,
      result: null,
      services,
    };
  });
}

/** True if the result of a service can be downloaded. */
export function hasFile({ status }: BatchResultRow): boolean {
  return status === 'done' || status === 'partly';
}

/** Returns the result whose file the row stands for: its own, or the only one of a batch of one service; null for other batches. */
export function fileOf({ result, services }: BatchTableRow): BatchResultRow | null {
  const file = result ?? (services.length === 1 ? services[0]?.result : null);
  return file && hasFile(file) ? file : null;
}

export function rowKey({ id, result }: BatchTableRow): string {
  return result ? `${id} ${result.Service}` : id;
}
