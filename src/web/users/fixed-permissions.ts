/** Why a permission box, or all of them, cannot be changed by this editor. The server decides the same; here it is said beforehand. */
import { holds, permissions } from '../../shared/base/permissions.ts';
import { permissionLabels } from '../session/permission-labels.text.ts';
import { supportViewReason } from '../ui/ReadOnlyNotice.tsx';
import { usersText } from './users.text.tsx';

const { fixed: text } = usersText;

/** Every bit but the administrator's, in order: the services of the user forms. */
export const serviceBits: readonly number[] = permissions.filter(({ name }) => name !== 'user_management').map(({ bit }) => bit);

/** A user can grant only permissions they hold themselves (specification, section 6). */
export function whyPermissionIsFixed(bit: number, editorMask: number): string | null {
  if (holds(editorMask, bit)) return null;
  return text.notHeld(permissionLabels(permissions.filter((permission) => permission.bit === bit)).join());
}

interface Editor {
  portalId: string;
  isSupportView: boolean;
}

interface Edited {
  portalId: string;
  isAdministrator: boolean;
}

/** In an organisation's own Users area, where administrators are not edited. */
export function whyFixedForOrganisation(editor: Editor, edited: Edited): string | null {
  if (editor.isSupportView) return supportViewReason;
  if (edited.portalId === editor.portalId) return text.ownPermissions;
  return edited.isAdministrator ? text.administrator : null;
}

/** In the platform's Admin area, where only one's own account is closed. */
export function whyFixedForStaff(editor: Editor, edited: { portalId: string }): string | null {
  if (editor.isSupportView) return supportViewReason;
  if (edited.portalId !== editor.portalId) return null;
  return text.ownAccount;
}
