import { cancelBatch } from '../../shared/batches/batches.ts';
import type { BatchOverview } from './batch-progress.ts';
import { batchReads } from './batch-reads.ts';
import { Question } from '../api/Question.tsx';
import { batchResultsText } from './batch-results.text.ts';

export interface BatchActionProps {
  batch: Pick<BatchOverview, 'id' | 'name' | 'services'>;
  isOpen: boolean;
  onClose: () => void;
}

const { cancel: text } = batchResultsText;

/** The warning before a batch is stopped. */
export function CancelBatch({ batch, isOpen, onClose }: BatchActionProps) {
  return (
    <Question
      call={cancelBatch}
      input={{ body: { id: batch.id } }}
      texts={text}
      isDanger
      isOpen={isOpen}
      onClose={onClose}
      refreshes={batchReads}
    >
      <p>{text.stops(batch.services.length, batch.services.join(', '))}</p>
      <p>{text.forGood}</p>
    </Question>
  );
}
