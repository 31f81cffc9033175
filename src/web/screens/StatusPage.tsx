import { serviceStatus } from '../../shared/status/status.ts';
import { useReply } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { DelayedSpinner } from '../ui/DelayedSpinner.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { StatusTable } from '../status/StatusTable.tsx';
import { statusText } from '../status/status.text.ts';

const refreshMs = 30_000;

/** How each service did in the last 24 hours. It follows by itself, and does not keep an idle session alive. */
export function StatusPage() {
  const { data, error, refetch } = useReply(serviceStatus, {}, { background: true, refetchInterval: refreshMs });
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div>
        <h1 className="text-h1 font-semibold">{statusText.title}</h1>
        <p className="text-text-2">{statusText.lead}</p>
      </div>
      {error !== null && <LoadFailure errors={failureContent(error)} onRetry={() => void refetch()} />}
      {data ? <StatusTable rows={data.message} asOf={data.asOf} /> : error === null && <DelayedSpinner />}
    </div>
  );
}
