import { permissions, type PermissionName } from '../../shared/base/permissions.ts';
import { catalogue } from '../locale/catalogue.ts';

export const permissionText = catalogue('permissionText', {
  // The keys are the names of the table.
  labels: Object.fromEntries(permissions.map(({ name, label }) => [name, label])) as Record<PermissionName, string>,
});

/** The labels of these permissions on screens. */
export function permissionLabels(listed: readonly { name: PermissionName }[]): string[] {
  return listed.map(({ name }) => permissionText.labels[name]);
}
