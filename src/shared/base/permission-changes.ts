/** What an edit of a user changes, in words: on the form before it is saved, and in the audit log after. */
import { permissionsIn } from './permissions.ts';

/** "adds Reports", "removes Downloads, Billing": at most one of each. */
export function permissionChanges(before: number, after: number): string[] {
  const labels = (mask: number) => permissionsIn(mask).map(({ label }) => label);
  const [added, removed] = [labels(after & ~before), labels(before & ~after)];
  return [...(added.length > 0 ? [`adds ${added.join(', ')}`] : []), ...(removed.length > 0 ? [`removes ${removed.join(', ')}`] : [])];
}

export function formatChanges(changes: readonly string[]): string {
  return changes.length === 0 ? 'no change' : changes.join('; ');
}
