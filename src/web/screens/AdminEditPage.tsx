import { useParams, useSearch } from '@tanstack/react-router';
import { listUsersByAccount } from '../../shared/users/users.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { useReply } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { DelayedSpinner } from '../ui/DelayedSpinner.tsx';
import { adminText } from '../users/admin.text.ts';
import { usersSearch } from '../users/admin-search.ts';
import { AdminEditForm } from '../users/AdminEditForm.tsx';

export function AdminEditPage() {
  const { account } = useSearch({ from: '/admin/edit/$id' });
  const { id } = useParams({ from: '/admin/edit/$id' });
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <BackLink to="/admin" search={usersSearch(account)}>
        {adminText.back}
      </BackLink>
      <h1 className="text-h1 font-semibold">{adminText.edit.title}</h1>
      <FoundUser portalId={id} />
    </div>
  );
}

function FoundUser({ portalId }: { portalId: string }) {
  const { data, error, refetch } = useReply(listUsersByAccount, { query: { portalId } }, { refetchOnMount: 'always' });
  const user = data?.message[0];
  if (user) return <AdminEditForm user={user} account={user.userId} />;
  if (error !== null) return <LoadFailure errors={failureContent(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <DelayedSpinner />;
  return <p className="card">{adminText.edit.unknown}</p>;
}
