import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { register } from '../../../shared/api/users.ts';
import { bits } from '../../../shared/permissions.ts';
import { useSend } from '../../api/queries.ts';
import { failureContent } from '../../api/report-failure.ts';
import { useSession } from '../../session/session.ts';
import { useTitleMarks } from '../../browser/title.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { PermissionBoxes } from './PermissionBoxes.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { serviceBits, supportViewReason, whyPermissionIsFixed } from './fixed-permissions.ts';
import { ReadOnlyNotice } from '../../ui/ReadOnlyNotice.tsx';
import { InvitedModal, type Invited } from './InvitedModal.tsx';
import { PersonFields } from './PersonFields.tsx';
import { refreshUserLists } from './user-lists.ts';
import { checkNewUser, type AddUserValues } from './user-rules.ts';

interface AddUserFormProps {
  /** The organisation's account number: what the field is called, what it begins with, and whether it can be changed. */
  account: { label: string; initial: string; isFixed: boolean; helper?: (typed: string) => ReactNode };
}

/** The form that both areas add a user with. On success a modal confirms it and the form is empty again. */
export function AddUserForm({ account }: AddUserFormProps) {
  const id = useId();
  const { permissions: own, isSupportView } = useSession();
  const fixedBy = isSupportView ? id : undefined;
  const { values, set, errors, invited, isPending, submit } = useAddUser(account.initial);
  const fieldError = (name: string) => (typeof errors === 'string' ? undefined : errors[name]);
  const boxes = {
    name: 'permissions',
    mask: values.permissions,
    onChange: (permissions: number) => set({ permissions }),
    whyFixed: (bit: number) => whyPermissionIsFixed(bit, own),
    fixedBy,
  };
  useTitleMarks({ hasError: Object.keys(errors).length > 0 });
  return (
    <>
      <form noValidate onSubmit={submit} className="card flex flex-col gap-5">
        {isSupportView && <ReadOnlyNotice id={id} reason={supportViewReason} />}
        <ErrorList errors={errors} />
        <div className="grid max-w-240 gap-5 md:grid-cols-2">
          <div className={`md:col-span-2 md:max-w-60 ${account.isFixed ? '[&_input]:bg-sunken' : ''}`}>
            <TextField
              label={account.label}
              name="userId"
              mono
              inputMode="numeric"
              autoComplete="off"
              required
              readOnly={account.isFixed}
              value={values.userId}
              onChange={(userId) => set({ userId })}
              helper={account.helper?.(values.userId)}
              error={fieldError('userId')}
            />
          </div>
          <PersonFields
            fullName={{ value: values.fullName, onChange: (fullName) => set({ fullName }), error: fieldError('fullName') }}
            email={{ name: 'email', value: values.email, onChange: (email) => set({ email }), error: fieldError('email') }}
          />
        </div>
        <PermissionBoxes {...boxes} legend="Access" bits={[bits.user_management]} />
        <PermissionBoxes {...boxes} legend="Services" bits={serviceBits} error={fieldError('permissions')} />
        <div>
          <Button type="submit" isLoading={isPending} disabled={isSupportView} aria-describedby={fixedBy}>
            Add user
          </Button>
        </div>
      </form>
      <InvitedModal {...invited} />
    </>
  );
}

function useAddUser(initialAccount: string) {
  const empty: AddUserValues = { userId: initialAccount, fullName: '', email: '', permissions: 0 };
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<string | Record<string, string>>('');
  const [invited, setInvited] = useState<Invited | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending } = useSend(register, {
    isDoneOnce: true,
    onSuccess: (_, { body: { fullName, email } }) => {
      setInvited({ fullName, email });
      setConfirming(true);
      setValues(empty);
      refreshUserLists();
    },
    onError: (failure) => setErrors(failureContent(failure)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const checked = checkNewUser(values);
    if ('errors' in checked) return setErrors(checked.errors);
    setErrors('');
    mutate({ body: checked.user });
  };
  return {
    values,
    set: (part: Partial<AddUserValues>) => setValues((now) => ({ ...now, ...part })),
    errors,
    invited: { invited, isOpen: isConfirming, onClose: () => setConfirming(false) },
    isPending,
    submit,
  };
}
