/** The verdict's use of each service. */
import { serviceCodes, type ServiceCode } from '../services/services.ts';

/** A thing that the verdict tells from answers. */
type Told =
  /** Yes or no: the number was ported. */
  | 'porting'
  /** The current carrier, in contrast to the holder of the range. */
  | 'current carrier'
  /** A carrier beside the service's own topic, who may be either. */
  | 'some carrier'
  | 'routing number'
  | 'type and country';

/** The rank of a service among those that tell a thing: the first of them counts. Equal ones stand in the specification's order. */
const ranks: Record<ServiceCode, Readonly<Partial<Record<Told, number>>>> = {
  npq: { porting: 1, 'current carrier': 1, 'routing number': 1, 'type and country': 1 },
  gnr: { 'type and country': 1 },
  liveStatus: { 'some carrier': 1, 'type and country': 1 },
  liveRouting: { porting: 3, 'current carrier': 2, 'routing number': 2, 'type and country': 1 },
  ported: { porting: 2, 'current carrier': 3, 'type and country': 1 },
  'ports&days': { 'current carrier': 5, 'type and country': 1 },
  ukported: { porting: 4, 'current carrier': 4, 'type and country': 1 },
  usmrq: { 'some carrier': 1, 'type and country': 1 },
  dno: {},
  irsfCheck: { 'type and country': 1 },
  dnoText: {},
  AITCheck: { 'some carrier': 1, 'type and country': 1 },
};

/** Returns the services that tell a thing, by rank. */
export function tellersOf(told: Told): readonly ServiceCode[] {
  const rank = (service: ServiceCode) => ranks[service][told] ?? Infinity;
  return serviceCodes.filter((service) => told in ranks[service]).toSorted((a, b) => rank(a) - rank(b));
}
