/** The services last chosen on this device. */
import { serviceCodes, type ServiceCode } from '../../../../shared/services/services.ts';

const storageKey = 'singleQueryServices';

export function storedServices(): ServiceCode[] {
  const stored = (localStorage.getItem(storageKey) ?? '').split(',');
  return serviceCodes.filter((service) => stored.includes(service));
}

export function storeServices(services: readonly ServiceCode[]): void {
  localStorage.setItem(storageKey, services.join(','));
}
