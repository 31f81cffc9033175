/** The two lists of portal users: one organisation's own, and any organisation's for staff. */
import { readAnew } from '../api/queries.ts';
import { reads } from '../api/reads.ts';

/** After a user was added, edited, invited again or removed: what is kept of the lists is old. */
export function refreshUserLists() {
  readAnew(reads.listUsers, reads.listUsersByAccount, reads.organisationList, reads.organisationDetail, reads.auditLog);
}
