import { bits } from '../../shared/base/permissions.ts';
import { accountFactsText } from '../account/account.text.ts';
import { useHomePart } from '../api/use-home-part.ts';
import type { AccountSection } from '../navigation/account-sections.ts';
import { PortalLink } from '../ui/PortalLink.tsx';
import { BatchesPart } from '../home/BatchesPart.tsx';
import { EntitlementsPart } from '../home/EntitlementsPart.tsx';
import { homeText } from '../home/home.text.tsx';
import { NewsPart } from '../home/NewsPart.tsx';
import { ServicesPart } from '../home/ServicesPart.tsx';
import { FailedBatchesPart, InvitationsPart, OrganisationsPart, TicketsPart } from '../home/StaffParts.tsx';
import { UsagePart } from '../home/UsagePart.tsx';
import { Welcome } from '../home/Welcome.tsx';
import { sidebarFor, type Tile, tilesFor } from '../navigation/menu-items.ts';
import { usePermission, useSession } from '../session/session.ts';
import { StartQuery } from '../single-query/StartQuery.tsx';
import { NavigationCard } from '../ui/NavigationCard.tsx';
import { Spinner } from '../ui/Spinner.tsx';

/** The number field first, the specification's tiles in a row below it, then the current activity, for customers and for staff. */
export function HomePage() {
  const session = useSession();
  const mayQuery = usePermission(bits.test_and_diagnostics);
  const maySearch = usePermission(bits.gnr_search);
  if (session.userInfo === null) return <Spinner />;
  const tiles = tilesFor(session);
  const isEmptyAccount = tiles.length === 0 && sidebarFor(session).items.length === 1;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Welcome />
      {isEmptyAccount && <NoAccess organisation={session.userInfo.organisation} />}
      {(mayQuery || maySearch) && <StartQuery />}
      {tiles.length > 0 && <Tiles tiles={tiles} />}
      <Parts />
    </div>
  );
}

function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-card border border-border bg-border sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {tiles.map(({ title, text, path }) => (
        <li key={path} className="sm:max-lg:last:odd:col-span-2">
          <NavigationCard to={path} title={title} text={text} />
        </li>
      ))}
    </ul>
  );
}

/** Two columns of independent parts, so that a growing one moves nothing beside it. */
function Parts() {
  const { isStaff } = useSession();
  const mayQuery = usePermission(bits.test_and_diagnostics);
  const mayReport = usePermission(bits.reports);
  const isProvider = usePermission(bits.user_management) && isStaff;
  return (
    <div className="mt-2 grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-8 empty:hidden">
        {isProvider && <OrganisationsPart />}
        {isProvider && <TicketsPart />}
        {!isProvider && mayReport && <UsagePart />}
        <EntitlementsPart />
        {!isProvider && mayQuery && <BatchesPart />}
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        {isProvider && <FailedBatchesPart />}
        {isProvider && <InvitationsPart />}
        <NewsPart />
        <ServicesPart />
      </div>
    </div>
  );
}

function NoAccess({ organisation }: { organisation: string }) {
  const { isStaff, isSupportView } = useSession();
  const { data } = useHomePart('account');
  const text = homeText.noAccess;
  const isNamed = data && data.administrators.length > 0;
  return (
    <div className="card max-w-160">
      <h2 className="mb-2 text-h2 font-semibold">{text.title}</h2>
      <p className="text-text-2">
        {isNamed ? text.askNamed(accountFactsText.andMore(data.administrators, data.moreAdministrators)) : text.ask(organisation)}
      </p>
      {isNamed && !isStaff && !isSupportView && (
        <PortalLink to={`/account#${'more-access' satisfies AccountSection}`} className="link mt-2 inline-block min-h-6">
          {text.request}
        </PortalLink>
      )}
    </div>
  );
}
