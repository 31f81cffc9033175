/** Records of queries: each single query, and each one imported from the provider's platform. Queries of batches are only counted. */
import * as z from 'zod/mini';
import { queryRecordsPageSize, queryWorkbookMaxRows } from '../base/limits.ts';
import { bits } from '../base/permissions.ts';
import { reasonClasses, reasonCode } from '../services/reason-codes.ts';
import { batchNameOf, batchServiceCodes, Service, serviceOf } from '../services/services.ts';
import { Cursor } from '../base/cursor.ts';
import { download, get, signedIn } from '../base/endpoint.ts';
import { languageTags } from '../base/language.ts';
import { textOf } from '../base/schema-text.ts';
import { Day, periodChecks } from '../reports/report-period.ts';
import { servicesWanted } from '../services/wanted.ts';
import { queryRecordsWanted } from './wanted.ts';

/** Filter values beside single classes: every class that reports count as answered, or as failed. */
export const outcomes = ['answered', 'failed'] as const;
/** The caller, in place of a user's id. */
export const callerAsUser = 'me';

const userWrong = textOf(queryRecordsWanted.user(callerAsUser));

const Code = z.pipe(
  z.string({ error: queryRecordsWanted.noSuchCode.text }).check(
    z.refine((given) => /^\d{1,3}$/.test(given) && reasonCode(Number(given)) !== undefined, {
      error: queryRecordsWanted.noSuchCode.text,
    }),
  ),
  z.transform(Number),
);

const ServiceName = z.pipe(
  z
    .string({ error: servicesWanted.noSuchService.text })
    .check(z.refine((given) => Service.safeParse(given).success, { error: servicesWanted.noSuchService.text })),
  z.transform((given) => batchNameOf(serviceOf(given))),
);

const filters = {
  from: Day,
  to: Day,
  service: z.optional(ServiceName),
  country: z.optional(z.string().check(z.regex(/^(?:[A-Z]{2}|001)$/, { error: queryRecordsWanted.country.text }))),
  loc: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  class: z.optional(z.enum([...outcomes, ...reasonClasses], { error: queryRecordsWanted.noSuchClass.text })),
  code: z.optional(Code),
  key: z.optional(z.uuid({ error: queryRecordsWanted.key.text })),
  user: z.optional(z.union([z.literal(callerAsUser), z.uuid({ error: userWrong })], { error: userWrong })),
};

const Filters = z.object(filters).check(...periodChecks);
export type QueryRecordFilters = z.output<typeof Filters>;

/**
 * `at` is RFC 3339 in UTC. `tel` is the whole number for the user who queried it and for administrators, otherwise its first four digits and "…" (`isMasked`).
 * The same people see `user`, which is also null if no user of the organisation made the query. `import` comes from the provider's platform, `api` from a
 * program; `key` is the beginning of its key, for those who see `user`.
 */
export const QueryRecordRow = z.object({
  id: z.string(),
  at: z.string(),
  tel: z.string(),
  isMasked: z.boolean(),
  isoCountry: z.string(),
  countryName: z.string(),
  service: z.enum(batchServiceCodes),
  rc: z.int(),
  channel: z.enum(['single', 'api', 'import']),
  user: z.nullable(z.string()),
  key: z.nullable(z.string()),
  isOwn: z.boolean(),
});
export type QueryRecordRow = z.infer<typeof QueryRecordRow>;

const access = signedIn(bits.reports);

export const queryRecords = get('/api/reports/queries', {
  summary: `List the newest ${queryRecordsPageSize} query records of a period; \`before\` gets older ones`,
  access,
  operation: 'Report',
  query: z.object({ ...filters, before: z.optional(Cursor) }).check(...periodChecks),
  /** `older` is the `before` of the next page; null on the last one. */
  reply: z.object({ response: z.object({ rows: z.array(QueryRecordRow), older: z.nullable(z.string()) }) }),
});

const Counts = z.object({ answered: z.int(), failed: z.int() });

/**
 * `records` counts the records in the list. `report` counts as the reports do, for the same days, service and country; null with another filter, which reports
 * lack. `inBatches` counts the queries of batches alone: together with the records they make the report. Before `keptFrom` there are counts but no records, and
 * `inBatches` is null.
 */
export const queryTotals = get('/api/reports/queries/total', {
  summary: 'Count query records and reconcile them with the reports',
  access,
  operation: 'Report',
  query: Filters,
  reply: z.object({
    response: z.object({ records: Counts, report: z.nullable(Counts), inBatches: z.nullable(Counts), keptFrom: z.string() }),
  }),
});
export type QueryTotals = z.infer<(typeof queryTotals)['reply']>['response'];

const recordExportFormats = ['csv', 'xlsx'] as const;
export type RecordExportFormat = (typeof recordExportFormats)[number];

export const exportQueryRecords = download('/api/reports/queries/export', {
  summary: `Export all query records of a period, newest first, as CSV or as a workbook of at most ${queryWorkbookMaxRows.toLocaleString('en')} rows`,
  access,
  query: z
    .object({
      ...filters,
      format: z._default(z.enum(recordExportFormats, { error: queryRecordsWanted.format.text }), 'csv'),
      language: z._default(z.enum(languageTags, { error: queryRecordsWanted.language.text }), 'en'),
    })
    .check(...periodChecks),
});
