/** What the query string of the reports holds for its two tabs of a fixed period: the service that each shows; all of them where it names none. */
import * as z from 'zod/mini';
import { allServices, reportServices } from '../../../shared/api/reports.ts';
import { searchParameter } from '../../navigation/search-parameter.ts';

/** Specification, section 2: the previous day offers "All services" and one test service. */
export const servicesOf = {
  historical: [allServices, ...reportServices],
  previous: [allServices, 'npq'],
} as const;

export type ReportName = keyof typeof servicesOf;

export const ReportsSearch = z.object({
  'historical-service': searchParameter(z.enum(servicesOf.historical)),
  'previous-service': searchParameter(z.enum(servicesOf.previous)),
});
