/** Entitlements of an organisation: services, queries per day, and destinations. Staff set them, and its users read them. */
import * as z from 'zod/mini';
import { bits } from '../base/permissions.ts';
import { batchNameOf, batchServiceCodes, type BatchServiceCode, Service } from '../services/services.ts';
import { AccountNumber } from '../base/account-number.ts';
import { get, post, signedIn, staffWith } from '../base/endpoint.ts';
import { Message } from '../base/message.ts';
import { type Said } from '../base/sayings.ts';
import { issueTextOf, textOf } from '../base/schema-text.ts';
import { entitlementsWanted } from './wanted.ts';

/** A service, by its name in batches and reports. */
const ServiceName = z.enum(batchServiceCodes as [BatchServiceCode, ...BatchServiceCode[]]);

const destinationPattern = /^([A-Z]{2}|001|[1-9]\d{0,2})$/;

const destinationsMessage = entitlementsWanted.destinations.text;
const mostDestinations = 300;
const largestQuota = 2_147_483_647;
const quotaMessage = entitlementsWanted.quota.text;

/** Returns true if a text has the form of a country (ISO 3166-1 alpha-2, or `001`) or a calling code; the server checks that it exists. */
export function isDestination(text: string): boolean {
  return destinationPattern.test(text);
}

/** Returns the error for the first wrong text. */
function whyNoDestinations(texts: readonly string[]): Said {
  const wrong = texts.find((text) => !isDestination(text)) ?? '';
  return entitlementsWanted.destination(wrong.slice(0, 40));
}

/** `services` is null if all are allowed, `dailyQuota` if there is no quota. */
const Entitlement = z.object({
  services: z.nullable(z.array(ServiceName)),
  dailyQuota: z.nullable(z.int()),
  destinations: z.array(z.string()),
});

/** Entitlements for staff, with the queries since 00:00 UTC that count against the quota. */
export const EntitlementOfOrganisation = z.extend(Entitlement, { usedToday: z.int() });

/** A change of entitlements. Missing fields stay unchanged. */
export const ChangedEntitlement = z.strictObject({
  userId: AccountNumber,
  /** Services by either name. */
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

/** Takes effect within a second: until then nodes may still use the previous entitlements. */
export const setEntitlement = post('/api/utils/organisations/entitlements', {
  summary: 'Set the allowed services, daily quota and closed destinations of an organisation; fields that you omit stay',
  refuses: ['not_found'],
  access: staffWith(bits.user_management),
  operation: 'Organisations',
  body: ChangedEntitlement,
  reply: Message,
});

/**
 * Entitlements of the caller's organisation. Refused queries answer reason code 500 (service), 501 (destination) or 502 (quota), and do not count against the
 * quota; neither do failed ones. `leftToday` and the other quota fields are null without a quota.
 */
export const entitlements = get('/api/test-diagnostics/entitlements', {
  summary: 'Get the allowed services of the organisation and the rest of its daily quota',
  access: signedIn(bits.test_and_diagnostics),
  operation: 'Query',
  reply: z.object({
    message: z.object({
      /** Allowed services in the order of the product: all twelve without a limit. */
      services: z.array(ServiceName),
      /** Destinations switched off: ISO 3166-1 alpha-2 or `001`, and calling codes. */
      destinations: z.array(z.string()),
      dailyQuota: z.nullable(z.int()),
      usedToday: z.nullable(z.int()),
      leftToday: z.nullable(z.int()),
      /** The next 00:00 UTC, when the quota starts again. */
      renewedAt: z.nullable(z.string()),
    }),
  }),
});
