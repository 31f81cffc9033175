import { bits } from '../../shared/base/permissions.ts';
import { dataSetList } from '../../shared/services/reference-data.ts';
import { serviceStatus } from '../../shared/status/status.ts';
import { Loaded } from '../api/Loaded.tsx';
import { useReply } from '../api/queries.ts';
import { usePermission, useSession } from '../session/session.ts';
import { DataSets } from '../status/DataSets.tsx';
import { StatusTable } from '../status/StatusTable.tsx';
import { statusText } from '../status/status.text.ts';
import { Page } from '../ui/Page.tsx';

const refreshMs = 30_000;

/** The status of each service in the last 24 hours. It refreshes by itself, and does not keep an idle session alive. */
export function StatusPage() {
  const reply = useReply(serviceStatus, {}, { background: true, refetchInterval: refreshMs });
  const mayQuery = usePermission(bits.test_and_diagnostics);
  const maySearch = usePermission(bits.gnr_search);
  return (
    <Page title={statusText.title} lead={statusText.lead}>
      <Loaded reply={reply}>{({ message, asOf }) => <StatusTable rows={message} asOf={asOf} />}</Loaded>
      {(mayQuery || maySearch) && <DataInUse />}
    </Page>
  );
}

/** The data behind the answers. */
function DataInUse() {
  const { isStaff } = useSession();
  const reply = useReply(dataSetList, {}, { background: true });
  return <Loaded reply={reply}>{({ message }) => <DataSets rows={message} isStaff={isStaff} />}</Loaded>;
}
