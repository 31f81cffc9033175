import { useNavigate } from '@tanstack/react-router';
import { AddUserForm } from '../users/AddUserForm.tsx';
import { useSession } from '../session/session.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { usersPageText as text, usersText } from '../users/users.text.tsx';
import { Page } from '../ui/Page.tsx';

export function AddUserPage() {
  const { userInfo } = useSession();
  const navigate = useNavigate();
  if (userInfo === null) return <Spinner />;
  return (
    <Page back={<BackLink to="/users">{text.back}</BackLink>} title={usersText.add.title}>
      <AddUserForm
        account={{
          label: text.idNumber,
          initial: String(userInfo.userId),
          isFixed: true,
          helper: () => text.idNumberHelp(userInfo.organisation),
        }}
        onDone={() => void navigate({ to: '/users', ignoreBlocker: true })}
      />
    </Page>
  );
}
