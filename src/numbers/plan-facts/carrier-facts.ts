/** The end, the owner and the host of carriers, from `networks.csv`. */
import type { Answer, QueryAnswer } from '../../shared/services/legend.ts';
import { factFile, type FactFile } from './fact-file.ts';
import { type NetworkFact, readNetworkFacts } from './plan-facts.ts';

/** Lists of network codes, and of which month they are: what a fact says that rests on one alone was true then. */
const listsAlone: readonly (readonly [beginning: RegExp, month: string])[] = [
  [/^mcc-mnc-list 1\.1\.11/, '2023-04'],
  [/^(Wikipedia|the list )/, '2024-09'],
];

/** The month (`YYYY-MM`) of the list on which a source rests alone; null where it rests on more. */
export function monthOfList(source: string): string | null {
  return listsAlone.find(([beginning]) => beginning.test(source))?.[1] ?? null;
}

let read: ReadonlyMap<string, NetworkFact> | undefined;

/** Carriers by country and name: all of which more is known than that they operate. The first call reads the file. */
export function knownCarriers(): ReadonlyMap<string, NetworkFact> {
  read ??= new Map(
    readNetworkFacts(withMore(factFile('networks.csv')))
      .filter(({ carrierName }) => carrierName !== '')
      .map((fact) => [keyOf(fact.region, fact.carrierName), fact]),
  );
  return read;
}

/** The row of a carrier of a country (ISO 3166-1), as the ranges name it; undefined where no more is known than that it operates. */
export function carrierFacts(country: string, name: string): NetworkFact | undefined {
  return knownCarriers().get(keyOf(country, name));
}

/** The groups and hosts of the carriers that an answer names about a number of a country. */
export function ownersIn({ cn, ccn }: Pick<Answer, 'cn' | 'ccn'>, country: string | undefined): Pick<QueryAnswer, 'carriers'> {
  if (country === undefined) return {};
  const carriers = [...new Set([cn, ccn])].flatMap((name) => {
    const fact = name ? carrierFacts(country, name) : undefined;
    if (!name || !fact || !(fact.group || fact.host)) return [];
    return [{ carrier: name, group: fact.group || null, host: fact.host || null, asOf: monthOfList(fact.source) }];
  });
  return carriers.length > 0 ? { carriers } : {};
}

const [nameColumn, groupColumn, statusColumn, successorColumn, hostColumn] = [1, 6, 7, 8, 10] as const;

/**
 * The lines of named carriers that closed or have a successor, an owner or a host, or with quotes in which one may stand: every process reads them,
 * and parsing all 4,555 takes a second.
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
