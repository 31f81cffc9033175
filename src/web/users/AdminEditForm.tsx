import { useId } from 'react';
import { editUser, type UserRow } from '../../shared/users/users.ts';
import { bits, holds } from '../../shared/base/permissions.ts';
import { useNavigate } from '@tanstack/react-router';
import { boxesOf, changedBoxes, maskOfBoxes } from './boxes.ts';
import { serviceBits, whyFixedForStaff, whyPermissionIsFixed } from './fixed-permissions.ts';
import { ReadOnlyNotice } from '../ui/ReadOnlyNotice.tsx';
import { PersonFields } from './PersonFields.tsx';
import { SaveOrRemove } from './SaveOrRemove.tsx';
import { userReads } from './user-reads.ts';
import { edited } from '../api/edited-form.ts';
import { readAnew } from '../api/queries.ts';
import { useCallForm } from '../api/use-call-form.ts';
import { useField } from '../api/use-contract-form.ts';
import { useSession } from '../session/session.ts';
import { useTitleMarks } from '../browser/title.ts';
import { Combobox } from '../ui/Combobox.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { PermissionBoxes } from './PermissionBoxes.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { TextField } from '../ui/TextField.tsx';
import { UnsavedChanges } from '../ui/UnsavedChanges.tsx';
import { adminEditResolver, type AdminEditValues, editChanges, withAdminFlag } from './admin-edit-rules.ts';
import { adminText, usersText } from './users.text.tsx';
import { usersSearch } from './admin-search.ts';
import { useOrganisations } from '../api/organisations.ts';

interface AdminEditFormProps {
  user: UserRow;
  account: number;
}

/** Everything that staff can change of a portal user. Their own permissions they cannot. */
export function AdminEditForm({ user, account }: AdminEditFormProps) {
  const id = useId();
  const { permissions: own, isSupportView, userInfo } = useSession();
  const { data: organisations = [] } = useOrganisations();
  const { before, watch, control, setValue, formState, errors, hasError, isPending, submit, leave } = useAdminEdit(user, account);
  const portalId = useField(control, 'portalId');
  const fullName = useField(control, 'fullName');
  const emailAddress = useField(control, 'emailAddress');
  const organisation = useField(control, 'userId');
  const mask = maskOfBoxes(watch('accessLevel'));
  const onChange = (next: number) => {
    for (const [field, isTicked] of changedBoxes(mask, next)) setValue(field, isTicked, { shouldDirty: true });
  };
  const fixedReason = whyFixedForStaff({ portalId: userInfo?.portalId ?? '', isSupportView }, user);
  const fixedBy = fixedReason === null ? undefined : id;
  const organisationLabel =
    organisations.find(({ value }) => value === organisation.value)?.label ?? adminText.edit.organisationNumber(organisation.value ?? '');
  useTitleMarks({ hasError });
  return (
    <form noValidate onSubmit={submit} className="card flex flex-col gap-5">
      {fixedReason !== null && <ReadOnlyNotice id={id} reason={fixedReason} />}
      <ErrorList errors={errors} />
      <div className="grid max-w-240 gap-5 md:grid-cols-2">
        <div className="md:col-span-2 md:max-w-[calc(50%-10px)] [&_input]:bg-sunken">
          <TextField label={adminText.edit.idNumber} mono readOnly required {...portalId} />
        </div>
        <PersonFields fullName={fullName} email={emailAddress} />
        <Combobox label={adminText.edit.organisation} required options={organisations} {...organisation} />
      </div>
      <AdminFlag
        isAdmin={holds(mask, bits.user_management)}
        onChange={(isAdmin) => onChange(withAdminFlag(mask, isAdmin))}
        fixedBy={fixedBy}
      />
      <RoleChoice mask={mask} own={own} onChange={onChange} fixedBy={fixedBy} />
      <PermissionBoxes
        name="accessLevel"
        onChange={onChange}
        error={formState.errors.accessLevel?.message}
        legend={usersText.services}
        bits={serviceBits}
        mask={mask}
        whyFixed={(bit) => whyPermissionIsFixed(bit, own)}
        fixedBy={fixedBy}
        hasNames
      />
      <SaveOrRemove
        user={user}
        changes={editChanges(before, watch(), organisationLabel)}
        isSaving={isPending}
        fixedBy={{ save: isSupportView ? fixedBy : undefined, remove: fixedBy }}
        onRemoved={leave}
      />
      <UnsavedChanges isUnsaved={formState.isDirty} />
    </form>
  );
}

function useAdminEdit(user: UserRow, account: number) {
  const before: AdminEditValues = {
    portalId: user.portalId,
    fullName: user.display,
    emailAddress: user.emailAddress,
    userId: String(account),
    accessLevel: boxesOf(user.permissions),
    seen: user.permissions,
  };
  const navigate = useNavigate();
  const leave = () => void navigate({ to: '/admin', search: usersSearch(String(account)), ignoreBlocker: true });
  const form = useCallForm(editUser, {
    resolver: adminEditResolver,
    ...edited(before),
    input: (body) => ({ body }),
    refreshes: userReads,
    onDone: leave,
    // Another user may have changed this one: untouched fields follow.
    onRefused: () => readAnew(...userReads),
  });
  return { ...form, before, leave };
}

const { edit: text } = adminText;

interface AdminFlagProps {
  isAdmin: boolean;
  onChange: (isAdmin: boolean) => void;
  /** The id of the text that says why it is fixed; undefined if it is not. */
  fixedBy: string | undefined;
}

/** The choice that makes a user an administrator: yes or no. If it is fixed, it stays reachable, with the reason. */
function AdminFlag({ isAdmin, onChange, fixedBy }: AdminFlagProps) {
  const isFixed = fixedBy !== undefined;
  return (
    <fieldset aria-describedby={fixedBy} className="min-w-0">
      <legend className="mb-1 font-medium">{text.administrator}</legend>
      <div className="flex gap-6">
        {[true, false].map((answer) => (
          <label key={String(answer)} className={`flex min-h-9 items-center gap-2 ${isFixed ? 'text-text-2' : ''}`}>
            <input
              type="radio"
              name="admin"
              value={answer ? 'yes' : 'no'}
              className={`checkbox ${isFixed ? 'opacity-60' : ''}`}
              checked={isAdmin === answer}
              aria-disabled={isFixed || undefined}
              onChange={() => isFixed || onChange(answer)}
            />
            {answer ? text.yes : text.no}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
