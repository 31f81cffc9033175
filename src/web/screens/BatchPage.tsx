import { currentConfig } from '../api/public-config.ts';
import { useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { batchResults, batchSummary, type BatchSummary } from '../../shared/batches/batches.ts';
import { isUnderWay } from '../batches/batch-progress.ts';
import { readAnew, useReply } from '../api/queries.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Loaded } from '../api/Loaded.tsx';
import { BatchActions } from '../batches/BatchActions.tsx';
import { BatchEndings } from '../batches/BatchEndings.tsx';
import { BatchFindings } from '../batches/BatchFindings.tsx';
import { BatchFacts } from '../batches/BatchFacts.tsx';
import { BatchPlaces } from '../batches/BatchPlaces.tsx';
import { FailedRows } from '../batches/FailedRows.tsx';
import { batchText } from '../batches/batch.text.ts';
import { Page } from '../ui/Page.tsx';
import { WatchFound } from '../watch/WatchFound.tsx';

const pollIntervalMs = 2_000;

/** One batch as a whole: how far it is, what its rows ended in, where its numbers belong, its files, and what can be done with it. */
export function BatchPage() {
  const { id } = useParams({ from: '/testing/batch/$id' });
  const reply = useReply(
    batchSummary,
    { query: { id } },
    {
      background: true,
      select: ({ message }) => message,
      refetchInterval: ({ state: { data, status } }) =>
        status === 'success' && data && isUnderWay(data.message.state) ? pollIntervalMs : false,
    },
  );
  return (
    <Page
      back={
        <BackLink to="/testing" search={{ tab: 'batch-results' }}>
          {batchText.back}
        </BackLink>
      }
      title={reply.data?.name ?? batchText.unnamed}
    >
      <Loaded reply={reply} missing={<p className="card">{batchText.notThere(currentConfig().batchesKeptDays)}</p>}>
        {(batch) => <FoundBatch batch={batch} />}
      </Loaded>
    </Page>
  );
}

function FoundBatch({ batch }: { batch: BatchSummary }) {
  // The rows of the list, for the files and for what can be done.
  const { data: rows = [] } = useReply(batchResults, { query: { id: batch.id } }, { background: true, select: ({ message }) => message });
  const shownState = useRef(batch.state);
  useEffect(() => {
    if (shownState.current !== batch.state) readAnew(batchResults);
    shownState.current = batch.state;
  }, [batch.state]);
  const isOver = batch.state === 'done' || batch.state === 'partly';
  return (
    <>
      {isOver && <BatchFindings batch={batch} watch={(found) => <WatchFound key={found} batch={batch} found={found} />} />}
      <BatchFacts batch={batch} actions={<BatchActions batch={batch} rows={rows} />} />
      {batch.state === 'cancelled' ? (
        <p className="card">{batchText.cancelled}</p>
      ) : batch.state === 'failed' ? (
        <p className="card">{batchText.failed}</p>
      ) : (
        <>
          <BatchEndings batch={batch} />
          {isOver && <FailedRows batch={batch} />}
          <BatchPlaces batch={batch} />
        </>
      )}
    </>
  );
}
