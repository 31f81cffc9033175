/** What the home page tells that no other call does: each part by itself, so that one that fails takes no other with it. */
import * as z from 'zod/mini';
import { homeListedMost } from '../base/limits.ts';
import { matters } from '../base/matters.ts';
import { ticketTypes } from '../tickets/tickets.ts';
import { get, signedIn } from '../base/endpoint.ts';
import { textOf } from '../base/schema-text.ts';
import { homeWanted } from './wanted.ts';

const Counts = z.object({ answered: z.number(), failed: z.number() });
export type Counts = z.infer<typeof Counts>;

/** With Reports. Complete UTC days: `days` are the last 30, of which `lastWeek` are the last 7 and `weekBefore` the 7 before. */
const Usage = z.object({
  yesterday: Counts,
  lastWeek: Counts,
  weekBefore: Counts,
  days: z.array(z.extend(Counts, { day: z.string() })),
});
export type Usage = z.infer<typeof Usage>;

/**
 * What came since `since`, the caller's sign-in before this one; null where this is the first, and then nothing is new. `dataSets` with
 * Test and Diagnostics or GNR Search: of which another version came into use. `documents` of the matters that the caller may read: the
 * newest of each. `tickets` with Contact us: those that the provider answered, unless the caller has read it.
 */
const News = z.object({
  since: z.nullable(z.string()),
  dataSets: z.array(z.object({ set: z.string(), dataVersion: z.nullable(z.string()), at: z.string() })),
  documents: z.array(z.object({ matter: z.enum(matters), count: z.int(), title: z.string(), at: z.string() })),
  tickets: z.array(z.object({ ticketId: z.string(), ticketSeverity: z.enum(ticketTypes), ticketSubject: z.string(), at: z.string() })),
});
export type News = z.infer<typeof News>;

/**
 * When the caller signed in last and before that, and the names of those who can give them more: the administrators of their organisation
 * who have set a password, but for themselves, the first of them by name, and how many more there are.
 */
const Account = z.object({
  signedInAt: z.nullable(z.string()),
  previousSignInAt: z.nullable(z.string()),
  administrators: z.array(z.string()),
  moreAdministrators: z.int(),
});
export type Account = z.infer<typeof Account>;

const ofOrganisation = { userId: z.int(), organisation: z.string() };
/** For staff with Administrator: over all organisations, the newest of each, and how many there are. */
const Provider = z.object({
  failedBatches: z.object({
    count: z.int(),
    newest: z.array(z.object({ ...ofOrganisation, id: z.string(), fileName: z.string(), failedAt: z.string() })),
  }),
  invitations: z.object({
    count: z.int(),
    /** `worksUntil` is null where no link works any more. */
    newest: z.array(
      z.object({ ...ofOrganisation, portalId: z.string(), display: z.string(), addedAt: z.string(), worksUntil: z.nullable(z.string()) }),
    ),
  }),
});
export type Provider = z.infer<typeof Provider>;

const homeParts = ['usage', 'news', 'account', 'provider'] as const;
export type HomePart = (typeof homeParts)[number];

export const home = get('/api/utils/home', {
  summary: `What is on the home page, or one part of it; a part that the caller may not see is left out, and lists have at most ${homeListedMost}`,
  access: signedIn(),
  withKey: false,
  query: z.object({ part: z.optional(z.enum(homeParts, { error: textOf(homeWanted.part(homeParts)) })) }),
  reply: z.object({
    message: z.object({
      usage: z.optional(Usage),
      news: z.optional(News),
      account: z.optional(Account),
      provider: z.optional(Provider),
    }),
  }),
});
