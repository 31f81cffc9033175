/**
 * A query in a link. It comes after "#", so that the number never reaches a server's log. `#n=447400123456&s=npq,gnr` shows the answers, `&as=caller` treats
 * the number as a caller. `#number=447400123456&services=npq,gnr` only fills the form, as older links do.
 */
import { batchNameOf, Service, serviceCodes, type ServiceCode } from '../../shared/services/services.ts';
import { askedAs, type AskedAs } from '../../shared/single-query/asked-as.ts';
import { inOrder } from './query-results.ts';

export type LinkedQuery = { number: string; services: ServiceCode[]; as?: AskedAs };

/** `ports&days` is written `ports`, the name that needs no escaping. */
export function queryFragment({
  number,
  services,
  as = 'called',
}: Omit<LinkedQuery, 'services'> & { services: readonly ServiceCode[] }): string {
  return `#n=${encodeURIComponent(number)}&s=${services.map(batchNameOf).join(',')}${as === 'called' ? '' : `&as=${as}`}`;
}

/** Reads a query from a fragment; null for any other fragment. Unknown services are dropped. */
export function readQueryFragment(fragment: string): (LinkedQuery & { isShown: boolean }) | null {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const shown = parameters.get('n');
  const number = shown ?? parameters.get('number');
  if (!number) return null;
  const named = (parameters.get(shown ? 's' : 'services') ?? '').split(',').map((name) => Service.safeParse(name).data);
  const services = inOrder(serviceCodes.filter((service) => named.includes(service)));
  const as = askedAs.find((one) => one === parameters.get('as'));
  return { number: number.slice(0, 64), services, isShown: Boolean(shown), ...(as && as !== 'called' && { as }) };
}
