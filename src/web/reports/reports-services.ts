/** The services that the two tabs of a fixed period offer. */
import { allServices, reportServices } from '../../shared/reports/reports.ts';

/** Specification, section 2: the previous day offers "All services" and one test service. */
export const servicesOf = {
  historical: [allServices, ...reportServices],
  previous: [allServices, 'npq'],
} as const;

export type ReportName = keyof typeof servicesOf;
