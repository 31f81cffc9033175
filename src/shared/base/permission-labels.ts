import { type PermissionName, permissions } from './permissions.ts';

/** Returns the English names of permissions, in the order of their bits: "Reports, Billing". */
export function labelsOf(names: readonly PermissionName[]): string {
  return permissions
    .filter(({ name }) => names.includes(name))
    .map(({ label }) => label)
    .join(', ');
}
