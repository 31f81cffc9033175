import { useState } from 'react';
import { listKeys } from '../../shared/keys/keys.ts';
import { endOtherSessions, listSessions, type OpenSession } from '../../shared/account/account.ts';
import { tablePageSize } from '../../shared/base/limits.ts';
import { readAnew, useReply, useSend } from '../api/queries.ts';
import { AlsoKeys } from '../ui/AlsoKeys.tsx';
import { useOwnKeys } from './own-keys.ts';
import { showToast } from '../ui/toast/Toasts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { CheckMark } from '../ui/table/cells.tsx';
import { columnsOf, type Column } from '../ui/table/columns.ts';
import { Cards } from '../ui/table/Cards.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { useTableView } from '../ui/table/use-table-view.ts';
import { shownTime } from '../ui/shown-time.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { controlsText } from '../ui/controls.text.tsx';
import { accountText } from './account.text.ts';
import { Setting } from '../ui/Setting.tsx';

const text = accountText.sessions;

const column = columnsOf<OpenSession>();
const moment = { isMono: true, isTime: true };
const columns: readonly Column<OpenSession>[] = [
  column.accessor(({ device }) => text.deviceName(device), { id: 'device', header: () => text.device }),
  column.accessor(({ signedInAt }) => shownTime(signedInAt), { id: 'signedInAt', header: () => text.signedIn, meta: moment }),
  column.accessor(({ lastUsedAt }) => shownTime(lastUsedAt), { id: 'lastUsedAt', header: () => text.lastUsed, meta: moment }),
  column.accessor('isThis', {
    header: () => text.isThis,
    cell: ({ row: { original } }) => <CheckMark isTicked={original.isThis} words={original.isThis ? text.this : text.other} />,
  }),
];

/** The sessions of this account, and a button that ends all others. */
export function OpenSessions() {
  const sessions = useReply(listSessions, {}, { select: ({ message }) => message });
  const view = useTableView(tablePageSize);
  const ownKeys = useOwnKeys();
  const [keys, setKeys] = useState(false);
  const { isPending, mutate } = useSend(endOtherSessions, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: endOtherSessions.operation });
      void sessions.refetch();
      if (keys) readAnew(listKeys);
    },
  });
  const isAlone = sessions.data?.length === 1;
  return (
    <Setting
      id="open-sessions"
      title={text.title}
      lead={text.lead}
      control={
        <Button variant="secondary" disabled={isAlone} isLoading={isPending} onClick={() => mutate({ body: { keys } })}>
          {text.endOthers}
        </Button>
      }
    >
      {sessions.isPending && <Skeleton room="part" />}
      {sessions.error && <NotLoaded error={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.data && (
        <DataTable
          {...view}
          name={text.name}
          columns={columns}
          rows={sessions.data}
          rowId={({ id }) => id}
          pageSize={tablePageSize}
          download={false}
          cards={Cards}
        />
      )}
      {isAlone ? <p className="text-small text-text-2">{text.alone}</p> : <AlsoKeys count={ownKeys} checked={keys} onChange={setKeys} />}
    </Setting>
  );
}

function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Alert tone="danger">
      <p>{text.notLoaded(error.message)}</p>
      <Button variant="secondary" size="small" className="mt-2" onClick={onRetry}>
        {controlsText.tryAgain}
      </Button>
    </Alert>
  );
}
