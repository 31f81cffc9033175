/** Which services are asked about a number or a prefix that is watched. */
import type { Admitted } from '../../numbers/answers/admitted.ts';
import type { WatchedEntry } from '../../numbers/answers/kept-answer.ts';
import { countryOfDigits, countryOfNumber } from '../../numbers/ranges/country-of-number.ts';
import type { Ranges } from '../../numbers/ranges/ranges.ts';
import { numberServices } from '../../shared/watch/fact-changes.ts';
import { type Entitlement, refusesDestination, refusesService } from './entitlement.ts';

/** As the tables name an entry. */
export interface Watched {
  readonly digits: string;
  readonly is_prefix: boolean;
}

/** Every service that tells something about an entry. */
export function servicesOf({ is_prefix }: Watched): WatchedEntry['services'] {
  return is_prefix ? ['gnr'] : numberServices;
}

/** Of these the ones that the organisation may ask. */
export function enabledServicesOf(own: Entitlement | undefined, entry: Watched): WatchedEntry['services'] {
  return servicesOf(entry).filter((service) => !own || !refusesService(own, service));
}

/** The country as queries are recorded with it. */
export function countryOf(ranges: Ranges, { digits, is_prefix }: Watched): string {
  return is_prefix ? countryOfDigits(ranges, digits) : countryOfNumber(ranges, digits);
}

/** What may be asked about an entry on the day that other data comes, or that it is read. It costs nothing: the entry was asked when it was added. */
export function admitAgain(own: Entitlement | undefined, entry: Watched, ranges: Ranges): Admitted<WatchedEntry> {
  const isOff = own !== undefined && refusesDestination(own, entry.digits, countryOf(ranges, entry));
  const again: WatchedEntry = { digits: entry.digits, services: isOff ? [] : enabledServicesOf(own, entry) };
  return again as Admitted<WatchedEntry>;
}
