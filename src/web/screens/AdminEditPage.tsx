import { useParams, useSearch } from '@tanstack/react-router';
import { listUsersByAccount } from '../../shared/users/users.ts';
import { Loaded } from '../api/Loaded.tsx';
import { useReply } from '../api/queries.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { adminText } from '../users/users.text.tsx';
import { usersSearch } from '../users/admin-search.ts';
import { AdminEditForm } from '../users/AdminEditForm.tsx';
import { Page } from '../ui/Page.tsx';

export function AdminEditPage() {
  const { account } = useSearch({ from: '/admin/edit/$id' });
  const { id } = useParams({ from: '/admin/edit/$id' });
  return (
    <Page
      back={
        <BackLink to="/admin" search={usersSearch(account)}>
          {adminText.back}
        </BackLink>
      }
      title={adminText.edit.title}
    >
      <FoundUser portalId={id} />
    </Page>
  );
}

function FoundUser({ portalId }: { portalId: string }) {
  const reply = useReply(listUsersByAccount, { query: { portalId } }, { refetchOnMount: 'always' });
  return (
    <Loaded reply={reply}>
      {({ message: [user] }) =>
        user ? <AdminEditForm user={user} account={user.userId} /> : <p className="card">{adminText.edit.unknown}</p>
      }
    </Loaded>
  );
}
