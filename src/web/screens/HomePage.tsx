import { bits } from '../../shared/base/permissions.ts';
import { accountFactsText } from '../account/account.text.ts';
import { CommandBox } from '../command-box/CommandBox.tsx';
import type { AccountSection } from '../navigation/account-sections.ts';
import { sidebarFor, tilesFor } from '../navigation/menu-items.ts';
import { usePermission, useSession } from '../session/session.ts';
import { NavigationCard } from '../ui/NavigationCard.tsx';
import { PortalLink } from '../ui/PortalLink.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { AccountPart } from '../home/AccountPart.tsx';
import { BatchesPart } from '../home/BatchesPart.tsx';
import { DataInUse } from '../home/DataInUse.tsx';
import { EntitlementsPart } from '../home/EntitlementsPart.tsx';
import { HomeSection } from '../home/HomeSection.tsx';
import { homeText } from '../home/home.text.tsx';
import { NewsPart } from '../home/NewsPart.tsx';
import { ServicesLine } from '../home/ServicesLine.tsx';
import { FailedBatchesPart, InvitationsPart, OrganisationsPart, TicketsPart } from '../home/StaffParts.tsx';
import { UsagePart } from '../home/UsagePart.tsx';
import { Welcome } from '../home/Welcome.tsx';
import { useHomePart } from '../api/use-home-part.ts';

/** The specification's tiles first; below them the current activity, for customers and for staff. */
export function HomePage() {
  const session = useSession();
  if (session.userInfo === null) return <Spinner />;
  const tiles = tilesFor(session);
  const isEmptyAccount = tiles.length === 0 && sidebarFor(session).items.length === 1;
  return (
    <>
      <Welcome />
      {isEmptyAccount && <NoAccess organisation={session.userInfo.organisation} />}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {tiles.map(({ title, text, path }) => (
          <li key={path}>
            <NavigationCard to={path} title={title} text={text} />
          </li>
        ))}
      </ul>
      {!isEmptyAccount && (
        <div className="mt-8 max-w-160">
          <CommandBox isInline />
        </div>
      )}
      <Parts />
      <DataInUse />
    </>
  );
}

/** Two columns of independent parts, so that a growing one moves nothing beside it. */
function Parts() {
  const { isStaff } = useSession();
  const mayQuery = usePermission(bits.test_and_diagnostics);
  const mayReport = usePermission(bits.reports);
  const isProvider = usePermission(bits.user_management) && isStaff;
  return (
    <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-8">
        {isProvider && <OrganisationsPart />}
        {isProvider && <TicketsPart />}
        {!isProvider && mayReport && <UsagePart />}
        <EntitlementsPart />
        {!isProvider && mayQuery && <BatchesPart />}
        <AccountPart />
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        {isProvider && <FailedBatchesPart />}
        {isProvider && <InvitationsPart />}
        <NewsPart />
        <HomeSection title={homeText.services.title}>
          <ServicesLine />
        </HomeSection>
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
