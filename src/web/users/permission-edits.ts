import { permissionsIn } from '../../shared/base/permissions.ts';
import { permissionLabels } from '../session/permission-labels.text.ts';
import { usersText } from './users.text.tsx';

/** The changes that saving would make to a user's permissions: "adds Reports", "removes Downloads, Billing": at most one of each. */
export function permissionEdits(before: number, after: number): string[] {
  const { adds, removes } = usersText.save;
  const labels = (mask: number) => permissionLabels(permissionsIn(mask)).join(', ');
  const [added, removed] = [labels(after & ~before), labels(before & ~after)];
  return [...(added === '' ? [] : [adds(added)]), ...(removed === '' ? [] : [removes(removed)])];
}
