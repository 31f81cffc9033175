/** The batches that the home page lists. */
import type { BatchResultRow } from '../../shared/batches/batches.ts';
import { type BatchOverview, summariseBatches } from '../batches/batch-progress.ts';

const finishedMost = 3;

interface HomeBatch extends BatchOverview {
  readonly answered: number;
  readonly failed: number;
  readonly hasFile: boolean;
}

/** Those under way, and of the others the newest three. Rows come newest batch first. */
export function homeBatches(rows: readonly BatchResultRow[]): { running: HomeBatch[]; finished: HomeBatch[] } {
  const ofBatch = Map.groupBy(rows, ({ id }) => id);
  const batches = [...summariseBatches(rows).values()].map((batch): HomeBatch => {
    const results = ofBatch.get(batch.id) ?? [];
    const sum = (of: (row: BatchResultRow) => number) => results.reduce((total, row) => total + of(row), 0);
    return {
      ...batch,
      answered: sum(({ answered }) => answered),
      failed: sum(({ failed }) => failed),
      hasFile: results.some(({ status }) => status === 'done' || status === 'partly'),
    };
  });
  return {
    running: batches.filter(({ isUnderWay }) => isUnderWay),
    finished: batches.filter(({ isUnderWay }) => !isUnderWay).slice(0, finishedMost),
  };
}
