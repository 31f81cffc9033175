/**
 * A query in a link. It comes after "#", so that the number never reaches a server's log. `#n=447400123456&s=npq,gnr` shows the answers, `&as=caller` treats
 * the number as a caller. `#number=447400123456&services=npq,gnr` only fills the form, as older links do.
 */
import { batchNameOf, Service, serviceCodes, type ServiceCode } from '../../shared/services/services.ts';
import { askedAs, type AskedAs } from '../../shared/single-query/asked-as.ts';
import { inOrder } from './query-results.ts';
import { mostNumbers } from './several-numbers.ts';

/** `services` is null if none are named, nor were chosen before. */
export type LinkedQuery = { number: string; services: ServiceCode[] | null; as?: AskedAs };

/** Several numbers as they were written, and the services. */
export type LinkedList = { numbers: readonly string[]; services: readonly ServiceCode[] };

/** `ports&days` is written `ports`, the name that needs no escaping. */
export function queryFragment({
  number,
  services,
  as = 'called',
}: Omit<LinkedQuery, 'services'> & { services: readonly ServiceCode[] }): string {
  return `#n=${encodeURIComponent(number)}&s=${services.map(batchNameOf).join(',')}${as === 'called' ? '' : `&as=${as}`}`;
}

/** Reads a query from a fragment; null for any other fragment. Unknown services are dropped. */
export function readQueryFragment(fragment: string): (LinkedQuery & { services: ServiceCode[]; isShown: boolean }) | null {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const shown = parameters.get('n');
  const number = shown ?? parameters.get('number');
  if (!number) return null;
  const services = servicesNamed(parameters.get(shown ? 's' : 'services'));
  const as = askedAs.find((one) => one === parameters.get('as'));
  return { number: number.slice(0, 64), services, isShown: Boolean(shown), ...(as && as !== 'called' && { as }) };
}

/** `#list=…&s=npq,gnr` shows the verdicts of several numbers, a line each. */
export function listFragment({ numbers, services }: LinkedList): string {
  return `#list=${encodeURIComponent(numbers.join('\n'))}&s=${services.map(batchNameOf).join(',')}`;
}

/** Reads several numbers from a fragment; null for any other fragment, and without a service. */
export function readListFragment(fragment: string): LinkedList | null {
  const { numbers, services } = listIn(fragment);
  return numbers.length === 0 || services.length === 0 ? null : { numbers, services };
}

/** Reads several numbers that come without services, as from Home; empty for any other fragment. */
export function readNumbersAlone(fragment: string): readonly string[] {
  const { numbers, services } = listIn(fragment);
  return services.length === 0 ? numbers : [];
}

function listIn(fragment: string): LinkedList {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const numbers = (parameters.get('list') ?? '').split('\n').filter((number) => number.trim() !== '');
  return { numbers: numbers.slice(0, mostNumbers), services: servicesNamed(parameters.get('s')) };
}

function servicesNamed(names: string | null): ServiceCode[] {
  const named = (names ?? '').split(',').map((name) => Service.safeParse(name).data);
  return inOrder(serviceCodes.filter((service) => named.includes(service)));
}
