import { useCallback } from 'react';
import { auditLog } from '../../shared/audit/audit.ts';
import { organisationDetail, organisationList, type OrganisationRow } from '../../shared/organisations/organisations.ts';
import { listOrganisations } from '../../shared/users/users.ts';
import { useConfig } from '../api/public-config.ts';
import { useSession } from '../session/session.ts';
import { whyNotImpersonate } from '../support-view/impersonation.ts';
import { organisationListText as texts } from './organisations.text.tsx';

/** Lists that show organisations: reloaded after one was added or changed. */
export const organisationReads = [organisationList, organisationDetail, listOrganisations, auditLog];

/** Answers why staff cannot see the portal as the first user of an organisation; null if they can. */
export function useWhyNotImpersonate(): (row: OrganisationRow) => string | null {
  const { isSupportView } = useSession();
  const { platformAccountId } = useConfig();
  return useCallback(
    ({ userId, closedAt, firstUser }) => {
      if (closedAt !== null) return texts.closed;
      const isStaff = userId === platformAccountId;
      return firstUser === null && !isStaff ? texts.nobodyYet : whyNotImpersonate({ isSupportView, isStaff, isActive: true });
    },
    [isSupportView, platformAccountId],
  );
}
