import { useNavigate } from '@tanstack/react-router';
import { AddUserForm } from '../../features/users/AddUserForm.tsx';
import { useSession } from '../../session/session.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

export function AddUserPage() {
  const { userInfo } = useSession();
  const navigate = useNavigate();
  if (userInfo === null) return <Spinner />;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <BackLink to="/users">Back to the users</BackLink>
      <h1 className="text-h1 font-semibold">Add user</h1>
      <AddUserForm
        account={{
          label: 'ID number',
          initial: String(userInfo.userId),
          isFixed: true,
          helper: () => `The number of your organisation, ${userInfo.organisation}.`,
        }}
        onDone={() => void navigate({ to: '/users', ignoreBlocker: true })}
      />
    </div>
  );
}
