import { useNavigate, useSearch } from '@tanstack/react-router';
import { AddUserForm } from '../users/AddUserForm.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { adminText } from '../users/admin.text.ts';
import { usersSearch } from '../users/admin-search.ts';
import { useOrganisations } from '../api/organisations.ts';

export function AdminAddPage() {
  const { account = '' } = useSearch({ from: '/admin/add' });
  const navigate = useNavigate();
  const { data: organisations = [] } = useOrganisations();
  const nameOf = (typed: string) => organisations.find(({ value }) => value === typed.trim())?.label;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <BackLink to="/admin" search={usersSearch(account)}>
        {adminText.back}
      </BackLink>
      <h1 className="text-h1 font-semibold">{adminText.add.title}</h1>
      <AddUserForm
        account={{
          label: adminText.add.userId,
          initial: account,
          isFixed: false,
          helper: (typed) => nameOf(typed) ?? adminText.add.userIdHelp,
        }}
        onDone={(added) => void navigate({ to: '/admin', search: usersSearch(String(added)), ignoreBlocker: true })}
      />
    </div>
  );
}
