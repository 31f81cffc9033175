/** The rows of the table of results: one a batch, which opens to one a service. */
import type { BatchResultRow, BatchState } from '../../shared/batches/batches.ts';
import { summariseBatches, type BatchOverview } from './batch-progress.ts';

/** The specification's columns, of a batch or of one service of it. */
export interface BatchTableRow {
  readonly Date: string;
  readonly Service: string;
  /** Of a batch that is under way as a whole, that of the service that is furthest behind. */
  readonly status: BatchState;
  readonly progress: number;
  readonly Records: number;
  /** Queries: a batch has as many for each of its services as it has records. */
  readonly answered: number;
  readonly failed: number;
  /** Of a batch the file that was sent, of a service its result. */
  readonly Filename: string;
  readonly email: string;
  readonly mailWaits: boolean;
  readonly id: string;
  readonly batch: BatchOverview;
  /** None in the row of a batch. */
  readonly result: BatchResultRow | null;
  /** None in the row of a service. */
  readonly services: readonly BatchTableRow[];
}

/** Newest batch first, as the rows come. */
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
