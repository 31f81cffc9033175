/** Reasons why this editor cannot change a permission box, or any of them. The server decides the same; the form says it beforehand. */
import { holds, permissions } from '../../shared/base/permissions.ts';
import { permissionLabels } from '../session/permission-labels.text.ts';
import { supportViewReason } from '../ui/ReadOnlyNotice.tsx';
import { usersText } from './users.text.tsx';

const { fixed: text } = usersText;

/** All bits except the administrator's, in order: the services of the user forms. */
export const serviceBits: readonly number[] = permissions.filter(({ name }) => name !== 'user_management').map(({ bit }) => bit);

/** Says why a permission is fixed: a user can grant only permissions they hold themselves (specification, section 6). */
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

/** The reason in an organisation's own Users area, which does not edit administrators; null if there is none. */
export function whyFixedForOrganisation(editor: Editor, edited: Edited): string | null {
  if (editor.isSupportView) return supportViewReason;
  if (edited.portalId === editor.portalId) return text.ownPermissions;
  return edited.isAdministrator ? text.administrator : null;
}

/** The reason in the platform's Admin area, which closes only the editor's own account; null if there is none. */
export function whyFixedForStaff(editor: Editor, edited: { portalId: string }): string | null {
  if (editor.isSupportView) return supportViewReason;
  if (edited.portalId !== editor.portalId) return null;
  return text.ownAccount;
}
