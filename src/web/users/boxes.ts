/** Boxes of permissions, each a field of its own in a form, so that fresh data reaches the untouched ones. */
import { holds, maskOf, type PermissionName, permissions, permissionsIn } from '../../shared/base/permissions.ts';

export type Boxes = Record<PermissionName, boolean>;

export function boxesOf(mask: number): Boxes {
  // `fromEntries` forgets the names of the entries.
  return Object.fromEntries(permissions.map(({ name, bit }) => [name, holds(mask, bit)])) as Boxes;
}

export function maskOfBoxes(boxes: Boxes): number {
  return maskOf(permissions.flatMap(({ name, bit }) => (boxes[name] ? [bit] : [])));
}

/** The boxes that differ between two masks, by their fields in a form, each with true if it is ticked in the second one. */
export function changedBoxes(before: number, after: number): (readonly [field: `accessLevel.${PermissionName}`, isTicked: boolean])[] {
  return permissionsIn(before ^ after).map(({ name, bit }) => [`accessLevel.${name}`, holds(after, bit)] as const);
}
