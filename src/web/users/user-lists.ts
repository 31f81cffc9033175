/** The two lists of portal users: one organisation's own, and any organisation's for staff. */
import { auditLog } from '../../shared/audit/audit.ts';
import { organisationDetail, organisationList } from '../../shared/organisations/organisations.ts';
import { listUsers, listUsersByAccount } from '../../shared/users/users.ts';
import { readAnew } from '../api/queries.ts';

/** After a user was added, edited, invited again or removed: what is kept of the lists is old. */
export function refreshUserLists() {
  readAnew(listUsers, listUsersByAccount, organisationList, organisationDetail, auditLog);
}
