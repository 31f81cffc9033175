import { reads } from '../api/reads.ts';

/** Lists that show users: reloaded after one was added, edited, invited again or removed. */
export const userReads = [reads.listUsers, reads.listUsersByAccount, reads.organisationList, reads.organisationDetail, reads.auditLog];
