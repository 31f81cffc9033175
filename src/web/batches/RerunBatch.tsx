import { rerunBatch } from '../../shared/batches/batches.ts';
import { followBatch } from './followed-batches.ts';
import { batchReads } from './batch-reads.ts';
import { Question } from '../api/Question.tsx';
import type { BatchActionProps } from './CancelBatch.tsx';
import { batchResultsText } from './batch-results.text.ts';

const { rerun: text } = batchResultsText;

/** Confirms a new batch of the numbers that failed. */
export function RerunBatch({ batch, isOpen, onClose }: BatchActionProps) {
  return (
    <Question
      call={rerunBatch}
      input={{ body: { id: batch.id } }}
      texts={text}
      isDoneOnce
      isOpen={isOpen}
      onClose={onClose}
      refreshes={batchReads}
      onDone={({ id }) => followBatch(id)}
    >
      <p>{text.about(batch.name)}</p>
    </Question>
  );
}
