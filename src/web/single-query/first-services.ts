/** Services of a first visit. */
import { batchNameOf, serviceCodes, type ServiceCode } from '../../shared/services/services.ts';
import type { ServiceStatus } from '../../shared/status/status.ts';
import type { OwnEntitlements } from '../entitlements/use-entitlements.ts';

/** Returns all allowed services that something answers here; if a quota or an upstream makes an answer cost, only those answered from data. */
export function firstAmong(
  { services, dailyQuota }: Pick<OwnEntitlements, 'services' | 'dailyQuota'>,
  status: readonly Pick<ServiceStatus, 'service' | 'answeredBy'>[],
): ServiceCode[] {
  const answeredBy = new Map(status.map((one) => [one.service, one.answeredBy]));
  const allowed = serviceCodes.filter((service) => services.includes(batchNameOf(service)) && answeredBy.get(service) !== 'nobody');
  const fromData = allowed.filter((service) => answeredBy.get(service) === 'data');
  const costs = dailyQuota !== null || allowed.some((service) => answeredBy.get(service) === 'upstream');
  return costs && fromData.length > 0 ? fromData : allowed;
}
