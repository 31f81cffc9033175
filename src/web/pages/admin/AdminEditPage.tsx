import { useState } from 'react';
import { listUsersByAccount } from '../../../shared/api/users.ts';
import { here } from '../../browser/history.ts';
import { usePortalIdInAddress } from '../../features/users/edited-user-id.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { accountNumber } from '../../features/users/user-rules.ts';
import { useReply } from '../../api/queries.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { DelayedSpinner } from '../../ui/DelayedSpinner.tsx';
import { AdminEditForm } from './AdminEditForm.tsx';
import { withAccount } from './organisations.ts';

export function AdminEditPage() {
  const [account] = useState(() => accountNumber(new URLSearchParams(here().search).get('account')));
  const portalId = usePortalIdInAddress();
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <BackLink to={withAccount('/admin', account)}>Back to the admin page</BackLink>
      <h1 className="text-h1 font-semibold">Edit user</h1>
      {account === undefined ? (
        <p className="card">Users are found by their organisation. Go back to the admin page and select the organisation first.</p>
      ) : (
        <FoundUser account={account} portalId={portalId} />
      )}
    </div>
  );
}

function FoundUser({ account, portalId }: { account: number; portalId: string }) {
  const { data, error, refetch } = useReply(listUsersByAccount, { query: { account: String(account) } });
  const user = data?.message.find((row) => row.portalId === portalId);
  if (user) return <AdminEditForm user={user} account={account} />;
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <DelayedSpinner />;
  return <p className="card">There is no such user in this organisation. They may have been removed, or moved to another organisation.</p>;
}
