/** What one's organisation may ask, on every screen from where something is asked. */
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

/** Undefined until it is known, and for whoever may not ask anything. */
export function useEntitlements(): OwnEntitlements | undefined {
  const mayAsk = usePermission(bits.test_and_diagnostics);
  return useReply(entitlements, {}, { enabled: mayAsk, background: true, isHelp: true, select: ({ message }) => message }).data;
}

/** After something was asked: what is left of a quota is another number. */
export function refreshEntitlements(): void {
  const kept = queryClient.getQueryData<ReplyOf<typeof entitlements>>([entitlements.path, {}]);
  if (typeof kept?.message.dailyQuota === 'number') readAnew(entitlements);
}

/** Services that are not allowed, as batches name them. */
export function closedServices({ services }: Pick<OwnEntitlements, 'services'>) {
  return batchServiceCodes.filter((service) => !services.includes(service));
}

/** Countries by their names and calling codes with a +. */
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
