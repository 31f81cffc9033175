import { useParams } from '@tanstack/react-router';
import { organisationDetail } from '../../shared/organisations/organisations.ts';
import { listUsersByAccount } from '../../shared/users/users.ts';
import { CallError } from '../api/call.ts';
import { useReply } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { OrganisationCountry } from '../organisations/OrganisationCountry.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { DelayedSpinner } from '../ui/DelayedSpinner.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { AdminUserTable } from '../users/AdminUserTable.tsx';
import { OrganisationEntitlements } from '../entitlements/OrganisationEntitlements.tsx';
import { OrganisationFacts } from '../organisations/OrganisationFacts.tsx';
import { NewestBatches, OpenInvitations, OpenTickets } from '../organisations/OrganisationLists.tsx';
import { organisationListText } from '../organisations/organisation-list.text.ts';
import { organisationText } from '../organisations/organisation.text.tsx';
import { SignInPolicyCard } from '../organisations/SignInPolicy.tsx';
import { SingleSignOnCard } from '../single-sign-on/SingleSignOn.tsx';

const texts = organisationText.page;

/** One organisation: what is going on in it, and what staff can do with it. */
export function OrganisationPage() {
  const { id } = useParams({ from: '/admin/organisation/$id' });
  const { data, error, refetch } = useReply(
    organisationDetail,
    { query: { account: id } },
    { select: ({ message }) => message, refetchOnMount: 'always' },
  );
  const isUnknown = error instanceof CallError && (error.status === 404 || error.status === 400);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <BackLink to="/admin">{texts.back}</BackLink>
      <h1 className="text-h1 font-semibold wrap-anywhere">{data?.name ?? texts.title}</h1>
      {isUnknown && <p className="card">{texts.unknown}</p>}
      {error !== null && !isUnknown && <LoadFailure errors={failureContent(error)} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <DelayedSpinner />}
      {data && (
        <>
          <OrganisationFacts organisation={data} />
          <OrganisationEntitlements organisation={data} />
          <OrganisationCountry key={id} account={data.userId} homeCountry={data.homeCountry} />
          <OpenInvitations people={data.invitations} />
          <Users account={id} isClosed={data.closedAt !== null} />
          <OpenTickets account={data.userId} />
          <NewestBatches batches={data.batches} />
          <SingleSignOnCard organisation={data} />
          <SignInPolicyCard account={data.userId} />
        </>
      )}
    </div>
  );
}

function Users({ account, isClosed }: { account: string; isClosed: boolean }) {
  const { data, error, refetch } = useReply(listUsersByAccount, { query: { account } });
  if (data)
    return (
      <AdminUserTable
        account={Number(account)}
        rows={data.message}
        emptyText={data.message.length > 0 ? undefined : texts.noUsers}
        closedText={isClosed ? organisationListText.closed : undefined}
      />
    );
  return error === null ? <DelayedSpinner /> : <LoadFailure errors={failureContent(error)} onRetry={() => void refetch()} />;
}
