/** The parts of the staff's lists that the home page shows. */
import type { OrganisationRow } from '../../shared/organisations/organisations.ts';
import type { TicketRow } from '../../shared/tickets/tickets.ts';
import { dayMs } from '../../shared/base/utc-day.ts';

const listedMost = 5;
const oldestMost = 3;

/** The open customers, most recently active first. */
export function activeFirst(rows: readonly OrganisationRow[], platformAccountId: number): OrganisationRow[] {
  return rows
    .filter(({ userId, closedAt }) => userId !== platformAccountId && closedAt === null)
    .toSorted((a, b) => (b.lastActivity ?? '').localeCompare(a.lastActivity ?? '') || a.name.localeCompare(b.name))
    .slice(0, listedMost);
}

interface Aged extends TicketRow {
  /** Whole days since it was opened. */
  readonly days: number;
}

export function agesOf(tickets: readonly TicketRow[], now: Date) {
  const aged = tickets.map((ticket): Aged => ({
    ...ticket,
    days: Math.max(0, Math.floor((now.getTime() - Date.parse(ticket.openedAt)) / dayMs)),
  }));
  return {
    today: aged.filter(({ days }) => days === 0).length,
    week: aged.filter(({ days }) => days >= 1 && days <= 7).length,
    older: aged.filter(({ days }) => days > 7).length,
    oldest: aged.toSorted((a, b) => a.openedAt.localeCompare(b.openedAt)).slice(0, oldestMost),
  };
}
