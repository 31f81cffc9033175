import { useParams } from '@tanstack/react-router';
import { organisationDetail } from '../../shared/organisations/organisations.ts';
import { listUsersByAccount } from '../../shared/users/users.ts';
import { useReply } from '../api/queries.ts';
import { OrganisationCountry } from '../organisations/OrganisationCountry.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { Loaded } from '../api/Loaded.tsx';
import { organisationsSearch } from '../users/admin-search.ts';
import { AdminUserTable } from '../users/AdminUserTable.tsx';
import { OrganisationEntitlements } from '../entitlements/OrganisationEntitlements.tsx';
import { OrganisationFacts } from '../organisations/OrganisationFacts.tsx';
import { NewestBatches, OpenInvitations, OpenTickets } from '../organisations/OrganisationLists.tsx';
import { organisationListText, organisationText } from '../organisations/organisations.text.tsx';
import { SignInPolicyCard } from '../organisations/SignInPolicy.tsx';
import { SingleSignOnCard } from '../single-sign-on/SingleSignOn.tsx';
import { Page } from '../ui/Page.tsx';

const texts = organisationText.page;

/** One organisation: its activity, and the actions of staff. */
export function OrganisationPage() {
  const { id } = useParams({ from: '/admin/organisation/$id' });
  const reply = useReply(organisationDetail, { query: { account: id } }, { select: ({ message }) => message, refetchOnMount: 'always' });
  return (
    <Page
      back={
        <BackLink to="/admin" search={organisationsSearch}>
          {texts.back}
        </BackLink>
      }
      title={reply.data?.name ?? texts.title}
    >
      <Loaded reply={reply} missing={<p className="card">{texts.unknown}</p>}>
        {(organisation) => (
          <>
            <OrganisationFacts organisation={organisation} />
            <OrganisationEntitlements organisation={organisation} />
            <OrganisationCountry key={id} account={organisation.userId} homeCountry={organisation.homeCountry} />
            <OpenInvitations people={organisation.invitations} />
            <Users account={id} isClosed={organisation.closedAt !== null} />
            <OpenTickets account={organisation.userId} />
            <NewestBatches batches={organisation.batches} />
            <SingleSignOnCard organisation={organisation} />
            <SignInPolicyCard account={organisation.userId} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Users({ account, isClosed }: { account: string; isClosed: boolean }) {
  const reply = useReply(listUsersByAccount, { query: { account } });
  return (
    <Loaded reply={reply}>
      {({ message }) => (
        <AdminUserTable
          account={Number(account)}
          rows={message}
          emptyText={texts.noUsers}
          closedText={isClosed ? organisationListText.closed : undefined}
        />
      )}
    </Loaded>
  );
}
