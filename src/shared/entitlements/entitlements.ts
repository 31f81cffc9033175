/** What an organisation may ask: which services, how many queries a day, and to which destinations. Staff say so, and its users read it. */
import * as z from 'zod/mini';
import { bits } from '../base/permissions.ts';
import { batchNameOf, batchServiceCodes, type BatchServiceCode, Service } from '../services/services.ts';
import { AccountNumber } from '../base/account-number.ts';
import { get, post, signedIn, staffWith } from '../base/endpoint.ts';
import { Message } from '../base/message.ts';
import { type Said } from '../base/sayings.ts';
import { issueTextOf, textOf } from '../base/schema-text.ts';
import { entitlementsWanted } from './wanted.ts';

/** A service as batches and reports name it. */
const ServiceName = z.enum(batchServiceCodes as [BatchServiceCode, ...BatchServiceCode[]]);

const destinationPattern = /^([A-Z]{2}|001|[1-9]\d{0,2})$/;

const destinationsMessage = entitlementsWanted.destinations.text;
const mostDestinations = 300;
const largestQuota = 2_147_483_647;
const quotaMessage = entitlementsWanted.quota.text;

/** Whether a text is a country (ISO 3166-1 alpha-2, or `001`) or a calling code in form; whether there is such a one the server says. */
export function isDestination(text: string): boolean {
  return destinationPattern.test(text);
}

/** Says which text is meant. */
function whyNoDestinations(texts: readonly string[]): Said {
  const wrong = texts.find((text) => !isDestination(text)) ?? '';
  return entitlementsWanted.destination(wrong.slice(0, 40));
}

/** `services` is null where all are allowed, `dailyQuota` where there is no quota. */
const Entitlement = z.object({
  services: z.nullable(z.array(ServiceName)),
  dailyQuota: z.nullable(z.int()),
  destinations: z.array(z.string()),
});

/** As staff see it: what was used of the quota since 00:00 UTC. */
export const EntitlementOfOrganisation = z.extend(Entitlement, { usedToday: z.int() });

/** What is not named stays as it is. */
export const ChangedEntitlement = z.strictObject({
  userId: AccountNumber,
  /** By either name. */
  services: z.optional(
    z.nullable(
      z.pipe(
        z.array(Service, { error: entitlementsWanted.services.text }),
        z.transform((services): BatchServiceCode[] => batchServiceCodes.filter((name) => services.map(batchNameOf).includes(name))),
      ),
    ),
  ),
  dailyQuota: z.optional(
    z.nullable(z.int({ error: quotaMessage }).check(z.gte(0, { error: quotaMessage }), z.lte(largestQuota, { error: quotaMessage }))),
  ),
  destinations: z.optional(
    z.pipe(
      z.array(z.string({ error: destinationsMessage }), { error: destinationsMessage }).check(
        z.maxLength(mostDestinations, { error: textOf(entitlementsWanted.fewerDestinations(mostDestinations)) }),
        z.refine((destinations) => destinations.every(isDestination), {
          error: ({ input }) => issueTextOf(whyNoDestinations(input as string[])),
        }),
      ),
      z.transform((destinations) => [...new Set(destinations)].toSorted()),
    ),
  ),
});

/** Nodes that have read what was allowed before go on with it for a second at most. */
export const setEntitlement = post('/api/utils/organisations/entitlements', {
  summary: 'Say what an organisation may ask: services, a daily quota, destinations that are switched off; what is not named stays',
  refuses: ['not_found'],
  access: staffWith(bits.user_management),
  operation: 'Organisations',
  body: ChangedEntitlement,
  reply: Message,
});

/**
 * What the caller's organisation may ask. Queries that it may not ask are answered with reason code 500 (service), 501 (destination) or 502
 * (quota), and cost nothing of the quota; nor does what failed. `leftToday` and the others of the quota are null where there is none.
 */
export const entitlements = get('/api/test-diagnostics/entitlements', {
  summary: 'What the organisation may ask, and what is left of its daily quota',
  access: signedIn(bits.test_and_diagnostics),
  operation: 'Query',
  reply: z.object({
    message: z.object({
      /** Those that are allowed, in the order of the product: all twelve where nothing is limited. */
      services: z.array(ServiceName),
      /** Switched off: ISO 3166-1 alpha-2 or `001`, and calling codes. */
      destinations: z.array(z.string()),
      dailyQuota: z.nullable(z.int()),
      usedToday: z.nullable(z.int()),
      leftToday: z.nullable(z.int()),
      /** The next 00:00 UTC, when all of it is there again. */
      renewedAt: z.nullable(z.string()),
    }),
  }),
});
