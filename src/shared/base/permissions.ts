/** The permissions of a portal user (specification, section 6). A permission at index n is held if bit n of the mask is 1. */

/** Permissions in the order of the user forms' mask: `bit` is the index, `name` the platform admin area's word, `label` the text on screens. */
export const permissions = [
  { bit: 0, name: 'my_documents', label: 'My Documents' },
  { bit: 1, name: 'contact', label: 'Contact us' },
  { bit: 2, name: 'downloads', label: 'Downloads' },
  { bit: 3, name: 'test_and_diagnostics', label: 'Test and Diagnostics' },
  { bit: 4, name: 'reports', label: 'Reports' },
  { bit: 5, name: 'billing', label: 'Billing' },
  { bit: 6, name: 'user_management', label: 'Administrator' },
  { bit: 7, name: 'gnr_search', label: 'GNR Search' },
  { bit: 8, name: 'gnr_download', label: 'GNR Download' },
  { bit: 9, name: 'batch_query', label: 'Batch Query' },
] as const;

export type PermissionName = (typeof permissions)[number]['name'];

/** Bit index by name, so that code can say `bits.reports` instead of 4. */
export const bits = Object.fromEntries(permissions.map(({ name, bit }) => [name, bit])) as Record<PermissionName, number>;

/** Mask with every permission. */
export const everyPermission = 2 ** permissions.length - 1;

/** Returns true if `mask` holds the permission at index `bit`; false for bits without a permission. */
export function holds(mask: number, bit: number): boolean {
  return bit >= 0 && bit < permissions.length && (mask & (1 << bit)) !== 0;
}

/** Returns the sum of 2^index over the ticked permissions. */
export function maskOf(ticked: readonly number[]): number {
  return ticked.reduce((mask, bit) => mask | (1 << bit), 0);
}

/** Returns the permissions in `mask`, in the order of their bits. */
export function permissionsIn(mask: number) {
  return permissions.filter(({ bit }) => holds(mask, bit));
}
