/** Reports on query-detail records: how many queries were answered and how many failed, by country and UTC day. */
import * as z from 'zod/mini';
import { reportMaxDays } from '../base/limits.ts';
import { bits } from '../base/permissions.ts';
import { batchNameOf, batchServiceCodes, Service, serviceOf } from '../services/services.ts';
import { get, signedIn } from '../base/endpoint.ts';
import { textOf } from '../base/schema-text.ts';
import { servicesWanted } from '../services/wanted.ts';
import { Day, periodChecks } from './report-period.ts';
import { reportsWanted } from './wanted.ts';

export const allServices = 'All Services';
/** The services by their names in reports. */
export const reportServices = batchServiceCodes;

const DaysAgo = z.pipe(
  z
    .string({ error: reportsWanted.incorrectDate.text })
    .check(
      z.minLength(1, { error: reportsWanted.dateRequired.text, abort: true }),
      z.regex(/^\d{1,9}$/, { error: reportsWanted.incorrectDate.text }),
    ),
  z.pipe(z.transform(Number), z.int().check(z.lte(reportMaxDays, { error: textOf(reportsWanted.daysBack(reportMaxDays)) }))),
);

const isAll = (given: string) => given.toLowerCase() === allServices.toLowerCase();

/** The service that a report is about; undefined is all of them. */
const CurrentCompany = z.pipe(
  z
    .string({ error: servicesWanted.noSuchService.text })
    .check(z.refine((given) => isAll(given) || Service.safeParse(given).success, { error: servicesWanted.noSuchService.text })),
  z.transform((given) => (isAll(given) ? undefined : batchNameOf(serviceOf(given)))),
);

const Failed = z.pipe(
  z.enum(['0', '1'], { error: reportsWanted.failed.text }),
  z.transform((given) => given === '1'),
);

/** Codes joined by commas, with or without one at the end; each once. */
const CountryList = z.pipe(
  z
    .string({ error: reportsWanted.countries.text })
    .check(
      z.regex(/[^,\s]/, { error: reportsWanted.countryRequired.text, abort: true }),
      z.regex(/^(?:[A-Z]{2}|001)(?:,(?:[A-Z]{2}|001))*,?$/, { error: reportsWanted.countryCodes.text }),
    ),
  z.transform((given) => [...new Set(given.split(',').filter((code) => code !== ''))]),
);

const fields = {
  daysAgo: z.optional(DaysAgo),
  /** In place of `daysAgo`. */
  from: z.optional(Day),
  to: z.optional(Day),
  currentCompany: z.optional(CurrentCompany),
  failed: z.optional(Failed),
};

interface AskedDays {
  readonly daysAgo?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const isPeriod = ({ from, to }: AskedDays) => from !== undefined || to !== undefined;

/** How each report is asked for: by the days before today, or from one day to another. */
const periodRules = [
  z.refine<AskedDays>((asked) => asked.daysAgo !== undefined || isPeriod(asked), {
    path: ['daysAgo'],
    error: reportsWanted.dateRequired.text,
  }),
  z.refine<AskedDays>((asked) => asked.daysAgo === undefined || !isPeriod(asked), {
    path: ['daysAgo'],
    error: reportsWanted.eitherPeriod.text,
  }),
  ...periodChecks,
] as const;

const ReportQuery = z.object(fields).check(...periodRules);

const daysForTools = 7;
const ToolQuery = z.strictObject({
  days: z._default(z.int().check(z.gte(0), z.lte(reportMaxDays)), daysForTools).check(z.describe('how many days before today')),
  service: z.optional(z.enum([...batchServiceCodes, allServices], { error: servicesWanted.noSuchService.text })),
  countries: z.optional(z.array(z.string()).check(z.describe('two letters of ISO 3166-1 each, or 001; with them today counts as well'))),
});

/** `qtyQDRs` counts the queries that were answered, or with `failed=1` all; `failedQDRs` counts those that failed, either way. */
const quantities = { qtyQDRs: z.int(), failedQDRs: z.int() };

export const CountryRow = z.object({ countryName: z.string(), isoCountry: z.string(), date: z.string(), ...quantities });
export type CountryRow = z.infer<typeof CountryRow>;
const TailoredRow = z.object({ country: z.string(), isoCountry: z.string(), date: z.string(), ...quantities });
export type TailoredRow = z.infer<typeof TailoredRow>;

const path = '/api/reports/qdrreport';
const access = signedIn(bits.reports);
const summary =
  'Queries by country and day: of the complete days before today, or with countryList of chosen countries up to now; or from one day to another';

/** What is served: one address with two shapes, of which `countryList` chooses. */
export const qdrReport = get(path, {
  summary,
  access,
  operation: 'Report',
  query: z.object({ ...fields, countryList: z.optional(CountryList) }).check(...periodRules),
  tool: {
    name: 'report',
    about: "How many queries the organisation's users made by country and day: qtyQDRs were answered, failedQDRs failed",
    takes: z.pipe(
      ToolQuery,
      z.transform(({ days, service, countries = [] }) => ({
        daysAgo: String(days),
        ...(service && { currentCompany: service }),
        ...(countries.length > 0 && { countryList: countries.join(',') }),
      })),
    ),
  },
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
  query: z.object({ ...fields, countryList: CountryList }).check(...periodRules),
  reply: z.object({ response: z.array(TailoredRow) }),
});

const Series = z.object({ name: z.string(), isoCountry: z.string(), data: z.array(z.int()), failed: z.array(z.int()) });

/**
 * A series a country, each as long as `dates`, with 0 where there was nothing. `data` counts as `qtyQDRs` does, `failed` as `failedQDRs`.
 * `failedOnly` are the countries of which every query failed: they are no series until failed queries count.
 */
const Graph = z.object({ dates: z.array(z.string()), series: z.array(Series), failedOnly: z.array(z.omit(Series, { data: true })) });
export type Graph = z.infer<typeof Graph>;

export const qdrGraph = get('/api/reports/qdrgraph', {
  summary: 'Queries of the complete days before today, or from one day to another, a series a country',
  access,
  operation: 'Report graph',
  query: ReportQuery,
  reply: z.object({ response: Graph }),
});
