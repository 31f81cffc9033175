import { useNavigate } from '@tanstack/react-router';
import { AddUserForm } from '../users/AddUserForm.tsx';
import { useSession } from '../session/session.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { usersPageText as text } from '../users/users-page.text.ts';
import { usersText } from '../users/users.text.tsx';

export function AddUserPage() {
  const { userInfo } = useSession();
  const navigate = useNavigate();
  if (userInfo === null) return <Spinner />;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <BackLink to="/users">{text.back}</BackLink>
      <h1 className="text-h1 font-semibold">{usersText.add.title}</h1>
      <AddUserForm
        account={{
          label: text.idNumber,
          initial: String(userInfo.userId),
          isFixed: true,
          helper: () => text.idNumberHelp(userInfo.organisation),
        }}
        onDone={() => void navigate({ to: '/users', ignoreBlocker: true })}
      />
    </div>
  );
}
