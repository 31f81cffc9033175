/** Rules that imported values follow from the world's numbering plan, its time zones and the calendar. */
import { regionsOfDigits } from '../../../numbers/from-packages/calling-codes.ts';
import { callingCodeOf } from '../../../numbers/ranges/calling-code.ts';
import { utcDay } from '../../../shared/base/utc-day.ts';

/** Something of the very moment may come from a clock that is ahead. */
const clockSkewMs = 60 * 60_000;

/** The digits are of no country. `name` is the column's. */
export function callingCodeFaults(name: string, digits: string): string[] {
  return regionsOfDigits(digits).size === 0
    ? [
        `${name} "${digits}" has the calling code ${callingCodeOf(digits)}, which does not exist: numbers begin with a calling code such as 44`,
      ]
    : [];
}

/** The country does not have these digits. Nothing is said of a calling code that nobody has. */
export function regionFaults(range: string, isoAlpha2: string): string[] {
  const regions = regionsOfDigits(range);
  if (regions.size === 0 || regions.has(isoAlpha2)) return [];
  return [
    `isoAlpha2 "${isoAlpha2}" does not fit range ${range}: calling code ${callingCodeOf(range)} belongs to ${nameSome([...regions])}`,
  ];
}

const namedRegions = 6;

function nameSome(regions: readonly string[]): string {
  const named = regions.slice(0, namedRegions).join(', ');
  return regions.length > namedRegions ? `${named} and ${regions.length - namedRegions} more` : named;
}

const zoneFaults = new Map<string, string | undefined>();

/** Names that IANA does not have, of several joined by `;`. */
export function timeZoneFaults(tz: string): string[] {
  if (tz === '') return [];
  return tz.split(';').flatMap((zone) => {
    if (!zoneFaults.has(zone)) zoneFaults.set(zone, timeZoneFault(zone));
    return zoneFaults.get(zone) ?? [];
  });
}

function timeZoneFault(zone: string): string | undefined {
  const fault = `tz "${zone}" is not an IANA time zone like Europe/London; separate several with ;`;
  // Offsets like +01:00 are zones for JavaScript, and no names.
  if (!/^[A-Za-z]/.test(zone)) return fault;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
    // JavaScript takes any case, other programs do not.
    const isMisspelt = timeZone.toLowerCase() === zone.toLowerCase() && timeZone !== zone;
    return isMisspelt ? `tz "${zone}" is written ${timeZone}` : undefined;
  } catch {
    return fault;
  }
}

/** A day or a moment, in milliseconds since 1970, that has not come. `text` is how the file writes it. */
export function futureFaults(name: string, { text, time }: { text: string; time: number }, now: Date): string[] {
  return time > now.getTime() + clockSkewMs ? [`${name} "${text}" is in the future: today is ${utcDay(now)} in UTC`] : [];
}
