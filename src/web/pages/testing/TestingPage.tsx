import { bits } from '../../../shared/permissions.ts';
import { usePermission } from '../../session/session.ts';
import { Tabs, type Tab } from '../../ui/Tabs.tsx';
import { BatchQueryTab } from './batch/BatchQueryTab.tsx';
import { BatchResultsTab } from './batch/BatchResultsTab.tsx';
import { SingleQueryTab } from './single-query/SingleQueryTab.tsx';
import { DecoderTab } from './wire/DecoderTab.tsx';

const single: Tab = { id: 'single-live-query', title: 'Single Live Query', content: <SingleQueryTab /> };
const batch: Tab = { id: 'batch-query', title: 'Batch Query', content: <BatchQueryTab /> };
const results: Tab = { id: 'batch-results', title: 'Batch Results', content: <BatchResultsTab /> };
const decoder: Tab = { id: 'decoder', title: 'Decoder', content: <DecoderTab /> };

/** The Batch Query tab comes and goes with its permission. */
export function TestingPage() {
  const maySend = usePermission(bits.batch_query);
  return (
    <>
      <h1 className="sr-only">Testing &amp; Diagnostics</h1>
      <Tabs label="Testing & Diagnostics" tabs={maySend ? [single, batch, results, decoder] : [single, results, decoder]} />
    </>
  );
}
