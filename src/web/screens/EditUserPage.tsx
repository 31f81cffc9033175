import { useParams } from '@tanstack/react-router';
import { listUsers } from '../../shared/users/users.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { useReply } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { DelayedSpinner } from '../ui/DelayedSpinner.tsx';
import { usersPageText as text } from '../users/users-page.text.ts';
import { EditUserForm } from '../users/EditUserForm.tsx';

export function EditUserPage() {
  const { id } = useParams({ from: '/users/edit/$id' });
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <BackLink to="/users">{text.back}</BackLink>
      <h1 className="text-h1 font-semibold">{text.edit}</h1>
      <FoundUser portalId={id} />
    </div>
  );
}

function FoundUser({ portalId }: { portalId: string }) {
  const { data, error, refetch } = useReply(listUsers, {}, { refetchOnMount: 'always' });
  const user = data?.message.find((row) => row.portalId === portalId);
  if (user) return <EditUserForm user={user} />;
  if (error !== null) return <LoadFailure errors={failureContent(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <DelayedSpinner />;
  return <p className="card">{text.unknown}</p>;
}
