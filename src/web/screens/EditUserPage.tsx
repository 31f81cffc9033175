import { useParams } from '@tanstack/react-router';
import { listUsers } from '../../shared/users/users.ts';
import { Loaded } from '../api/Loaded.tsx';
import { useReply } from '../api/queries.ts';
import { BackLink } from '../ui/BackLink.tsx';
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
  const reply = useReply(listUsers, {}, { refetchOnMount: 'always' });
  return (
    <Loaded reply={reply}>
      {({ message }) => {
        const user = message.find((row) => row.portalId === portalId);
        return user ? <EditUserForm user={user} /> : <p className="card">{text.unknown}</p>;
      }}
    </Loaded>
  );
}
