/** Activity of an organisation, in short lists that link on. */
import { currentConfig } from '../api/public-config.ts';
import type { ReactNode } from 'react';
import type { OrganisationDetail } from '../../shared/organisations/organisations.ts';
import { listTicketsByAccount, type TicketRow } from '../../shared/tickets/tickets.ts';
import { shownTime } from '../ui/shown-time.ts';
import { useReply } from '../api/queries.ts';
import { InvitationState } from '../users/InvitationState.tsx';
import { TicketState } from '../tickets/TicketState.tsx';
import { Loaded } from '../api/Loaded.tsx';
import { ScreenLink } from '../ui/ScreenLink.tsx';
import { ticketsSearch } from './organisation-columns.tsx';
import { organisationText } from './organisations.text.tsx';

const texts = organisationText.page;

interface ShortListProps {
  title: string;
  /** Each with a key of its own. */
  items: readonly { readonly key: string; readonly content: ReactNode }[];
  /** The text of an empty list. */
  empty: string;
  /** The link to more. */
  more?: ReactNode;
}

function ShortList({ title, items, empty, more }: ShortListProps) {
  return (
    <section aria-label={title} className="card flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-h3 font-semibold">{title}</h2>
        {more}
      </div>
      {items.length === 0 ? (
        <p className="text-text-2">{empty}</p>
      ) : (
        <ul className="divide-y divide-border">
          {items.map(({ key, content }) => (
            <li key={key} className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 py-2 wrap-anywhere">
              {content}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Lists the open invitations; nothing if there is none. */
export function OpenInvitations({ people }: { people: OrganisationDetail['invitations'] }) {
  if (people.length === 0) return null;
  const items = people.map(({ portalId, display, emailAddress, worksUntil }) => ({
    key: portalId,
    content: (
      <>
        <span className="font-medium">{display}</span>
        <span>{emailAddress}</span>
        <span className="text-text-2">{worksUntil === null ? texts.linkIsOver : texts.worksUntil(shownTime(worksUntil))}</span>
        <InvitationState portalId={portalId} person={display} />
      </>
    ),
  }));
  return <ShortList title={texts.invitations} items={items} empty="" />;
}

export function NewestBatches({ batches }: { batches: OrganisationDetail['batches'] }) {
  const items = batches.map(({ id, fileName, createdAt, services, records, state }) => ({
    key: id,
    content: (
      <>
        <span className="font-medium">{fileName}</span>
        <time dateTime={createdAt} className="mono">
          {shownTime(createdAt)}
        </time>
        <span>{services.join(', ')}</span>
        <span>{texts.records(records)}</span>
        <span className="text-text-2">{texts.batchStates[state]}</span>
      </>
    ),
  }));
  return <ShortList title={texts.batches} items={items} empty={texts.noBatches(currentConfig().batchesKeptDays)} />;
}

export function OpenTickets({ account }: { account: number }) {
  const reply = useReply(listTicketsByAccount, { query: { account: String(account) } });
  const itemOf = ({ ticketId, ticketSubject, state, openedAt }: TicketRow) => ({
    key: ticketId,
    content: (
      <>
        <ScreenLink to="/admin/ticket/$id" params={{ id: ticketId }} className="link mono">
          {ticketId}
        </ScreenLink>
        <TicketState state={state} />
        <span className="font-medium">{ticketSubject}</span>
        <time dateTime={openedAt} className="mono text-text-2">
          {shownTime(openedAt)}
        </time>
      </>
    ),
  });
  const more = (
    <ScreenLink to="/admin" search={ticketsSearch(account)} className="link">
      {texts.everyTicket}
    </ScreenLink>
  );
  return (
    <Loaded reply={reply} room="part">
      {({ message }) => (
        <ShortList
          title={texts.tickets}
          items={message.filter(({ state }) => state !== 'closed').map(itemOf)}
          empty={texts.noTickets}
          more={more}
        />
      )}
    </Loaded>
  );
}
