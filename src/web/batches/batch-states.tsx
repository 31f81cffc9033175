/** Display of the state of a batch or service. */
import type { BatchState } from '../../shared/batches/batches.ts';
import * as drawings from '../ui/drawings.ts';
import { Icon } from '../ui/Icon.tsx';
import * as stateDrawings from '../ui/state-drawings.ts';
import { isUnderWay } from './batch-progress.ts';
import { batchResultsText } from './batch-results.text.ts';

const looks: Record<BatchState, { drawing: string; textClass: string }> = {
  queued: { drawing: stateDrawings.waiting, textClass: 'text-text-2' },
  running: { drawing: stateDrawings.running, textClass: 'text-link' },
  done: { drawing: drawings.check, textClass: 'text-success' },
  partly: { drawing: stateDrawings.partly, textClass: 'text-warning' },
  failed: { drawing: drawings.close, textClass: 'text-danger' },
  cancelled: { drawing: stateDrawings.none, textClass: 'text-text-2' },
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

/** Shows the state with its drawing and colour. */
export function BatchStateText(facts: StateFacts) {
  const { drawing, textClass } = looks[facts.status];
  return (
    <span className={textClass}>
      <span className="me-1.5 inline-block align-text-bottom">
        <Icon drawing={drawing} />
      </span>
      <span className="tabular-nums">{stateText(facts)}</span>
    </span>
  );
}
