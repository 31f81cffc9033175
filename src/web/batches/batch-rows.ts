/** Rows of the results table: one per batch, which expands to one per service. */
import type { BatchResultRow, BatchState } from '../../shared/batches/batches.ts';
import { summariseBatches, type BatchOverview } from './batch-progress.ts';

/** A row with the specification's columns, for a batch or one of its services. */
export interface BatchTableRow {
  readonly Date: string;
  readonly Service: string;
  /** State of the service, or of the batch as a whole, which is under way while one of its services is. */
  readonly status: BatchState;
  readonly progress: number;
  readonly Records: number;
  /** Number of answered queries: a batch has one per record and service. */
  readonly answered: number;
  readonly failed: number;
  /** Name of the sent file for a batch, of the result file for a service. */
  readonly Filename: string;
  readonly email: string;
  readonly mailWaits: boolean;
  readonly id: string;
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
