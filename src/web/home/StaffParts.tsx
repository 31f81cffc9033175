import { currentConfig } from '../api/public-config.ts';
import { useState } from 'react';
import { organisationList, type OrganisationRow } from '../../shared/organisations/organisations.ts';
import { listTicketsByAccount, type TicketRow } from '../../shared/tickets/tickets.ts';
import { shownTime } from '../ui/shown-time.ts';
import { useConfig } from '../api/public-config.ts';
import { useReply } from '../api/queries.ts';
import { startSupportView } from '../session/support-view.ts';
import { Button } from '../ui/Button.tsx';
import { ScreenLink } from '../ui/ScreenLink.tsx';
import { Loaded } from '../api/Loaded.tsx';
import { Facts } from '../ui/Facts.tsx';
import { HomeSection, Lines } from './HomeSection.tsx';
import { homeText } from './home.text.tsx';
import { activeFirst, agesOf } from './staff-lists.ts';
import { useHomePart } from '../api/use-home-part.ts';

const text = homeText.staff;
const quiet = { background: true, isHelp: true } as const;

/** The most recently active customers, each with a button that opens a support view of its first user. */
export function OrganisationsPart() {
  const { platformAccountId } = useConfig();
  const organisations = useReply(organisationList, {}, quiet);
  return (
    <HomeSection
      title={text.organisations}
      more={
        <ScreenLink to="/admin" search={{ tab: 'organisations' }} className="link">
          {text.allOrganisations}
        </ScreenLink>
      }
    >
      <Loaded reply={organisations}>
        {({ message }) => {
          const rows = activeFirst(message, platformAccountId);
          if (rows.length === 0) return <p className="text-text-2">{text.noOrganisations}</p>;
          return <Lines items={rows.map((row) => ({ key: String(row.userId), content: <Organisation row={row} /> }))} />;
        }}
      </Loaded>
    </HomeSection>
  );
}

function Organisation({ row: { userId, name, lastActivity, firstUser } }: { row: OrganisationRow }) {
  return (
    <>
      <span className="flex min-w-0 flex-col">
        <ScreenLink to="/admin/organisation/$id" params={{ id: String(userId) }} className="link">
          {name}
        </ScreenLink>
        <span className="text-small text-text-2">{lastActivity === null ? text.noActivity : text.lastActivity(lastActivity)}</span>
      </span>
      {firstUser && (
        <Button variant="secondary" size="small" onClick={() => void startSupportView(firstUser.emailAddress)}>
          {text.seeAs(firstUser.display)}
        </Button>
      )}
    </>
  );
}

/** The ages of the tickets that are not closed, and the oldest of them. */
export function TicketsPart() {
  const tickets = useReply(listTicketsByAccount, {}, quiet);
  return (
    <HomeSection
      title={text.tickets}
      more={
        <ScreenLink to="/admin" search={{ tab: 'tickets' }} className="link">
          {text.allTickets}
        </ScreenLink>
      }
    >
      <Loaded reply={tickets}>
        {({ message }) => (message.length === 0 ? <p className="text-text-2">{text.noTickets}</p> : <Tickets tickets={message} />)}
      </Loaded>
    </HomeSection>
  );
}

function Tickets({ tickets }: { tickets: readonly TicketRow[] }) {
  const [now] = useState(() => new Date());
  const { older, week, today, oldest } = agesOf(tickets, now);
  const items = oldest.map(({ ticketId, ticketSubject, organisation, days }) => ({
    key: ticketId,
    content: (
      <>
        <span className="min-w-0">
          <ScreenLink to="/admin/ticket/$id" params={{ id: ticketId }} className="link">
            {ticketId}
          </ScreenLink>{' '}
          <bdi>{ticketSubject}</bdi>
        </span>
        <span className="text-small text-text-2">
          {organisation}, {text.ticketAge(days)}
        </span>
      </>
    ),
  }));
  return (
    <>
      <Facts
        facts={[
          [text.older, older],
          [text.week, week],
          [text.today, today],
        ]}
      />
      <h3 className="text-h3 font-semibold">{text.oldest}</h3>
      <Lines items={items} />
    </>
  );
}

/** Failed batches of all organisations. */
export function FailedBatchesPart() {
  return (
    <HomeSection title={text.failedBatches}>
      <Loaded reply={useHomePart('provider')}>
        {(provider) => {
          if (!provider || provider.failedBatches.count === 0)
            return <p className="text-text-2">{text.noFailedBatches(currentConfig().batchesKeptDays)}</p>;
          const { newest, count } = provider.failedBatches;
          const items = newest.map(({ id, fileName, userId, organisation, failedAt }) => ({
            key: id,
            content: <OfOrganisation {...{ userId, organisation }} what={fileName} state={shownTime(failedAt)} />,
          }));
          return <ListWithRest items={items} count={count} />;
        }}
      </Loaded>
    </HomeSection>
  );
}

/** Invited people who have not come yet. */
export function InvitationsPart() {
  return (
    <HomeSection title={text.invitations}>
      <Loaded reply={useHomePart('provider')}>
        {(provider) => {
          if (!provider || provider.invitations.count === 0) return <p className="text-text-2">{text.noInvitations}</p>;
          const { newest, count } = provider.invitations;
          const items = newest.map(({ portalId, display, userId, organisation, worksUntil }) => ({
            key: portalId,
            content: (
              <OfOrganisation
                {...{ userId, organisation }}
                what={display}
                state={worksUntil === null ? text.linkOver : text.worksUntil(shownTime(worksUntil))}
              />
            ),
          }));
          return <ListWithRest items={items} count={count} />;
        }}
      </Loaded>
    </HomeSection>
  );
}

function OfOrganisation({ userId, organisation, what, state }: { userId: number; organisation: string; what: string; state: string }) {
  return (
    <>
      <span className="min-w-0">
        <bdi>{what}</bdi>,{' '}
        <ScreenLink to="/admin/organisation/$id" params={{ id: String(userId) }} className="link">
          {organisation}
        </ScreenLink>
      </span>
      <span className="text-small text-text-2">{state}</span>
    </>
  );
}

function ListWithRest({ items, count }: { items: Parameters<typeof Lines>[0]['items']; count: number }) {
  return (
    <>
      <Lines items={items} />
      {count > items.length && <p className="text-small text-text-2">{text.further(count - items.length)}</p>}
    </>
  );
}
