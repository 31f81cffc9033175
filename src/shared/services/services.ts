/** The twelve lookup services (specification, section 9; decisions on their names in a batch and in reports). */
import * as z from 'zod/mini';

/** In the order the specification lists them; `column` is the service legend's tick column, `title` what a newcomer reads. */
export const services = [
  { code: 'npq', column: 'NPQ', title: 'Number portability query' },
  { code: 'gnr', column: 'GNR', title: 'Global number range' },
  { code: 'liveStatus', column: 'Live Status', title: 'Live subscriber status' },
  { code: 'liveRouting', column: 'Live Routing', title: 'Live network routing' },
  { code: 'ported', column: 'Ported', title: 'Last porting, network now' },
  { code: 'ports&days', column: 'Ports', title: 'Port events of the last days' },
  { code: 'ukported', column: 'UK Ported', title: 'Observed UK porting' },
  { code: 'usmrq', column: 'USOSR', title: 'US message routing override' },
  { code: 'dno', column: 'DNO', title: 'Do not originate: voice' },
  { code: 'irsfCheck', column: 'IRSF', title: 'Revenue share fraud list' },
  { code: 'dnoText', column: 'DNO', title: 'Do not originate: text' },
  { code: 'AITCheck', column: 'AIT', title: 'Artificially inflated traffic' },
] as const;

export type ServiceCode = (typeof services)[number]['code'];
export const serviceCodes = services.map(({ code }) => code) as readonly ServiceCode[];

/** The tick columns of the service legend, in the specification's order. */
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

/** `ports&days` is called `ports` in a batch and in reports; a single query may use either name. */
export const batchServiceCodes = serviceCodes.map((code) => (code === 'ports&days' ? 'ports' : code));

/** A service as a single query names it. `ports` is taken for `ports&days`. */
export const Service = z.pipe(
  z.enum([...serviceCodes, 'ports'], { error: 'This service does not exist' }),
  z.transform((code): ServiceCode => (code === 'ports' ? 'ports&days' : code)),
);
