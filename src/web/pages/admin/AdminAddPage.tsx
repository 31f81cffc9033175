import { useState } from 'react';
import { here } from '../../browser/history.ts';
import { AddUserForm } from '../../features/users/AddUserForm.tsx';
import { accountNumber } from '../../features/users/user-rules.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { useOrganisations, withAccount } from './organisations.ts';

export function AdminAddPage() {
  const [account] = useState(() => accountNumber(new URLSearchParams(here().search).get('account')));
  const { data: organisations = [] } = useOrganisations();
  const nameOf = (typed: string) => organisations.find(({ value }) => value === typed.trim())?.label;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <BackLink to={withAccount('/admin', account)}>Back to the admin page</BackLink>
      <h1 className="text-h1 font-semibold">Add user</h1>
      <AddUserForm
        account={{
          label: 'User ID',
          initial: account === undefined ? '' : String(account),
          isFixed: false,
          helper: (typed) => nameOf(typed) ?? 'The account number of the organisation.',
        }}
      />
    </div>
  );
}
