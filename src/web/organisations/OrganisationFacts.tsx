import type { ReactNode } from 'react';
import type { OrganisationDetail } from '../../shared/organisations/organisations.ts';
import { useConfig } from '../api/public-config.ts';
import { formatCount } from '../locale/current-locale.ts';
import { startSupportView } from '../session/support-view.ts';
import { Button } from '../ui/Button.tsx';
import { Facts } from '../ui/Facts.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CloseOrganisation } from './CloseOrganisation.tsx';
import { formatState } from './organisation-columns.tsx';
import { organisationText, organisationListText } from './organisations.text.tsx';
import { RenameOrganisation } from './RenameOrganisation.tsx';
import { ReopenOrganisation } from './ReopenOrganisation.tsx';
import { useWhyNotImpersonate } from './use-organisations.ts';

const texts = organisationText.page;

/** The main facts of an organisation in a few lines, and its actions. */
export function OrganisationFacts({ organisation }: { organisation: OrganisationDetail }) {
  const { userId, addedAt, lastActivity, queries, closedAt } = organisation;
  const { platformAccountId } = useConfig();
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [
      texts.account,
      <span key="account" className="mono">
        {userId}
      </span>,
    ],
    [texts.added, addedAt.slice(0, 'YYYY-MM-DD'.length)],
    [texts.state, formatState(organisation)],
    [texts.lastActivity, lastActivity ?? organisationListText.noActivity],
    [texts.queries, formatCount(queries)],
  ];
  return (
    <section aria-label={texts.facts} className="card flex flex-col gap-4">
      <Facts facts={facts} />
      <div className="flex flex-wrap items-center gap-3">
        <Impersonate organisation={organisation} />
        {closedAt === null && (
          <ButtonLink to="/admin/add" search={{ account: String(userId) }}>
            {texts.addUser}
          </ButtonLink>
        )}
        <RenameOrganisation organisation={organisation} />
        {closedAt !== null && <ReopenOrganisation organisation={organisation} />}
        {closedAt === null && userId !== platformAccountId && <CloseOrganisation organisation={organisation} />}
      </div>
    </section>
  );
}

/** The button names the user; it is missing if the view is not possible. */
function Impersonate({ organisation }: { organisation: OrganisationDetail }) {
  const whyNot = useWhyNotImpersonate();
  const { firstUser } = organisation;
  if (firstUser === null || whyNot(organisation) !== null) return null;
  return (
    <Button variant="secondary" onClick={() => void startSupportView(firstUser.emailAddress)}>
      {texts.impersonate(firstUser.display)}
    </Button>
  );
}
