import { useSearch } from '@tanstack/react-router';
import { useReply } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { listUsersByAccount } from '../../shared/users/users.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Combobox } from '../ui/Combobox.tsx';
import { DelayedSpinner } from '../ui/DelayedSpinner.tsx';
import { useChangeSearch } from '../ui/search.ts';
import { AdminUserTable } from './AdminUserTable.tsx';
import { adminText } from './admin.text.ts';
import { useOrganisations } from '../api/organisations.ts';

const { users: text } = adminText;

/** The portal users of any organisation. The organisation stands in the address. */
export function AdminUsersTab() {
  const { account } = useSearch({ from: '/admin' });
  const change = useChangeSearch();
  const organisations = useOrganisations();
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <h2 className="sr-only">{adminText.tabs.users}</h2>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="w-full max-w-100">
          <Combobox
            label={text.organisation}
            name="organisation"
            placeholder={text.organisationPlaceholder}
            options={organisations.data ?? []}
            value={account ?? null}
            onChange={(value) => change((now) => ({ ...now, tab: 'users', account: value ?? undefined }), { push: true })}
          />
        </div>
        <ButtonLink to="/admin/add" search={{ account }}>
          {text.addUser}
        </ButtonLink>
      </div>
      {organisations.error !== null && (
        <LoadFailure errors={failureContent(organisations.error)} onRetry={() => void organisations.refetch()} />
      )}
      {account === undefined ? <AdminUserTable account={0} rows={[]} emptyText={text.select} /> : <UsersOf account={account} />}
    </div>
  );
}

function UsersOf({ account }: { account: string }) {
  const { data, error, refetch } = useReply(listUsersByAccount, { query: { account } });
  if (data)
    return <AdminUserTable account={Number(account)} rows={data.message} emptyText={data.message.length > 0 ? undefined : text.none} />;
  return error === null ? <DelayedSpinner /> : <LoadFailure errors={failureContent(error)} onRetry={() => void refetch()} />;
}
