import { useId, useState, type ReactNode } from 'react';
import { register } from '../../shared/users/users.ts';
import { bits, holds } from '../../shared/base/permissions.ts';
import { useCallForm } from '../api/use-call-form.ts';
import { useField } from '../api/use-contract-form.ts';
import { useSession } from '../session/session.ts';
import { useTitleMarks } from '../browser/title.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { PermissionBoxes } from './PermissionBoxes.tsx';
import { TextField } from '../ui/TextField.tsx';
import { UnsavedChanges } from '../ui/UnsavedChanges.tsx';
import { serviceBits, whyPermissionIsFixed } from './fixed-permissions.ts';
import { ReadOnlyNotice, supportViewReason } from '../ui/ReadOnlyNotice.tsx';
import { InvitedModal, type Invited } from './InvitedModal.tsx';
import { PersonFields } from './PersonFields.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { usersText as text } from './users.text.tsx';
import { userReads } from './user-reads.ts';
import { newUserResolver, type AddUserValues } from './user-rules.ts';

interface AddUserFormProps {
  /** The organisation's account number: the field's label, its initial value, and whether it is fixed. */
  account: { label: string; initial: string; isFixed: boolean; helper?: (typed: string) => ReactNode };
  /** Leads to a list that shows the added user, of the organisation `account`. */
  onDone: (account: number) => void;
}

/** The form that both areas add a user with. On success a modal confirms it and the form is empty again. */
export function AddUserForm({ account, onDone }: AddUserFormProps) {
  const id = useId();
  const { permissions: own, isSupportView, isStaff } = useSession();
  const fixedBy = isSupportView ? id : undefined;
  const { control, errors, hasError, isUnsaved, invited, isPending, submit } = useAddUser(account.initial);
  const userId = useField(control, 'userId');
  const fullName = useField(control, 'fullName');
  const email = useField(control, 'email');
  const { value: mask, error, ...permissions } = useField(control, 'permissions');
  const boxes = { ...permissions, mask, whyFixed: (bit: number) => whyPermissionIsFixed(bit, own), fixedBy };
  useTitleMarks({ hasError });
  return (
    <>
      <form noValidate onSubmit={submit} className="card flex flex-col gap-5">
        {isSupportView && <ReadOnlyNotice id={id} reason={supportViewReason} />}
        <ErrorList errors={errors} />
        <div className="grid max-w-240 gap-5 md:grid-cols-2">
          <div className={`md:col-span-2 md:max-w-60 ${account.isFixed ? '[&_input]:bg-sunken' : ''}`}>
            <TextField
              {...userId}
              label={account.label}
              mono
              inputMode="numeric"
              autoComplete="off"
              required
              readOnly={account.isFixed}
              helper={account.helper?.(userId.value)}
            />
          </div>
          <PersonFields fullName={fullName} email={email} />
        </div>
        <RoleChoice mask={mask} own={own} onChange={permissions.onChange} fixedBy={fixedBy} />
        <PermissionBoxes {...boxes} name="administrator" legend={text.access} bits={[bits.user_management]} />
        {!isStaff && holds(mask, bits.user_management) && <p className="text-text-2">{text.makesAdministrator}</p>}
        <PermissionBoxes {...boxes} legend={text.services} bits={serviceBits} error={error} />
        <div>
          <Button type="submit" isLoading={isPending} disabled={isSupportView} aria-describedby={fixedBy}>
            {text.add.submit}
          </Button>
        </div>
      </form>
      <InvitedModal {...invited} onDone={() => onDone(invited.account)} />
      <UnsavedChanges isUnsaved={isUnsaved} />
    </>
  );
}

function useAddUser(initialAccount: string) {
  const defaultValues: AddUserValues = { userId: initialAccount, fullName: '', email: '', permissions: 0 };
  const [invited, setInvited] = useState<(Invited & { account: number }) | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const form = useCallForm(register, {
    resolver: newUserResolver,
    defaultValues,
    input: (body) => ({ body }),
    isDoneOnce: true,
    isSilent: true,
    refreshes: userReads,
    onDone: (_, { userId: account, fullName, email }) => {
      setInvited({ account, fullName, email });
      setConfirming(true);
      // The dialog returns the focus here, for the next person. An empty form has no fields until it is drawn.
      form.setFocus('fullName');
      form.reset();
    },
  });
  return {
    ...form,
    isUnsaved: form.formState.isDirty,
    invited: { invited, account: invited?.account ?? 0, isOpen: isConfirming, onClose: () => setConfirming(false) },
  };
}
