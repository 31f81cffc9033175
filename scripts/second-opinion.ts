/**
 * Compares the portal's numbers with other sources, and says which side is right. `npm run data:compare` prints the tables of docs/data.md, and writes them
 * into it with `-- --write`. Only this file reads the other sources: nothing of them goes into the portal.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import otherCodes from 'mccmnc.json/mccmnc.json' with { type: 'json' };
import { buildRanges } from '../src/numbers/from-packages/build-ranges.ts';
import { comparable } from '../src/numbers/from-packages/network-names.ts';
import type { RangeRow } from '../src/shared/range-search/range-row.ts';

export const page = join(import.meta.dirname, '../docs/data.md');

/** Statements of the other source about a network, each with the reason why our side is taken. */
const networkKinds = {
  same: ['the same', ''],
  neither: ['no code, as we do', ''],
  name: ['the code, with another name', 'ours: companies were renamed or bought since that list was made'],
  unknown: ['nothing: it lacks the code', 'ours: the codes were given since, or are those of small networks'],
  country: [
    'the code, for another country',
    'ours: islands share the codes of a neighbour, and that list has former and mistaken country codes',
  ],
  alone: ['a code, where we have none', 'none: those networks have ended or were merged, and a code of the successor may be another'],
} as const;
type NetworkKind = keyof typeof networkKinds;

/** A holder of ranges in a country. */
interface Holder {
  readonly region: string;
  readonly name: string;
  /** mcc and mnc; empty if we have none. */
  readonly code: string;
  ranges: number;
}

interface Opinion {
  readonly kind: NetworkKind;
  readonly holder: Holder;
  /** The statement of the other source, in its words. */
  readonly said: string;
}

interface Network {
  readonly mcc: string;
  readonly mnc: string;
  readonly country_iso: string | null;
  readonly network_name: string;
}

// A parsing edge: the package's file is an object of networks by their code.
const networks = otherCodes as Readonly<Record<string, Network>>;

/** Both tables, as they stand in docs/data.md. */
export function secondOpinion(): string {
  const rows = buildRanges({ registry: new Map(), demo: false }).rows.filter(
    ({ secondaryNumberAttribute }) => secondaryNumberAttribute !== 'FICTION',
  );
  return [...networkTables(holdersIn(rows).map(opinionOf)), '', ...countryTable(rows)].join('\n');
}

function holdersIn(rows: readonly RangeRow[]): Holder[] {
  const holders = new Map<string, Holder>();
  for (const { isoAlpha2: region, spName: name, mcc, mnc } of rows) {
    if (name === 'operator not specified') continue;
    const key = [region, name, mcc, mnc].join('|');
    const holder = holders.get(key) ?? { region, name, code: mcc + mnc, ranges: 0 };
    holder.ranges += 1;
    holders.set(key, holder);
  }
  return [...holders.values()];
}

function opinionOf(holder: Holder): Opinion {
  if (holder.code === '') {
    const found = Object.values(networks).find(
      (network) => network.country_iso === holder.region && network.mnc !== '' && isNamed(network, holder.name),
    );
    return { kind: found ? 'alone' : 'neither', holder, said: found ? said(found) : '' };
  }
  const network = networks[holder.code];
  if (!network) return { kind: 'unknown', holder, said: '' };
  if (network.country_iso !== holder.region) return { kind: 'country', holder, said: said(network) };
  return { kind: isNamed(network, holder.name) ? 'same' : 'name', holder, said: said(network) };
}

/** True if two names are of one company: they begin alike, or are one word in one list and two in the other. */
function isNamed({ network_name: names }: Network, name: string): boolean {
  const own = comparable(name).words;
  return names.split(/[/,]/).some((other) => {
    const words = comparable(other).words;
    return words[0] === own[0] || words.join('') === own.join('');
  });
}

function said({ mcc, mnc, country_iso, network_name }: Network): string {
  return `${mcc}-${mnc} ${network_name.trim()} (${country_iso ?? 'no country'})`;
}

const listed = 5;

function networkTables(opinions: readonly Opinion[]): string[] {
  const kinds = Object.keys(networkKinds) as NetworkKind[];
  const of = (kind: NetworkKind) => opinions.filter((opinion) => opinion.kind === kind);
  const summary = kinds.map((kind) => {
    const found = of(kind);
    const ranges = found.reduce((sum, { holder }) => sum + holder.ranges, 0);
    return [networkKinds[kind][0], count(found.length), count(ranges), networkKinds[kind][1]];
  });
  const largest = kinds
    .filter((kind) => networkKinds[kind][1] !== '')
    .flatMap((kind) => of(kind).toSorted(byRanges).slice(0, listed))
    .map(({ holder, said: words }) => [
      `${holder.region} ${holder.name}`,
      count(holder.ranges),
      codeOf(holder) || 'none',
      words || 'nothing',
    ]);
  return [
    ...table(['mccmnc.json says', 'holders', 'ranges', 'taken, and why'], summary),
    '',
    ...table(['the largest of each', 'ranges', 'ours', 'theirs'], largest),
  ];
}

function byRanges(a: Opinion, b: Opinion): number {
  return b.holder.ranges - a.holder.ranges || (a.holder.name < b.holder.name ? -1 : 1);
}

function codeOf({ code }: Holder): string {
  return code === '' ? '' : `${code.slice(0, 3)}-${code.slice(3)}`;
}

/** Looks up one number of each range in another edition of Google's metadata. */
function countryTable(rows: readonly RangeRow[]): string[] {
  const found = new Map<string, { ranges: number; example: string }>();
  for (const { range, minlength, isoAlpha2 } of rows) {
    const example = range.padEnd(minlength, '0');
    const number = parsePhoneNumberFromString(`+${example}`);
    // The library knows the global codes, but assigns them no country.
    const country = number?.country ?? (number?.isNonGeographic() ? '001' : 'no country');
    const says = country !== isoAlpha2 ? country : number?.isValid() ? 'the same' : 'the same, and that there is no such number';
    const key = country === isoAlpha2 ? `any|${says}` : `${isoAlpha2}|${says}`;
    const { ranges } = found.get(key) ?? { ranges: 0 };
    found.set(key, { ranges: ranges + 1, example: found.get(key)?.example ?? example });
  }
  const lines = [...found].map(([key, { ranges, example }]) => [...key.split('|'), count(ranges), example]);
  return table(['our country', 'libphonenumber-js says', 'ranges', 'for example'], lines.toSorted(byText));
}

function byText(a: readonly string[], b: readonly string[]): number {
  return a.join() < b.join() ? -1 : 1;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}

function count(value: number): string {
  return value.toLocaleString('en');
}

const marks = ['<!-- made by scripts/second-opinion.ts -->', '<!-- end -->'] as const;

/** The tables in the text of the page. */
export function tablesIn(text: string): string {
  return text.slice(text.indexOf(marks[0]) + marks[0].length, text.indexOf(marks[1])).trim();
}

if (process.argv[1] === import.meta.filename) {
  const made = secondOpinion();
  console.log(made);
  const text = readFileSync(page, 'utf8');
  if (process.argv.includes('--write'))
    writeFileSync(
      page,
      text.replace(tablesIn(text), () => made),
    );
}
