import { userServices } from '../../shared/services/reference-data.ts';
import { useReply } from '../api/queries.ts';
import { Loaded } from '../api/Loaded.tsx';
import { BatchForm } from './BatchForm.tsx';
import { testingText } from '../services/testing.text.ts';

/** Nothing else holds what a hidden tab was drawn from. Once it is forgotten, the tab comes back with an empty form. */
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
