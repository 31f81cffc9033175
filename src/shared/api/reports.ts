/** Reports on query-detail records: how many queries were answered, by country and UTC day. */
import * as z from 'zod/mini';
import { reportMaxDays } from '../limits.ts';
import { bits } from '../permissions.ts';
import { batchNameOf, batchServiceCodes, Service, serviceOf } from '../services/services.ts';
import { get, signedIn } from './endpoint.ts';

/** Specification, section 5, "Tailored search". */
const reportMessages = { dateRequired: 'Please select initial date for the report', dateWrong: 'Incorrect date' } as const;
const countryRequiredMessage = 'Please select country';

export const allServices = 'All Services';
/** The services by their names in reports. */
export const reportServices = batchServiceCodes;

const DaysAgo = z.pipe(
  z
    .string({ error: ({ input }) => (input === undefined ? reportMessages.dateRequired : reportMessages.dateWrong) })
    .check(z.minLength(1, { error: reportMessages.dateRequired, abort: true }), z.regex(/^\d{1,9}$/, { error: reportMessages.dateWrong })),
  z.pipe(z.transform(Number), z.int().check(z.lte(reportMaxDays, { error: `Reports go back at most ${reportMaxDays} days` }))),
);

const isAll = (given: string) => given.toLowerCase() === allServices.toLowerCase();

/** The service that a report is about; undefined is all of them. */
const CurrentCompany = z.pipe(
  z
    .string({ error: 'This service does not exist' })
    .check(z.refine((given) => isAll(given) || Service.safeParse(given).success, { error: 'This service does not exist' })),
  z.transform((given) => (isAll(given) ? undefined : batchNameOf(serviceOf(given)))),
);

const Failed = z.pipe(
  z.enum(['0', '1'], { error: 'Say 1 to include failed queries, or 0' }),
  z.transform((given) => given === '1'),
);

/** Codes joined by commas, with or without one at the end; each once. */
const CountryList = z.pipe(
  z
    .string({ error: 'Join the countries by commas' })
    .check(
      z.regex(/[^,\s]/, { error: countryRequiredMessage, abort: true }),
      z.regex(/^(?:[A-Z]{2}|001)(?:,(?:[A-Z]{2}|001))*,?$/, { error: 'Join ISO 3166-1 alpha-2 codes by commas, such as GB,FR,' }),
    ),
  z.transform((given) => [...new Set(given.split(',').filter((code) => code !== ''))]),
);

const ReportQuery = z.object({
  daysAgo: DaysAgo,
  currentCompany: z.optional(CurrentCompany),
  failed: z.optional(Failed),
});

export const CountryRow = z.object({ countryName: z.string(), isoCountry: z.string(), date: z.string(), qtyQDRs: z.int() });
export type CountryRow = z.infer<typeof CountryRow>;
export const TailoredRow = z.object({ country: z.string(), date: z.string(), qtyQDRs: z.int() });
export type TailoredRow = z.infer<typeof TailoredRow>;

const path = '/api/reports/qdrreport';
const access = signedIn(bits.reports);
const summary = 'Queries by country and day: of the complete days before today, or with countryList of chosen countries up to now';

/** What is served: one address with two shapes, of which `countryList` chooses. */
export const qdrReport = get(path, {
  summary,
  access,
  operation: 'Report',
  query: z.extend(ReportQuery, { countryList: z.optional(CountryList) }),
  reply: z.object({ response: z.union([z.array(CountryRow), z.array(TailoredRow)]) }),
});

/** The same call as the country tables make it. */
export const countryReport = get(path, {
  summary,
  access,
  operation: 'Report',
  query: ReportQuery,
  reply: z.object({ response: z.array(CountryRow) }),
});

/** The same call as the tailored search makes it. */
export const tailoredSearch = get(path, {
  summary,
  access,
  operation: 'Search',
  query: z.extend(ReportQuery, { countryList: CountryList }),
  reply: z.object({ response: z.array(TailoredRow) }),
});

/** A series a country, each as long as `dates`, with 0 where there was nothing. */
const Graph = z.object({ dates: z.array(z.string()), series: z.array(z.object({ name: z.string(), data: z.array(z.int()) })) });
export type Graph = z.infer<typeof Graph>;

export const qdrGraph = get('/api/reports/qdrgraph', {
  summary: 'Queries of the complete days before today, a series a country',
  access,
  operation: 'Report graph',
  query: ReportQuery,
  reply: z.object({ response: Graph }),
});
