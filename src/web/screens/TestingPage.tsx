import { Suspense, useEffect } from 'react';
import { bits } from '../../shared/base/permissions.ts';
import { codeChunk, type CodeChunk } from '../browser/code-chunk.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { usePermission } from '../session/session.ts';
import { Tabs, type Tab } from '../ui/Tabs.tsx';
import { SingleQueryTab } from '../single-query/SingleQueryTab.tsx';
import { testingText } from '../services/testing.text.ts';

const single: Tab = { id: 'single-live-query', title: testingText.singleQuery, content: <SingleQueryTab /> };

/** Parts of their own, which come while the first tab is looked at. */
const query = codeChunk(() => import('../batches/BatchQueryTab.tsx').then((tab) => tab.BatchQueryTab));
const list = codeChunk(() => import('../batches/BatchResultsTab.tsx').then((tab) => tab.BatchResultsTab));
const decoding = codeChunk(() => import('../decoder/DecoderTab.tsx').then((tab) => tab.DecoderTab));
const batch: Tab = { id: 'batch-query', title: testingText.batchQuery, content: <WithCode part={query} /> };
const results: Tab = { id: 'batch-results', title: testingText.batchResults, content: <WithCode part={list} /> };
const decoder: Tab = { id: 'decoder', title: testingText.decoder, content: <WithCode part={decoding} /> };

function WithCode({ part: { Component } }: { part: CodeChunk }) {
  return (
    <Suspense fallback={<Skeleton />}>
      <Component />
    </Suspense>
  );
}

/** The Batch Query tab comes and goes with its permission. */
export function TestingPage() {
  const maySend = usePermission(bits.batch_query);
  useEffect(() => {
    void list.preload();
    void decoding.preload();
    if (maySend) void query.preload();
  }, [maySend]);
  return (
    <>
      <h1 className="sr-only">{testingText.title}</h1>
      <Tabs label={testingText.title} tabs={maySend ? [single, batch, results, decoder] : [single, results, decoder]} />
    </>
  );
}
