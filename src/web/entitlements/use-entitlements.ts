/** The entitlements of the user's organisation, on every screen with queries. */
import { entitlements } from '../../shared/entitlements/entitlements.ts';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { countryList } from '../../shared/services/reference-data.ts';
import { bits } from '../../shared/base/permissions.ts';
import { batchServiceCodes } from '../../shared/services/services.ts';
import { queryClient, readAnew, useReply } from '../api/queries.ts';
import { usePermission } from '../session/session.ts';
import { shownCountry } from '../ui/country-names.ts';
import { entitlementsText as text } from './entitlements.text.ts';

export type OwnEntitlements = ReplyOf<typeof entitlements>['message'];

/** Answers undefined until they are loaded, and for users without the permission to query. */
export function useEntitlements(): OwnEntitlements | undefined {
  const mayAsk = usePermission(bits.test_and_diagnostics);
  return useReply(entitlements, {}, { enabled: mayAsk, background: true, isHelp: true, select: ({ message }) => message }).data;
}

/** Reloads the entitlements after a query, since the rest of a quota has changed. */
export function refreshEntitlements(): void {
  const kept = queryClient.getQueryData<ReplyOf<typeof entitlements>>([entitlements.path, {}]);
  if (typeof kept?.message.dailyQuota === 'number') readAnew(entitlements);
}

/** The services that are not allowed, by their names in batches. */
export function closedServices({ services }: Pick<OwnEntitlements, 'services'>) {
  return batchServiceCodes.filter((service) => !services.includes(service));
}

/** Names of the countries, and calling codes with a +. */
export function useDestinationNames(destinations: readonly string[]): string[] {
  const { data } = useReply(
    countryList,
    {},
    { enabled: destinations.length > 0, background: true, isHelp: true, select: ({ elements }) => elements },
  );
  return destinations.map((code) => {
    if (/^[1-9]/.test(code)) return text.callingCode(code);
    const english = data?.find(({ isoAlpha2 }) => isoAlpha2 === code)?.name ?? code;
    return shownCountry(code, english);
  });
}
