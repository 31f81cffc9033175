import { useReply } from '../../api/queries.ts';
import { listUsersByAccount } from '../../../shared/api/users.ts';
import { useQueryParameter } from '../../browser/history.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { accountNumber } from '../../features/users/user-rules.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Combobox } from '../../ui/Combobox.tsx';
import { DelayedSpinner } from '../../ui/DelayedSpinner.tsx';
import { AdminUserTable } from './AdminUserTable.tsx';
import { useOrganisations, withAccount } from './organisations.ts';

/** The portal users of any organisation. The organisation stands in the address. */
export function AdminUsersTab() {
  const [asked, setAsked] = useQueryParameter('account');
  const account = accountNumber(asked);
  const organisations = useOrganisations();
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <h2 className="sr-only">Users</h2>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="w-full max-w-100">
          <Combobox
            label="Organisation"
            name="organisation"
            placeholder="Type a name or a number"
            options={organisations.data ?? []}
            value={account === undefined ? null : String(account)}
            onChange={(value) => setAsked(value, { push: true })}
          />
        </div>
        <ButtonLink to={withAccount('/admin/add', account)}>Add a user</ButtonLink>
      </div>
      {organisations.error !== null && <LoadFailure error={organisations.error} onRetry={() => void organisations.refetch()} />}
      {account === undefined ? (
        <AdminUserTable account={0} rows={[]} emptyText="Please select organisation" />
      ) : (
        <UsersOf account={account} />
      )}
    </div>
  );
}

function UsersOf({ account }: { account: number }) {
  const { data, error, refetch } = useReply(listUsersByAccount, { query: { account: String(account) } });
  if (data)
    return (
      <AdminUserTable
        account={account}
        rows={data.message}
        emptyText={data.message.length > 0 ? undefined : 'This organisation has no portal users'}
      />
    );
  return error === null ? <DelayedSpinner /> : <LoadFailure error={error} onRetry={() => void refetch()} />;
}
