/** Display of the state of a batch or service. */
import type { BatchState } from '../../shared/batches/batches.ts';
import { isUnderWay } from './batch-progress.ts';
import { batchResultsText } from './batch-results.text.ts';

const looks: Record<BatchState, { sign: string; textClass: string }> = {
  queued: { sign: '○', textClass: 'text-text-2' },
  running: { sign: '◐', textClass: 'text-link' },
  done: { sign: '✓', textClass: 'text-success' },
  partly: { sign: '◑', textClass: 'text-warning' },
  failed: { sign: '✕', textClass: 'text-danger' },
  cancelled: { sign: '–', textClass: 'text-text-2' },
};

export interface StateFacts {
  status: BatchState;
  /** Whole percents. */
  progress: number;
  failed: number;
  /** True if `failed` counts the numbers of one service, false for the queries of several. */
  isOfNumbers: boolean;
}

export function stateText({ status, progress, failed, isOfNumbers }: StateFacts): string {
  const word = batchResultsText.states[status];
  const text = isUnderWay(status) ? batchResultsText.progress(word, progress) : word;
  return failed > 0 ? batchResultsText.failed(text, failed, isOfNumbers) : text;
}

/** Shows the state with its sign and colour. */
export function BatchStateText(facts: StateFacts) {
  const { sign, textClass } = looks[facts.status];
  return (
    <span className={textClass}>
      <span aria-hidden="true" className="me-1.5">
        {sign}
      </span>
      <span className="tabular-nums">{stateText(facts)}</span>
    </span>
  );
}
