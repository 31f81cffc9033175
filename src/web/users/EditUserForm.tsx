import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { EditedUser, editUser, type UserRow } from '../../shared/users/users.ts';
import { bits, holds } from '../../shared/base/permissions.ts';
import { useNavigate } from '@tanstack/react-router';
import { type Boxes, boxesOf, changedBoxes, maskOfBoxes } from './boxes.ts';
import { serviceBits, whyFixedForOrganisation, whyPermissionIsFixed } from './fixed-permissions.ts';
import { ReadOnlyNotice } from '../ui/ReadOnlyNotice.tsx';
import { permissionEdits } from './permission-edits.ts';
import { usersText as text } from './users.text.tsx';
import { SaveOrRemove } from './SaveOrRemove.tsx';
import { userReads } from './user-reads.ts';
import { edited } from '../api/edited-form.ts';
import { bodyResolver } from '../api/contract-resolver.ts';
import { readAnew } from '../api/queries.ts';
import { useCallForm } from '../api/use-call-form.ts';
import { useSession } from '../session/session.ts';
import { useTitleMarks } from '../browser/title.ts';
import { ErrorList } from '../ui/ErrorList.tsx';
import { PermissionBoxes } from './PermissionBoxes.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { TextField } from '../ui/TextField.tsx';
import { UnsavedChanges } from '../ui/UnsavedChanges.tsx';

interface EditedValues {
  portalId: string;
  fullName: string;
  emailAddress: string;
  accessLevel: Boxes;
  seen: number;
}

const resolver = bodyResolver(EditedUser, ({ accessLevel, ...values }: EditedValues) => ({
  ...values,
  accessLevel: maskOfBoxes(accessLevel),
}));

/** The permissions of one user of the organisation. Name and e-mail address are shown; for an administrator nothing can be changed. */
export function EditUserForm({ user }: { user: UserRow }) {
  const id = useId();
  const { permissions: own, isSupportView, userInfo } = useSession();
  const { mask, onChange, error, errors, hasError, isUnsaved, isPending, submit, leave } = useEditUser(user);
  const fixedReason = whyFixedForOrganisation(
    { portalId: userInfo?.portalId ?? '', isSupportView },
    { portalId: user.portalId, isAdministrator: holds(user.permissions, bits.user_management) },
  );
  const fixedBy = fixedReason === null ? undefined : id;
  const changes = permissionEdits(user.permissions, mask);
  const boxes = { mask, onChange, whyFixed: (bit: number) => whyPermissionIsFixed(bit, own), fixedBy };
  useTitleMarks({ hasError });
  return (
    <form noValidate onSubmit={submit} className="card flex flex-col gap-5">
      {fixedReason !== null && <ReadOnlyNotice id={id} reason={fixedReason} />}
      <ErrorList errors={errors} />
      <div className="grid max-w-240 gap-5 md:grid-cols-2">
        <TextField label={text.columns.name} name="fullName" disabled value={user.display} onChange={() => undefined} />
        <TextField label={text.columns.email} name="emailAddress" disabled value={user.emailAddress} onChange={() => undefined} />
      </div>
      <RoleChoice mask={mask} own={own} onChange={onChange} fixedBy={fixedBy} />
      <PermissionBoxes {...boxes} name="administrator" legend={text.access} bits={[bits.user_management]} />
      {fixedReason === null && holds(mask, bits.user_management) && <p className="text-text-2">{text.makesAdministrator}</p>}
      <PermissionBoxes {...boxes} name="accessLevel" legend={text.services} bits={serviceBits} error={error} />
      <SaveOrRemove user={user} changes={changes} isSaving={isPending} fixedBy={{ save: fixedBy, remove: fixedBy }} onRemoved={leave} />
      <UnsavedChanges isUnsaved={isUnsaved} />
    </form>
  );
}

function useEditUser({ portalId, display, emailAddress, permissions }: UserRow) {
  const values: EditedValues = { portalId, fullName: display, emailAddress, accessLevel: boxesOf(permissions), seen: permissions };
  const navigate = useNavigate();
  const leave = () => void navigate({ to: '/users', ignoreBlocker: true });
  const form = useCallForm(editUser, {
    resolver,
    ...edited(values),
    input: (body) => ({ body }),
    refreshes: userReads,
    onDone: leave,
    // Another user may have changed this one: untouched boxes follow.
    onRefused: () => readAnew(...userReads),
  });
  const { control, formState, setValue } = form;
  const mask = maskOfBoxes(useWatch({ control, name: 'accessLevel' }));
  const onChange = (next: number) => {
    for (const [field, isTicked] of changedBoxes(mask, next)) setValue(field, isTicked, { shouldDirty: true });
  };
  const error = formState.errors.accessLevel?.message;
  return { ...form, mask, onChange, error, isUnsaved: formState.isDirty, leave };
}
