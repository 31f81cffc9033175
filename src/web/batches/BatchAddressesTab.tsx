import { useMemo, useState } from 'react';
import { batchAddresses, removeBatchAddress, type BatchAddress } from '../../shared/batches/batch-addresses.ts';
import { tablePageSize } from '../../shared/base/limits.ts';
import { shownTime } from '../ui/shown-time.ts';
import { Question } from '../api/Question.tsx';
import { useReply } from '../api/queries.ts';
import { Loaded } from '../api/Loaded.tsx';
import { actionsColumn } from '../ui/table/row-actions.tsx';
import { columnsOf, type Column } from '../ui/table/columns.ts';
import { DataTable } from '../ui/table/DataTable.tsx';
import { useSavedTable } from '../account/saved-views/use-saved-table.tsx';
import { batchAddressesText as texts } from './batch-addresses.text.ts';
import { Part } from '../ui/Part.tsx';

/** Lists the people outside the organisation who get its batch mails, and removes them. */
export function BatchAddressesTab() {
  const reply = useReply(batchAddresses, {}, { select: ({ message }) => message });
  const [asked, setAsked] = useState<string | null>(null);
  const columns = useMemo(() => columnsWith(setAsked), []);
  const table = useSavedTable({ name: 'batch-addresses', pageSize: tablePageSize });
  return (
    <Part title={texts.title} lead={texts.lead}>
      <Loaded reply={reply}>
        {(data) => (
          <DataTable
            {...table}
            contents={['batch-addresses']}
            name={texts.table}
            columns={columns}
            rows={data}
            rowId={({ email }) => email}
            empty={{ title: texts.empty }}
          />
        )}
      </Loaded>
      {asked !== null && <Withdrawal key={asked} email={asked} onClose={() => setAsked(null)} />}
    </Part>
  );
}

function Withdrawal({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    <Question
      call={removeBatchAddress}
      input={{ body: { email } }}
      texts={{ ...texts, title: texts.question }}
      isDanger
      refreshes={[batchAddresses]}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{texts.consequence(email)}</p>
    </Question>
  );
}

const column = columnsOf<BatchAddress>();

function columnsWith(onWithdraw: (email: string) => void): Column<BatchAddress>[] {
  return [
    column.accessor('email', { header: () => texts.address }),
    column.accessor(({ agreedAt }) => shownTime(agreedAt), {
      id: 'agreedAt',
      header: () => texts.agreedAt,
      meta: { isMono: true, isTime: true },
    }),
    actionsColumn(({ email }) => ({ of: email, actions: [{ label: texts.withdraw, onPress: () => onWithdraw(email) }] })),
  ];
}
