import { useNavigate, useSearch } from '@tanstack/react-router';
import { AddUserForm } from '../users/AddUserForm.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { adminText } from '../users/users.text.tsx';
import { usersSearch } from '../users/admin-search.ts';
import { useOrganisations } from '../api/organisations.ts';
import { Page } from '../ui/Page.tsx';

export function AdminAddPage() {
  const { account = '' } = useSearch({ from: '/admin/add' });
  const navigate = useNavigate();
  const { data: organisations = [] } = useOrganisations();
  const nameOf = (typed: string) => organisations.find(({ value }) => value === typed.trim())?.label;
  return (
    <Page
      back={
        <BackLink to="/admin" search={usersSearch(account)}>
          {adminText.back}
        </BackLink>
      }
      title={adminText.add.title}
    >
      <AddUserForm
        account={{
          label: adminText.add.userId,
          initial: account,
          isFixed: false,
          helper: (typed) => nameOf(typed) ?? adminText.add.userIdHelp,
        }}
        onDone={(added) => void navigate({ to: '/admin', search: usersSearch(String(added)), ignoreBlocker: true })}
      />
    </Page>
  );
}
