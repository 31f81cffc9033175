import { useId, useState, type FormEvent } from 'react';
import { editUser, type UserRow } from '../../../shared/api/users.ts';
import { bits, holds } from '../../../shared/permissions.ts';
import { useNavigate } from '@tanstack/react-router';
import { serviceBits, whyFixedForStaff, whyPermissionIsFixed } from '../../features/users/fixed-permissions.ts';
import { ReadOnlyNotice } from '../../ui/ReadOnlyNotice.tsx';
import { PersonFields } from '../../features/users/PersonFields.tsx';
import { SaveOrRemove } from '../../features/users/SaveOrRemove.tsx';
import { refreshUserLists } from '../../features/users/user-lists.ts';
import { useSend } from '../../api/queries.ts';
import { failureContent } from '../../api/report-failure.ts';
import { useSession } from '../../session/session.ts';
import { useTitleMarks } from '../../browser/title.ts';
import { showToast } from '../../ui/toast/Toasts.tsx';
import { Combobox } from '../../ui/Combobox.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { PermissionBoxes } from '../../features/users/PermissionBoxes.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AdminFlag } from './AdminFlag.tsx';
import { checkEdit, editChanges, withAdminFlag, type AdminEditValues } from './admin-edit-rules.ts';
import { useOrganisations } from './organisations.ts';

interface AdminEditFormProps {
  user: UserRow;
  account: number;
}

/** Everything that staff can change of a portal user. Their own permissions they cannot. */
export function AdminEditForm({ user, account }: AdminEditFormProps) {
  const id = useId();
  const { permissions: own, isSupportView, userInfo } = useSession();
  const { data: organisations = [] } = useOrganisations();
  const { before, values, set, errors, isPending, submit, leave } = useAdminEdit(user, account);
  const fixedReason = whyFixedForStaff({ portalId: userInfo?.portalId ?? '', isSupportView }, user);
  const fixedBy = fixedReason === null ? undefined : id;
  const fieldError = (name: string) => (typeof errors === 'string' ? undefined : errors[name]);
  const organisation = organisations.find(({ value }) => value === values.account)?.label ?? `organisation ${values.account}`;
  const changes = editChanges(before, values, organisation);
  useTitleMarks({ hasError: Object.keys(errors).length > 0 });
  return (
    <form noValidate onSubmit={submit} className="card flex flex-col gap-5">
      {fixedReason !== null && <ReadOnlyNotice id={id} reason={fixedReason} />}
      <ErrorList errors={errors} />
      <div className="grid max-w-240 gap-5 md:grid-cols-2">
        <div className="md:col-span-2 md:max-w-116 [&_input]:bg-sunken">
          <TextField
            label="ID number"
            name="portalId"
            mono
            readOnly
            required
            value={values.portalId}
            onChange={() => undefined}
            error={fieldError('portalId')}
          />
        </div>
        <PersonFields
          fullName={{ value: values.fullName, onChange: (fullName) => set({ fullName }), error: fieldError('fullName') }}
          email={{
            name: 'emailAddress',
            value: values.emailAddress,
            onChange: (emailAddress) => set({ emailAddress }),
            error: fieldError('emailAddress'),
          }}
        />
        <Combobox
          label="Organisation"
          name="userId"
          required
          options={organisations}
          value={values.account}
          onChange={(chosen) => set({ account: chosen })}
          error={fieldError('userId')}
        />
      </div>
      <AdminFlag
        isAdmin={holds(values.mask, bits.user_management)}
        onChange={(isAdmin) => set({ mask: withAdminFlag(values.mask, isAdmin) })}
        fixedBy={fixedBy}
      />
      <PermissionBoxes
        legend="Services"
        name="accessLevel"
        bits={serviceBits}
        mask={values.mask}
        onChange={(mask) => set({ mask })}
        whyFixed={(bit) => whyPermissionIsFixed(bit, own)}
        fixedBy={fixedBy}
        hasNames
        error={fieldError('accessLevel')}
      />
      <SaveOrRemove
        user={user}
        changes={changes}
        isSaving={isPending}
        fixedBy={{ save: isSupportView ? fixedBy : undefined, remove: fixedBy }}
        onRemoved={leave}
      />
    </form>
  );
}

function useAdminEdit(user: UserRow, account: number) {
  const before: AdminEditValues = {
    portalId: user.portalId,
    fullName: user.display,
    emailAddress: user.emailAddress,
    account: String(account),
    mask: user.permissions,
  };
  const [values, setValues] = useState(before);
  const [errors, setErrors] = useState<string | Record<string, string>>('');
  const navigate = useNavigate();
  const leave = () => void navigate({ to: '/admin', search: { account: String(account) } });
  const { mutate, isPending } = useSend(editUser, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: editUser.operation });
      refreshUserLists();
      leave();
    },
    onError: (failure) => setErrors(failureContent(failure)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const checked = checkEdit(values);
    if ('errors' in checked) return setErrors(checked.errors);
    setErrors('');
    mutate({ body: checked.edit });
  };
  const set = (part: Partial<AdminEditValues>) => setValues((now) => ({ ...now, ...part }));
  return { before, values, set, errors, isPending, submit, leave };
}
