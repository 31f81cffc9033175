import { countryOf } from '../ranges/countries.ts';

/** A provider in the form of the registry. */
export interface Provider {
  readonly callingCode: string;
  readonly region: string;
  readonly name: string;
}

/** The text in place of a name if no open source names the operator. */
export const operatorNotSpecified = 'operator not specified';

/** One area code for each +1 territory that has its own country. It represents the territory in ids and must never change. */
const territoryAreaCodes: Readonly<Record<string, string>> = {
  AG: '268',
  AI: '264',
  AS: '684',
  BB: '246',
  BM: '441',
  BS: '242',
  DM: '767',
  DO: '809',
  GD: '473',
  GU: '671',
  JM: '876',
  KN: '869',
  KY: '345',
  LC: '758',
  MP: '670',
  MS: '664',
  PR: '787',
  SX: '721',
  TC: '649',
  TT: '868',
  VC: '784',
  VG: '284',
  VI: '340',
};

const serialsPerPage = 999;
const pagesPerGroup = 5;

/**
 * Returns the first four digits of a provider's id: the zero-padded calling code, or 1 and the area code for a +1 territory (the United States and Canada are
 * `0001`).
 */
export function providerGroup({ callingCode, region }: Pick<Provider, 'callingCode' | 'region'>): string {
  const areaCode = callingCode === '1' ? territoryAreaCodes[region] : undefined;
  return areaCode ? `1${areaCode}` : callingCode.padStart(4, '0');
}

/** Returns the key of a provider in the registry: `group|country|name`, for example `0044|GB|EE`. The country of a global code is `001`. */
export function providerKey(provider: Provider): string {
  return [providerGroup(provider), countryOf(provider.region).isoAlpha2, provider.name].join('|');
}

/** The ids of providers: those in the registry, and new ones in the order of the keys. */
export interface AssignedProviders {
  idOf(provider: Provider): string;
  /** Entries that the registry must add, so that the next build gives the same ids: `[key, id]`. */
  readonly added: readonly (readonly [key: string, id: string])[];
}

/**
 * Gives each provider an id of seven digits: its group and a serial from 001; `000` is "operator not specified". A known key keeps its id for ever, and no id
 * is reused. These are our own ids, not official codes.
 */
export function assignProviders(registry: ReadonlyMap<string, string>, providers: Iterable<Provider>): AssignedProviders {
  const ids = new Map(registry);
  const lastSerials = lastSerialByGroup(registry);
  const added: (readonly [string, string])[] = [];
  const newKeys = [...new Set(Array.from(providers, providerKey))].filter((key) => !registry.has(key)).sort();
  for (const key of newKeys) {
    const group = key.slice(0, 4);
    const serial = (lastSerials.get(group) ?? 0) + 1;
    lastSerials.set(group, serial);
    const id = idFor(group, serial);
    ids.set(key, id);
    added.push([key, id]);
  }
  const idOf = (provider: Provider) => {
    if (provider.name === operatorNotSpecified) return `${providerGroup(provider)}000`;
    const id = ids.get(providerKey(provider));
    if (id === undefined) throw new RangeError(`The provider ${providerKey(provider)} was not assigned`);
    return id;
  };
  return { idOf, added };
}

/**
 * Builds the id of a serial. A group with more than 999 providers continues with a leading 2, 4, 6 or 8 instead of 0, and a +1 territory with 3, 5, 7 or 9
 * instead of 1: no other group begins with these. Beyond 4,995 providers the scheme is exhausted, because ids are never reused.
 */
function idFor(group: string, serial: number): string {
  const page = Math.floor((serial - 1) / serialsPerPage);
  if (page >= pagesPerGroup) throw new RangeError(`The provider group ${group} has no more than ${pagesPerGroup * serialsPerPage} ids`);
  const first = Number(group[0]) + 2 * page;
  return `${first}${group.slice(1)}${String(((serial - 1) % serialsPerPage) + 1).padStart(3, '0')}`;
}

function lastSerialByGroup(registry: ReadonlyMap<string, string>): Map<string, number> {
  const last = new Map<string, number>();
  for (const [key, id] of registry) {
    if (!/^\d{7}$/.test(id)) throw new TypeError(`The registry has "${id}" for ${key}: an id has seven digits`);
    const first = Number(id[0]);
    const group = `${first % 2}${id.slice(1, 4)}`;
    const serial = Math.floor(first / 2) * serialsPerPage + Number(id.slice(4));
    last.set(group, Math.max(last.get(group) ?? 0, serial));
  }
  return last;
}
