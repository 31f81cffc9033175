import { all } from 'mcc-mnc-list';
import aliases from './aliases.json' with { type: 'json' };
import { comparable, plainWords, similarity, type ComparableName } from './network-names.ts';

/** The E.212 codes of a mobile network, as text: leading zeros count. */
export interface NetworkCode {
  readonly mcc: string;
  readonly mnc: string;
}

interface Network extends NetworkCode {
  readonly countries: Set<string>;
  readonly names: ComparableName[];
  /** Order among equal names: networks in operation first, then more bands, then the lower code. Below 0.03 in total. */
  readonly preference: number;
}

/** The mcc and mnc by `region|carrier`, found by hand: former and everyday names; empty if a name misleads. */
const aliasCodes: Readonly<Record<string, string>> = aliases;

/** The least similarity of names of one company: below it every twentieth match was wrong. */
const leastSimilarity = 0.96;

/** Territories whose numbers are served by networks listed under another country. */
const servedFrom: Readonly<Record<string, readonly string[]>> = {
  AC: ['SH'],
  AS: ['US'],
  AX: ['FI'],
  BL: ['GP', 'MQ', 'FR'],
  BQ: ['CW', 'AN'],
  CA: ['US'],
  CC: ['AU'],
  CW: ['BQ', 'AN'],
  CX: ['AU'],
  EH: ['MA'],
  GF: ['FR', 'GP', 'MQ'],
  GG: ['GB', 'JE'],
  GP: ['FR', 'MQ', 'GF', 'BL', 'MF'],
  GU: ['US', 'MP'],
  IM: ['GB'],
  JE: ['GB', 'GG'],
  MF: ['GP', 'MQ', 'FR'],
  MP: ['US', 'GU'],
  MQ: ['FR', 'GP'],
  PR: ['US'],
  RE: ['FR', 'YT'],
  SJ: ['NO'],
  SX: ['CW', 'BQ'],
  TA: ['SH'],
  US: ['CA'],
  VA: ['IT'],
  VI: ['US'],
  XK: ['RS'],
  YT: ['RE', 'FR'],
};
const elsewherePenalty = 0.03;
const partOfNamePenalty = 0.04;

/** Finds the mobile network of a carrier by its name, among the networks of its country. */
export class NetworkFinder {
  readonly #byCode = new Map<string, Network>();
  readonly #byCountry = new Map<string, Network[]>();
  readonly #found = new Map<string, NetworkCode | undefined>();

  constructor() {
    for (const record of all()) this.#addRecord(record);
    for (const network of this.#byCode.values()) {
      for (const country of network.countries) this.#byCountry.set(country, [...(this.#byCountry.get(country) ?? []), network]);
    }
  }

  /** Finds the network of a carrier; undefined if no name is similar enough. `countryName` holds words that do not distinguish companies. */
  find({ region, carrier, countryName }: { region: string; carrier: string; countryName: string }): NetworkCode | undefined {
    const key = `${region}|${carrier}`;
    const alias = aliasCodes[key];
    if (alias !== undefined) return alias === '' ? undefined : { mcc: alias.slice(0, 3), mnc: alias.slice(3) };
    if (!this.#found.has(key)) this.#found.set(key, this.#mostAlike(region, carrier, new Set(plainWords(countryName).split(' '))));
    return this.#found.get(key);
  }

  #addRecord(record: ReturnType<typeof all>[number]): void {
    const { mcc, mnc } = record;
    if (!/^\d{3}$/.test(mcc ?? '') || !/^\d{2,3}$/.test(mnc ?? '')) return;
    const before = this.#byCode.get(mcc + mnc);
    const network: Network = {
      mcc,
      mnc,
      countries: before?.countries ?? new Set(),
      names: before?.names ?? [],
      preference: Math.max(before?.preference ?? -1, preferenceOf(record)),
    };
    for (const country of (record.countryCode ?? '').split(/[-/,]/))
      if (/^[A-Z]{2}$/.test(country.trim())) network.countries.add(country.trim());
    for (const name of [record.brand, record.operator])
      if (name && !/^(unknown|n\/a)$/i.test(name.trim())) network.names.push(comparable(name));
    this.#byCode.set(mcc + mnc, network);
  }

  #mostAlike(region: string, carrier: string, countryWords: ReadonlySet<string>): NetworkCode | undefined {
    const parts = carrier
      .split(/[/(),]| - /)
      .map((part) => part.trim())
      .filter((part) => part.length > 1 && part !== carrier);
    const wanted = [carrier, ...parts].map((name, i) => ({ name: comparable(name), penalty: i === 0 ? 0 : partOfNamePenalty }));
    let best: { network: Network; score: number } | undefined;
    for (const country of [region, ...(servedFrom[region] ?? [])]) {
      for (const network of this.#byCountry.get(country) ?? []) {
        const alike = bestLikeness(wanted, network.names, countryWords);
        const score = alike - (country === region ? 0 : elsewherePenalty) + network.preference;
        if (alike > 0 && score > (best?.score ?? 0)) best = { network, score };
      }
    }
    return best && { mcc: best.network.mcc, mnc: best.network.mnc };
  }
}

function preferenceOf({ status, bands, mnc }: ReturnType<typeof all>[number]): number {
  const operation = status === 'Operational' ? 0.004 : status === 'Not operational' ? -0.02 : 0;
  return operation + Math.min(bands ? bands.split('/').length : 0, 12) * 0.0003 - Number(mnc) * 0.000001;
}

function bestLikeness(
  wanted: readonly { name: ComparableName; penalty: number }[],
  names: readonly ComparableName[],
  countryWords: ReadonlySet<string>,
): number {
  let best = 0;
  for (const { name, penalty } of wanted) for (const other of names) best = Math.max(best, likeness(name, other, countryWords) - penalty);
  return best;
}

/** Rates how surely two names mean one company: 1 for equal names, 0 for different companies. */
function likeness(a: ComparableName, b: ComparableName, countryWords: ReadonlySet<string>): number {
  if (a.full === b.full) return 1;
  if (a.words.join('') === b.words.join('')) return 0.98;
  const ownA = a.words.filter((word) => !countryWords.has(word));
  const ownB = b.words.filter((word) => !countryWords.has(word));
  if (ownA.length === 0 || ownB.length === 0 || ownA[0] !== ownB[0]) return 0;
  if (ownA.join('') === ownB.join('')) return 0.96;
  return Math.max(likenessOfPart(ownA, ownB), likenessOfSpelling(a.words.join(''), b.words.join('')));
}

/** Rates names if one is the beginning of the company's longer name: "Vodafone" and "Vodafone Libertel". */
function likenessOfPart(a: readonly string[], b: readonly string[]): number {
  const [all, others] = [new Set(a), new Set(b)];
  const shared = [...all].filter((word) => others.has(word)).length;
  const isPart = shared === Math.min(all.size, others.size);
  return isPart && (shared > 1 || (a[0] ?? '').length >= 3) ? 0.84 + (0.1 * shared) / (all.size + others.size - shared) : 0;
}

function likenessOfSpelling(a: string, b: string): number {
  if (Math.min(a.length, b.length) < 4) return 0;
  const spelling = similarity(a, b);
  return spelling >= leastSimilarity ? 0.6 + 0.3 * spelling : 0;
}
