/** The lookup services (specification, section 9), with their names in batches and reports. */
import * as z from 'zod/mini';
import { servicesWanted } from './wanted.ts';

/** Tick columns of the service legend, in the specification's order. */
export const legendColumns = [
  'GNR',
  'NPQ',
  'Live Status',
  'Live Routing',
  'Ported',
  'Ports',
  'UK Ported',
  'USOSR',
  'DNO',
  'IRSF',
  'AIT',
] as const;
export type LegendColumn = (typeof legendColumns)[number];

interface Described {
  readonly code: string;
  /** `data`: data sets can answer it. `live`: only a network can. */
  readonly kind: 'data' | 'live';
  /** Tick column in the service legend. */
  readonly column: LegendColumn;
  /** Title for newcomers. */
  readonly title: string;
}

/** Services in the specification's order. */
export const services = [
  { code: 'npq', kind: 'data', column: 'NPQ', title: 'Number portability query' },
  { code: 'gnr', kind: 'data', column: 'GNR', title: 'Global number range' },
  { code: 'liveStatus', kind: 'live', column: 'Live Status', title: 'Live subscriber status' },
  { code: 'liveRouting', kind: 'live', column: 'Live Routing', title: 'Live network routing' },
  { code: 'ported', kind: 'data', column: 'Ported', title: 'Last porting, current network' },
  { code: 'ports&days', kind: 'data', column: 'Ports', title: 'Porting events of recent days' },
  { code: 'ukported', kind: 'data', column: 'UK Ported', title: 'Observed UK porting' },
  { code: 'usmrq', kind: 'data', column: 'USOSR', title: 'US message routing override' },
  { code: 'dno', kind: 'data', column: 'DNO', title: 'Do not originate: voice' },
  { code: 'irsfCheck', kind: 'data', column: 'IRSF', title: 'Revenue share fraud list' },
  { code: 'dnoText', kind: 'data', column: 'DNO', title: 'Do not originate: text' },
  { code: 'AITCheck', kind: 'data', column: 'AIT', title: 'Artificially inflated traffic' },
] as const satisfies readonly Described[];

type OfKind<Kind extends Described['kind']> = Extract<(typeof services)[number], { kind: Kind }>['code'];
export type DataService = OfKind<'data'>;
/** A service without answers in the data: only a network can answer it. */
export type LiveService = OfKind<'live'>;
export type ServiceCode = DataService | LiveService;
export const serviceCodes: readonly ServiceCode[] = services.map(({ code }) => code);

export const liveServices: readonly LiveService[] = services.filter((service) => service.kind === 'live').map(({ code }) => code);
const live: ReadonlySet<ServiceCode> = new Set(liveServices);

export function isDataService(service: ServiceCode): service is DataService {
  return !live.has(service);
}

/** Name of a service in batches and reports: `ports&days` is `ports`. */
export type BatchServiceCode = Exclude<ServiceCode, 'ports&days'> | 'ports';
export const batchServiceCodes = serviceCodes.map(batchNameOf);

/** Required by the specification, section 5, for single queries and batches. */
export const servicesRequiredMessage = servicesWanted.required.text;

/** Returns the name of a service in batches and reports. */
export function batchNameOf(service: ServiceCode): BatchServiceCode {
  return service === 'ports&days' ? 'ports' : service;
}

export const serviceNames: readonly (ServiceCode | BatchServiceCode)[] = [...serviceCodes, 'ports'];

/** A service by either name, as accepted by single queries, reports and imports. */
export const Service = z.pipe(
  z.enum(serviceNames, { error: servicesWanted.noSuchService.text }),
  z.transform((name): ServiceCode => (name === 'ports' ? 'ports&days' : name)),
);

/** Returns the service of either name. Throws if there is none. */
export function serviceOf(name: string): ServiceCode {
  return Service.parse(name);
}
