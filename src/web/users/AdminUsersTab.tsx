import { useSearch } from '@tanstack/react-router';
import { useReply } from '../api/queries.ts';
import { listUsersByAccount } from '../../shared/users/users.ts';
import { FailureOf, Loaded } from '../api/Loaded.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Combobox } from '../ui/Combobox.tsx';
import { useChangeSearch } from '../ui/search.ts';
import { AdminUserTable } from './AdminUserTable.tsx';
import { adminText } from './users.text.tsx';
import { useOrganisations } from '../api/organisations.ts';

const { users: text } = adminText;

/** The portal users of any organisation, which is in the address. */
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
      <FailureOf reply={organisations} />
      {account === undefined ? <AdminUserTable account={0} rows={[]} emptyText={text.select} /> : <UsersOf account={account} />}
    </div>
  );
}

function UsersOf({ account }: { account: string }) {
  const reply = useReply(listUsersByAccount, { query: { account } });
  return (
    <Loaded reply={reply}>{({ message }) => <AdminUserTable account={Number(account)} rows={message} emptyText={text.none} />}</Loaded>
  );
}
