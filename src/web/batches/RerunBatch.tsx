import { rerunBatch } from '../../shared/batches/batches.ts';
import type { Finding } from '../../shared/batches/findings.ts';
import { followBatch } from './followed-batches.ts';
import { batchReads } from './batch-reads.ts';
import { Question } from '../api/Question.tsx';
import type { BatchActionProps } from './CancelBatch.tsx';
import { batchResultsText } from './batch-results.text.ts';
import { findingsText } from './findings.text.ts';

interface RerunBatchProps extends BatchActionProps {
  /** The finding whose numbers are queried again; default: those that failed. */
  found?: { readonly finding: Finding; readonly count: number };
}

/** Confirms a new batch of numbers of a finished one. */
export function RerunBatch({ batch, found, isOpen, onClose }: RerunBatchProps) {
  return (
    <Question
      call={rerunBatch}
      input={{ body: { id: batch.id, ...(found && { found: found.finding }) } }}
      texts={found ? findingsText.again : batchResultsText.rerun}
      isDoneOnce
      isOpen={isOpen}
      onClose={onClose}
      refreshes={batchReads}
      onDone={({ id }) => followBatch(id)}
    >
      <p>{found ? findingsText.again.about(found.count, batch.name) : batchResultsText.rerun.about(batch.name)}</p>
    </Question>
  );
}
