import { rerunBatch } from '../../shared/batches/batches.ts';
import { followBatch } from './followed-batches.ts';
import { refreshBatches } from './refresh-batches.ts';
import { Question } from '../api/Question.tsx';
import type { BatchActionProps } from './CancelBatch.tsx';
import { batchResultsText } from './batch-results.text.ts';

const { rerun: text } = batchResultsText;

/** Confirms a new batch of the numbers that failed. */
export function RerunBatch({ batch, isOpen, onClose }: BatchActionProps) {
  const follow = ({ id }: { id: string }) => {
    followBatch(id);
    refreshBatches();
  };
  return (
    <Question
      call={rerunBatch}
      input={{ body: { id: batch.id } }}
      texts={text}
      isDoneOnce
      isOpen={isOpen}
      onClose={onClose}
      onDone={follow}
    >
      <p>{text.about(batch.name)}</p>
    </Question>
  );
}
