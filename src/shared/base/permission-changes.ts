/** Changes of a user's permissions in words: on the form before saving, and in the audit log. */
import { permissionsIn } from './permissions.ts';

/** Returns "adds Reports", "removes Downloads, Billing": at most one of each. */
export function permissionChanges(before: number, after: number): string[] {
  const labels = (mask: number) => permissionsIn(mask).map(({ label }) => label);
  const [added, removed] = [labels(after & ~before), labels(before & ~after)];
  return [...(added.length > 0 ? [`adds ${added.join(', ')}`] : []), ...(removed.length > 0 ? [`removes ${removed.join(', ')}`] : [])];
}

export function formatChanges(changes: readonly string[]): string {
  return changes.length === 0 ? 'no change' : changes.join('; ');
}
