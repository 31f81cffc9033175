import { useParams } from '@tanstack/react-router';
import { listUsers } from '../../shared/users/users.ts';
import { Loaded } from '../api/Loaded.tsx';
import { useReply } from '../api/queries.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { usersPageText as text } from '../users/users.text.tsx';
import { EditUserForm } from '../users/EditUserForm.tsx';
import { Page } from '../ui/Page.tsx';

export function EditUserPage() {
  const { id } = useParams({ from: '/users/edit/$id' });
  return (
    <Page back={<BackLink to="/users">{text.back}</BackLink>} title={text.edit}>
      <FoundUser portalId={id} />
    </Page>
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
