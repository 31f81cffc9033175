/** Closures, owners and hosts of carriers, from `networks.csv`. */
import type { Answer } from '../../shared/services/legend.ts';
import type { CarrierOwner } from '../../shared/services/provenance.ts';
import type { RangeAttributes } from '../ranges/range-attributes.ts';
import { factFile, type FactFile } from './fact-file.ts';
import { type NetworkFact, readNetworkFacts } from './plan-facts.ts';

/** Lists of network codes and their months: a fact that rests on one of them alone was true in that month. */
const listsAlone: readonly (readonly [beginning: RegExp, month: string])[] = [
  [/^mcc-mnc-list 1\.1\.11/, '2023-04'],
  [/^(Wikipedia|the list )/, '2024-09'],
];

/** Returns the month (`YYYY-MM`) of the list that is a source's only basis; null if it has more. */
export function monthOfList(source: string): string | null {
  return listsAlone.find(([beginning]) => beginning.test(source))?.[1] ?? null;
}

let read: ReadonlyMap<string, NetworkFact> | undefined;

/** Returns carriers by country and name, if more is known than that they operate. The first call reads the file. */
export function knownCarriers(): ReadonlyMap<string, NetworkFact> {
  read ??= new Map(
    readNetworkFacts(withMore(factFile('networks.csv')))
      .filter(({ carrierName }) => carrierName !== '')
      .map((fact) => [keyOf(fact.region, fact.carrierName), fact]),
  );
  return read;
}

/** Returns the row of a carrier of a country (ISO 3166-1), named as in the ranges; undefined if nothing more is known than that it operates. */
export function carrierFacts(country: string, name: string): NetworkFact | undefined {
  return knownCarriers().get(keyOf(country, name));
}

/** The country (ISO 3166-1) of a range, and its holder as named in the ranges. */
export type Holder = Pick<RangeAttributes, 'cc' | 'spName'>;

const ofHolders = new WeakMap<Holder, NetworkFact | 'unknown'>();

/** Returns `carrierFacts` for the holder of a range, found once for all ranges with these attributes. */
export function holderFacts(range: Holder): NetworkFact | undefined {
  let found = ofHolders.get(range);
  if (found === undefined) {
    found = carrierFacts(range.cc, range.spName) ?? 'unknown';
    ofHolders.set(range, found);
  }
  return found === 'unknown' ? undefined : found;
}

/** Returns the groups and hosts of the carriers in an answer about a number of a range. */
export function ownersIn({ cn, ccn }: Pick<Answer, 'cn' | 'ccn'>, range: Holder | undefined): CarrierOwner[] | undefined {
  if (range === undefined) return undefined;
  const [holder, current] = [ownerOf(cn, range), ccn === cn ? undefined : ownerOf(ccn, range)];
  return holder || current ? [holder, current].filter((owner) => owner !== undefined) : undefined;
}

function ownerOf(name: string | null | undefined, range: Holder): CarrierOwner | undefined {
  if (!name) return undefined;
  const fact = name === range.spName ? holderFacts(range) : carrierFacts(range.cc, name);
  if (!fact || !(fact.group || fact.host)) return undefined;
  return { carrier: name, group: fact.group || null, host: fact.host || null, asOf: monthOfList(fact.source) };
}

const [nameColumn, groupColumn, statusColumn, successorColumn, hostColumn] = [1, 6, 7, 8, 10] as const;

/**
 * Keeps only the lines of named carriers that closed or have a successor, an owner or a host, and lines with quotes, which may hide one. Every process reads
 * the file, and parsing all 4,555 lines takes a second.
 */
function withMore({ name, text }: FactFile): FactFile {
  const [header, ...lines] = text.split('\n');
  const some = lines.filter((line) => {
    if (line.includes('"')) return true;
    const cells = line.split(';');
    const isMore = [groupColumn, successorColumn, hostColumn].some((column) => cells[column]) || cells[statusColumn] === 'closed';
    return isMore && Boolean(cells[nameColumn]);
  });
  return { name, text: [header, ...some].join('\n') };
}

function keyOf(country: string, name: string): string {
  return `${country}|${name.toLowerCase()}`;
}
