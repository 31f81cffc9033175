/** Services that are queried for a watched number or prefix. */
import type { Admitted } from '../../numbers/answers/admitted.ts';
import type { WatchedEntry } from '../../numbers/answers/kept-answer.ts';
import { countryOfDigits, countryOfNumber } from '../../numbers/ranges/country-of-number.ts';
import type { Ranges } from '../../numbers/ranges/ranges.ts';
import { numberServices } from '../../shared/watch/fact-changes.ts';
import { type Entitlement, refusesDestination, refusesService } from './entitlement.ts';

/** An entry in the columns of its tables. */
export interface Watched {
  readonly digits: string;
  readonly is_prefix: boolean;
}

/** Returns every service that knows something about an entry. */
export function servicesOf({ is_prefix }: Watched): WatchedEntry['services'] {
  return is_prefix ? ['gnr'] : numberServices;
}

/** Returns those services that the organisation may query. */
export function enabledServicesOf(own: Entitlement | undefined, entry: Watched): WatchedEntry['services'] {
  return servicesOf(entry).filter((service) => !own || !refusesService(own, service));
}

/** Returns the country under which queries are recorded. */
export function countryOf(ranges: Ranges, { digits, is_prefix }: Watched): string {
  return is_prefix ? countryOfDigits(ranges, digits) : countryOfNumber(ranges, digits);
}

/** Admits the queries about an entry after a data update, or when it is read. They are free: the quota was charged when the entry was added. */
export function admitAgain(own: Entitlement | undefined, entry: Watched, ranges: Ranges): Admitted<WatchedEntry> {
  const isOff = own !== undefined && refusesDestination(own, entry.digits, countryOf(ranges, entry));
  const again: WatchedEntry = { digits: entry.digits, services: isOff ? [] : enabledServicesOf(own, entry) };
  return again as Admitted<WatchedEntry>;
}
