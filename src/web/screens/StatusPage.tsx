import { serviceStatus } from '../../shared/status/status.ts';
import { useReply } from '../api/queries.ts';
import { Loaded } from '../api/Loaded.tsx';
import { StatusTable } from '../status/StatusTable.tsx';
import { statusText } from '../status/status.text.ts';
import { Page } from '../ui/Page.tsx';

const refreshMs = 30_000;

/** The status of each service in the last 24 hours. It refreshes by itself, and does not keep an idle session alive. */
export function StatusPage() {
  const reply = useReply(serviceStatus, {}, { background: true, refetchInterval: refreshMs });
  return (
    <Page title={statusText.title} lead={statusText.lead}>
      <Loaded reply={reply}>{({ message, asOf }) => <StatusTable rows={message} asOf={asOf} />}</Loaded>
    </Page>
  );
}
