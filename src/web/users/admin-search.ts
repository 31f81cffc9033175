/** What the query strings of the admin screens hold. */
import * as z from 'zod/mini';
import { AccountInQuery } from '../../shared/base/account-number.ts';
import { ticketStates } from '../../shared/tickets/ticket-states.ts';
import { searchParameter } from '../ui/search-parameter.ts';

/** The organisation that was chosen, which the screens of this area hand on. */
export const AccountSearch = z.object({ account: searchParameter(AccountInQuery) });

export const AdminSearch = z.object({
  ...AccountSearch.shape,
  tab: searchParameter(z.enum(['organisations', 'users', 'tickets'])),
  'tickets-account': searchParameter(AccountInQuery),
  'tickets-state': searchParameter(z.enum(ticketStates)),
});

/** Leads to the users of an organisation, or to the choice of one. */
export function usersSearch(account: string | undefined): z.infer<typeof AdminSearch> {
  return account === undefined || account === '' ? { tab: 'users' } : { account };
}
