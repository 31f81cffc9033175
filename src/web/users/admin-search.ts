/** The query strings of the admin screens. */
import * as z from 'zod/mini';
import { AccountInQuery } from '../../shared/base/account-number.ts';
import { ownerChoices } from '../../shared/tickets/owner-choices.ts';
import { ticketStates } from '../../shared/tickets/ticket-states.ts';
import { searchParameter } from '../ui/search-parameter.ts';

/** The chosen organisation, which the screens of this area pass on. */
export const AccountSearch = z.object({ account: searchParameter(AccountInQuery) });

export const AdminSearch = z.object({
  ...AccountSearch.shape,
  tab: searchParameter(z.enum(['users', 'organisations', 'tickets'])),
  'tickets-account': searchParameter(AccountInQuery),
  'tickets-state': searchParameter(z.enum(ticketStates)),
  'tickets-owner': searchParameter(z.enum(ownerChoices)),
});

/** The query string of the list of organisations. */
export const organisationsSearch = { tab: 'organisations' } as const;

/** The query string of an organisation's users, or of the choice of an organisation. */
export function usersSearch(account: string | undefined): z.infer<typeof AdminSearch> {
  return account === undefined || account === '' ? {} : { account };
}
