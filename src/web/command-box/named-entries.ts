/** Entries of things that have a name on the server, and their addresses. */
import type { BatchResultRow } from '../../shared/batches/batches.ts';
import type { DocumentRow } from '../../shared/documents/documents.ts';
import type { OrganisationRow } from '../../shared/organisations/organisations.ts';
import type { TicketRow } from '../../shared/tickets/tickets.ts';
import type { UserRow } from '../../shared/users/users.ts';
import type { Matter } from '../../shared/base/matters.ts';
import { shownTime } from '../ui/shown-time.ts';
import { documentTitle } from '../ui/document-titles.text.ts';
import { countryTitle } from '../ui/number-origin.ts';
import { commandBoxText } from './command-box.text.ts';
import type { Listed } from './entry.ts';
import { rangesAddress } from './number-entries.ts';

/** Makes one entry a batch, which has a row for each service. */
export function batchEntries(rows: readonly BatchResultRow[]): Listed[] {
  const batches = new Map(rows.toReversed().map((row) => [row.id, row]));
  return [...batches.values()].toReversed().map(({ id, name, Date: sentAt }) => ({
    id: `batch ${id}`,
    title: name,
    detail: shownTime(sentAt),
    alias: id,
    act: { go: `/testing/batch/${id}` },
  }));
}

/** The tab with the table of each matter, and the prefix of its parameters. */
const tables: Record<Matter, { tab: string; name: string }> = {
  'cic-list/delta': { tab: 'cic-list', name: 'delta' },
  'cic-list/snapshot': { tab: 'cic-list', name: 'snapshot' },
  'product-documentation': { tab: 'product-documentation', name: 'product-documents' },
  'gnr-files': { tab: 'gnr-files', name: 'range-files' },
  'my-documents/weekly-reports': { tab: 'my-documents', name: 'weekly' },
  'my-documents/monthly-reports': { tab: 'my-documents', name: 'monthly' },
};

/** Leads to the document's row, which has the download. */
export function documentEntries(matter: Matter, rows: readonly DocumentRow[]): Listed[] {
  const { tab, name } = tables[matter];
  return rows.map(({ title: english, filename, filecode }) => {
    const title = documentTitle(english);
    return {
      id: `document ${filecode}`,
      title,
      alias: english,
      detail: filename,
      act: { go: `/downloads?${new URLSearchParams({ tab, [`${name}-filter`]: title })}` },
    };
  });
}

/** Lists tickets; with `isStaff` those of every organisation, which staff answer. */
export function ticketEntries(rows: readonly TicketRow[], isStaff: boolean): Listed[] {
  return rows.map(({ ticketId, ticketSubject, organisation }) => ({
    id: `ticket ${ticketId}`,
    title: `${ticketId} ${ticketSubject}`,
    detail: isStaff ? organisation : undefined,
    act: { go: ticketAddress(ticketId, isStaff) },
  }));
}

/** Finds a ticket by its whole number, even if the lists lack it: they hold the newest, and for staff the open ones. */
export function ticketByNumber(typed: string, isStaff: boolean): Listed[] {
  const ticketId = typed.trim().toUpperCase();
  if (!/^T-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(ticketId)) return [];
  return [{ id: `ticket ${ticketId}`, title: ticketId, act: { go: ticketAddress(ticketId, isStaff) } }];
}

function ticketAddress(ticketId: string, isStaff: boolean): string {
  return `${isStaff ? '/admin' : '/support'}/ticket/${ticketId}`;
}

export function userEntries(rows: readonly UserRow[]): Listed[] {
  return rows.map(({ portalId, display, emailAddress }) => ({
    id: `user ${portalId}`,
    title: display,
    detail: emailAddress,
    act: { go: `/users/edit/${portalId}` },
  }));
}

/** Lists organisations, each with a support view of its first user if it has one; but not of `own`, whose users are staff. */
export function organisationEntries(rows: readonly OrganisationRow[], own: number): Listed[] {
  const { organisation, actions } = commandBoxText;
  return rows.flatMap(({ userId, name, firstUser, closedAt }): Listed[] => [
    { id: `organisation ${userId}`, title: name, detail: organisation(userId), act: { go: `/admin/organisation/${userId}` } },
    ...(firstUser === null || closedAt !== null || userId === own
      ? []
      : [
          {
            id: `see as ${userId}`,
            title: actions.seeAs(firstUser.display),
            detail: `${name}, ${firstUser.emailAddress}`,
            act: { seeAs: firstUser.emailAddress },
          },
        ]),
  ]);
}

/** Entries of countries: found by their name here and in English, and by their code. */
export function countryEntries(rows: readonly { name: string; isoAlpha2: string }[]): Listed[] {
  return rows.map(({ name, isoAlpha2 }) => ({
    id: `country ${isoAlpha2}`,
    title: countryTitle(isoAlpha2),
    alias: `${isoAlpha2} ${name}`,
    act: { go: rangesAddress({ country: isoAlpha2 }) },
  }));
}
