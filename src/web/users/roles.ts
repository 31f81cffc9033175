/** Roles of the user forms: named sets of permissions that tick boxes. Nothing stores them. */
import { bits, maskOf } from '../../shared/base/permissions.ts';

export const roles = ['analyst', 'engineer', 'viewer', 'administrator'] as const;
export type Role = (typeof roles)[number];

const everyBit = Object.values(bits);

/** Bits of each role; an administrator gets all. */
const bitsOf: Record<Role, readonly number[]> = {
  analyst: [bits.my_documents, bits.downloads, bits.test_and_diagnostics, bits.reports, bits.gnr_search, bits.batch_query],
  engineer: [bits.contact, bits.downloads, bits.test_and_diagnostics, bits.gnr_search, bits.gnr_download, bits.batch_query],
  viewer: [bits.downloads, bits.reports, bits.gnr_search],
  administrator: everyBit,
};

/** Returns the mask with the role's permissions. Those that the giver lacks stay as they are, because their boxes are fixed. */
export function maskWithRole(role: Role, before: number, own: number): number {
  return (maskOf(bitsOf[role]) & own) | (before & ~own);
}
