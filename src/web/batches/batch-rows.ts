/** Rows of the results table: one per batch, which expands to one per service. */
import type { BatchResultRow } from '../../shared/batches/batches.ts';
import { summariseBatches, type BatchOverview } from './batch-progress.ts';

/**
 * A row with the specification's columns, for a batch or one of its services. Of a batch: `status` is under way while one of its services is, `answered` has
 * one query per record and service, `Filename` is the sent file.
 */
export interface BatchTableRow extends Readonly<Omit<BatchResultRow, 'name' | 'Service'>> {
  readonly Service: string;
  readonly batch: BatchOverview;
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
    const services = results.map((result): BatchTableRow => ({ ...result, batch, result, services: [] }));
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
      Filename: first.name,
      batch,
      result: null,
      services,
    };
  });
}

export function rowKey({ id, result }: BatchTableRow): string {
  return result ? `${id} ${result.Service}` : id;
}
