/** The visits of all screens, one for each. */
import { homeVisits } from './home.ts';
import { numberVisits } from './numbers.ts';
import { reportVisits } from './reports.ts';
import { signInVisits } from './sign-in.ts';
import { ticketVisits } from './tickets.ts';
import { userVisits } from './users.ts';
import type { Visit } from './visit.ts';

export const visits: readonly Visit[] = [...signInVisits, ...homeVisits, ...numberVisits, ...reportVisits, ...ticketVisits, ...userVisits];
