import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { addOrganisation, NewOrganisation, organisationList } from '../../shared/organisations/organisations.ts';
import { bits, maskOf } from '../../shared/base/permissions.ts';
import { useReply } from '../api/queries.ts';
import { useCallForm } from '../api/use-call-form.ts';
import { useField } from '../api/use-contract-form.ts';
import { useTitleMarks } from '../browser/title.ts';
import { serviceBits, whyPermissionIsFixed } from '../users/fixed-permissions.ts';
import { InvitedModal } from '../users/InvitedModal.tsx';
import { PermissionBoxes } from '../users/PermissionBoxes.tsx';
import { withAdminFlag } from '../users/admin-edit-rules.ts';
import { PersonFields } from '../users/PersonFields.tsx';
import { RoleChoice } from '../users/RoleChoice.tsx';
import type { Role } from '../users/roles.ts';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { TextField } from '../ui/TextField.tsx';
import { UnsavedChanges } from '../ui/UnsavedChanges.tsx';
import { addOrganisationText as texts } from './organisations.text.tsx';
import { organisationReads } from './use-organisations.ts';
import { accountNumber } from '../../shared/base/account-number.ts';
import { bodyResolver } from '../api/contract-resolver.ts';

/** One form for an organisation and its first administrator. A refusal keeps the typed text; a success empties the form. */
export function AddOrganisationForm() {
  const { permissions: own } = useSession();
  const { control, errors, hasError, isUnsaved, added, isPending, submit, nameOf } = useAddOrganisation();
  const name = useField(control, 'name');
  const userId = useField(control, 'userId');
  const fullName = useField(control, 'fullName');
  const email = useField(control, 'email');
  const { value: mask, error, ...permissions } = useField(control, 'permissions');
  const taken = nameOf(userId.value);
  useTitleMarks({ hasError });
  return (
    <>
      <form noValidate onSubmit={submit} className="card flex flex-col gap-5">
        <ErrorList errors={errors} />
        <fieldset className="grid max-w-240 min-w-0 gap-5 md:grid-cols-2">
          <legend className="mb-3 text-h3 font-semibold">{texts.organisation}</legend>
          <TextField {...name} label={texts.name} autoComplete="off" required />
          <TextField
            {...userId}
            label={texts.account}
            mono
            inputMode="numeric"
            autoComplete="off"
            required
            helper={taken === undefined ? texts.proposed : texts.taken(taken)}
          />
        </fieldset>
        <fieldset className="flex min-w-0 flex-col gap-5">
          <legend className="mb-3 text-h3 font-semibold">{texts.administrator}</legend>
          <div className="grid max-w-240 gap-5 md:grid-cols-2">
            <PersonFields fullName={fullName} email={email} />
          </div>
          <RoleChoice
            mask={mask}
            own={own}
            onChange={(chosen) => permissions.onChange(withAdminFlag(chosen, true))}
            offered={rolesOfFirst}
          />
          <PermissionBoxes
            {...permissions}
            mask={mask}
            name="administrator"
            legend={texts.access}
            bits={[bits.user_management]}
            whyFixed={() => texts.whyAdministrator}
          />
          <PermissionBoxes
            {...permissions}
            mask={mask}
            legend={texts.services}
            bits={serviceBits}
            whyFixed={(bit) => whyPermissionIsFixed(bit, own)}
            error={error}
          />
        </fieldset>
        <div>
          <Button type="submit" isLoading={isPending}>
            {texts.submit}
          </Button>
        </div>
      </form>
      <InvitedModal {...added} />
      <UnsavedChanges isUnsaved={isUnsaved} />
    </>
  );
}

interface Added {
  userId: number;
  name: string;
  fullName: string;
  email: string;
}

/** The role that fits the first user of an organisation, who is its administrator. */
const rolesOfFirst: readonly Role[] = ['administrator'];

const defaultValues: AddOrganisationValues = {
  name: '',
  userId: '',
  fullName: '',
  email: '',
  permissions: maskOf([bits.user_management]),
};

function useAddOrganisation() {
  const [added, setAdded] = useState<Added | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const form = useCallForm(addOrganisation, {
    resolver: newOrganisationResolver,
    defaultValues,
    input: (body) => ({ body }),
    isDoneOnce: true,
    isSilent: true,
    // The next number is proposed once the list has this one.
    refreshes: organisationReads,
    onDone: (_, { userId, name, fullName, email }) => {
      setAdded({ userId, name, fullName, email });
      setConfirming(true);
      // The dialog returns the focus here, for the next one. An empty form has no fields until it is drawn.
      form.setFocus('name');
      form.reset(defaultValues);
    },
  });
  const { getValues, resetField } = form;
  const { data, dataUpdatedAt } = useReply(organisationList, {}, { isHelp: true, refetchOnMount: 'always' });
  const proposed = data?.nextUserId;
  useEffect(() => {
    if (proposed !== undefined && getValues('userId') === '') resetField('userId', { defaultValue: String(proposed) });
    // Each list proposes a number, even if it equals that of the previous list.
  }, [proposed, dataUpdatedAt, getValues, resetField]);
  const navigate = useNavigate();
  return {
    ...form,
    isUnsaved: form.formState.isDirty,
    added: {
      invited: added,
      title: texts.added(added?.name ?? ''),
      isOpen: isConfirming,
      onClose: () => setConfirming(false),
      onDone: () => void navigate({ to: '/admin/organisation/$id', params: { id: String(added?.userId ?? '') }, ignoreBlocker: true }),
    },
    nameOf: (account: string) => data?.message.find(({ userId }) => String(userId) === account.trim())?.name,
  };
}

// Turns the form that adds an organisation into the body of the contract.

/** The form as typed: the account number is text until it is sent. */
interface AddOrganisationValues {
  name: string;
  userId: string;
  fullName: string;
  email: string;
  permissions: number;
}

const newOrganisationResolver = bodyResolver(NewOrganisation, ({ userId, email, ...values }: AddOrganisationValues) => ({
  userId: accountNumber(userId.trim()) ?? userId.trim(),
  ...values,
  email: email.trim(),
}));
