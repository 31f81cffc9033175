/** How the state of a batch, and of a service of it, is written. */
import type { BatchState } from '../../../../shared/api/batches.ts';
import { isUnderWay } from '../../../features/batches/batch-progress.ts';

const states: Record<BatchState, { sign: string; word: string; textClass: string }> = {
  queued: { sign: '○', word: 'Queued', textClass: 'text-text-2' },
  running: { sign: '◐', word: 'Running', textClass: 'text-link' },
  done: { sign: '✓', word: 'Done', textClass: 'text-success' },
  partly: { sign: '◑', word: 'Partly done', textClass: 'text-warning' },
  failed: { sign: '✕', word: 'Failed', textClass: 'text-danger' },
  cancelled: { sign: '–', word: 'Cancelled', textClass: 'text-text-2' },
};

export interface StateFacts {
  status: BatchState;
  /** Whole percents. */
  progress: number;
  failed: number;
}

export function stateText({ status, progress, failed }: StateFacts): string {
  const { word } = states[status];
  const text = isUnderWay(status) ? `${word} ${progress} %` : word;
  return failed > 0 ? `${text}, ${failed.toLocaleString('en')} failed` : text;
}

/** The state with its sign and colour. */
export function BatchStateText(facts: StateFacts) {
  const { sign, textClass } = states[facts.status];
  return (
    <span className={`inline-flex gap-1.5 ${textClass}`}>
      <span aria-hidden="true">{sign}</span>
      <span className="tabular-nums">{stateText(facts)}</span>
    </span>
  );
}
