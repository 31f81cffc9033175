import { userServices } from '../../shared/services/reference-data.ts';
import { useReply } from '../api/queries.ts';
import { Loaded } from '../api/Loaded.tsx';
import { BatchForm } from './BatchForm.tsx';
import { testingText } from '../services/testing.text.ts';

/** Milliseconds for which the reply is cached: nothing else holds it while the tab is hidden; without it the form returns empty. */
const keptMs = Number.POSITIVE_INFINITY;

/** A file of numbers, queried with several services; the results are announced by mail. */
export function BatchQueryTab() {
  const reply = useReply(userServices, {}, { gcTime: keptMs, select: ({ message }) => message });
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <h2 className="sr-only">{testingText.batchQuery}</h2>
      <Loaded reply={reply}>{(offered) => <BatchForm offered={offered} />}</Loaded>
    </div>
  );
}
