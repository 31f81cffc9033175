/** Contents of the home page that no other call answers. Each part stands alone, so that a failed one does not affect the others. */
import * as z from 'zod/mini';
import { homeListedMost } from '../base/limits.ts';
import { matters } from '../base/matters.ts';
import { ticketTypes } from '../tickets/tickets.ts';
import { get, signedIn } from '../base/endpoint.ts';
import { textOf } from '../base/schema-text.ts';
import { homeWanted } from './wanted.ts';

const Counts = z.object({ answered: z.number(), failed: z.number() });
export type Counts = z.infer<typeof Counts>;

/** Usage, for callers with Reports. Complete UTC days: `days` are the last 30, `lastWeek` the last 7 of them and `weekBefore` the 7 before. */
const Usage = z.object({
  yesterday: Counts,
  lastWeek: Counts,
  weekBefore: Counts,
  days: z.array(z.extend(Counts, { day: z.string() })),
});
export type Usage = z.infer<typeof Usage>;

/**
 * News since `since`, the caller's previous sign-in; null on the first sign-in, and then nothing is new. `dataSets`, with Test and Diagnostics or GNR Search:
 * those with a new version in use. `documents`: the newest of each topic that the caller may read. `tickets`, with Contact us: those with an answer of the
 * provider that the caller has not read.
 */
const News = z.object({
  since: z.nullable(z.string()),
  dataSets: z.array(z.object({ set: z.string(), dataVersion: z.nullable(z.string()), at: z.string() })),
  documents: z.array(z.object({ matter: z.enum(matters), count: z.int(), title: z.string(), at: z.string() })),
  tickets: z.array(z.object({ ticketId: z.string(), ticketSeverity: z.enum(ticketTypes), ticketSubject: z.string(), at: z.string() })),
});
export type News = z.infer<typeof News>;

/**
 * Latest and previous sign-in of the caller, and the names of administrators who can extend their permissions: those of the organisation with a password,
 * without the caller, the first ones by name, and the number of further ones.
 */
const Account = z.object({
  signedInAt: z.nullable(z.string()),
  previousSignInAt: z.nullable(z.string()),
  administrators: z.array(z.string()),
  moreAdministrators: z.int(),
});
export type Account = z.infer<typeof Account>;

const ofOrganisation = { userId: z.int(), organisation: z.string() };
/** Data for staff with Administrator, over all organisations: the newest of each kind, and how many there are. */
const Provider = z.object({
  failedBatches: z.object({
    count: z.int(),
    newest: z.array(z.object({ ...ofOrganisation, id: z.string(), fileName: z.string(), failedAt: z.string() })),
  }),
  invitations: z.object({
    count: z.int(),
    /** `worksUntil` is null if no link works any more. */
    newest: z.array(
      z.object({ ...ofOrganisation, portalId: z.string(), display: z.string(), addedAt: z.string(), worksUntil: z.nullable(z.string()) }),
    ),
  }),
});
export type Provider = z.infer<typeof Provider>;

const homeParts = ['usage', 'news', 'account', 'provider'] as const;
export type HomePart = (typeof homeParts)[number];

export const home = get('/api/utils/home', {
  summary: `Get the home page or one part of it; omits parts that you may not see, and lists at most ${homeListedMost} entries`,
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
