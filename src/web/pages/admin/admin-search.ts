/** What the query strings of the admin screens hold. */
import * as z from 'zod/mini';
import { AccountInQuery } from '../../../shared/api/account-number.ts';
import { ticketStates } from '../../../shared/api/support.ts';
import { searchParameter } from '../../navigation/search-parameter.ts';

/** The organisation that was chosen, which the screens of this area hand on. */
export const AccountSearch = z.object({ account: searchParameter(AccountInQuery) });

export const AdminSearch = z.object({
  ...AccountSearch.shape,
  'tickets-account': searchParameter(AccountInQuery),
  'tickets-state': searchParameter(z.enum(ticketStates)),
});
