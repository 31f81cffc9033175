import { userServices } from '../../shared/services/reference-data.ts';
import { useReply } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { DelayedSpinner } from '../ui/DelayedSpinner.tsx';
import { BatchForm } from './BatchForm.tsx';
import { testingText } from '../services/testing.text.ts';

/** Nothing else holds what a hidden tab was drawn from. Once it is forgotten, the tab comes back with an empty form. */
const keptMs = Number.POSITIVE_INFINITY;

/** A file of numbers, queried with several services; the results are announced by mail. */
export function BatchQueryTab() {
  const { data, error, isPending, refetch } = useReply(userServices, {}, { gcTime: keptMs, select: ({ message }) => message });
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <h2 className="sr-only">{testingText.batchQuery}</h2>
      {isPending && <DelayedSpinner />}
      {error !== null && <LoadFailure errors={failureContent(error)} onRetry={() => void refetch()} />}
      {data && <BatchForm offered={data} />}
    </div>
  );
}
