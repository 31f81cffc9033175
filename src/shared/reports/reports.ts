/** Reports on query-detail records: answered and failed queries by country and UTC day. */
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
/** Names of the services in reports. */
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

/** The service of a report; undefined means all services. */
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

/** Country codes joined by commas, with or without one at the end; repeats are dropped. */
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
  /** First day of a period, in place of `daysAgo`. */
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

/** Rules for the period of a report: either the days before today, or from one day to another. */
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
  days: z._default(z.int().check(z.gte(0), z.lte(reportMaxDays)), daysForTools).check(z.describe('number of days before today')),
  service: z.optional(z.enum([...batchServiceCodes, allServices], { error: servicesWanted.noSuchService.text })),
  countries: z.optional(z.array(z.string()).check(z.describe('two-letter ISO 3166-1 codes, or 001; with countries, today counts too'))),
});

/** `qtyQDRs` counts answered queries, or all with `failed=1`; `failedQDRs` counts failed ones in both cases. */
const quantities = { qtyQDRs: z.int(), failedQDRs: z.int() };

export const CountryRow = z.object({ countryName: z.string(), isoCountry: z.string(), date: z.string(), ...quantities });
export type CountryRow = z.infer<typeof CountryRow>;
const TailoredRow = z.object({ country: z.string(), isoCountry: z.string(), date: z.string(), ...quantities });
export type TailoredRow = z.infer<typeof TailoredRow>;

const path = '/api/reports/qdrreport';
const access = signedIn(bits.reports);
const summary =
  'Count queries by country and day, for the complete days before today or for a period; with countryList only these countries, up to now';

/** The served report: one address with two shapes, chosen by `countryList`. */
export const qdrReport = get(path, {
  summary,
  access,
  operation: 'Report',
  query: z.object({ ...fields, countryList: z.optional(CountryList) }).check(...periodRules),
  tool: {
    name: 'report',
    about: "Counts the queries of the organisation's users by country and day: qtyQDRs were answered, failedQDRs failed",
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

/** The same call for the country tables. */
export const countryReport = get(path, {
  summary,
  access,
  operation: 'Report',
  query: ReportQuery,
  reply: z.object({ response: z.array(CountryRow) }),
});

/** The same call for the tailored search. */
export const tailoredSearch = get(path, {
  summary,
  access,
  operation: 'Search',
  query: z.object({ ...fields, countryList: CountryList }).check(...periodRules),
  reply: z.object({ response: z.array(TailoredRow) }),
});

const Series = z.object({ name: z.string(), isoCountry: z.string(), data: z.array(z.int()), failed: z.array(z.int()) });

/**
 * One series per country, each as long as `dates`, with 0 for days without queries. `data` counts like `qtyQDRs`, `failed` like `failedQDRs`. `failedOnly`
 * lists countries whose queries all failed: they become series only if failed queries count.
 */
const Graph = z.object({ dates: z.array(z.string()), series: z.array(Series), failedOnly: z.array(z.omit(Series, { data: true })) });
export type Graph = z.infer<typeof Graph>;

export const qdrGraph = get('/api/reports/qdrgraph', {
  summary: 'Count queries per day, for the complete days before today or for a period, as one series per country',
  access,
  operation: 'Report graph',
  query: ReportQuery,
  reply: z.object({ response: Graph }),
});
