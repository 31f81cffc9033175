/** A query in a link. It stands after "#", so that the number never reaches a server's log. */
import { batchNameOf, Service, serviceCodes, type ServiceCode } from '../../../../shared/services/services.ts';
import { inOrder } from './query-results.ts';

export type LinkedQuery = { number: string; services: ServiceCode[] };

/** `ports&days` is written `ports`, the name that needs no escaping. */
export function queryFragment({ number, services }: LinkedQuery): string {
  const names = services.map(batchNameOf);
  return `#number=${encodeURIComponent(number)}&services=${names.join(',')}`;
}

/** None where the fragment is about something else. Services that do not exist are left out. */
export function readQueryFragment(fragment: string): LinkedQuery | null {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const number = parameters.get('number');
  if (!number) return null;
  const named = (parameters.get('services') ?? '').split(',').map((name) => Service.safeParse(name).data);
  return { number: number.slice(0, 64), services: inOrder(serviceCodes.filter((service) => named.includes(service))) };
}
