/** Batches: one file of numbers, several services, one result file per service. */
import * as z from 'zod/mini';
import { emailAddress } from '../base/email.ts';
import { textOf } from '../base/schema-text.ts';
import { portsMaxDays } from '../base/limits.ts';
import { bits } from '../base/permissions.ts';
import { batchServiceCodes, servicesRequiredMessage } from '../services/services.ts';
import { download, get, post, signedIn, upload } from '../base/endpoint.ts';
import { pageFields } from '../base/pages.ts';
import { Message } from '../base/message.ts';
import { servicesWanted } from '../services/wanted.ts';
import { Finding } from './findings.ts';
import { batchesWanted } from './wanted.ts';

/** Days that the ports service looks back, as typed. */
const Days = z.pipe(
  z.string().check(z.regex(/^-?\d+$/, { error: batchesWanted.days.text })),
  // Clamped, because a number with too many digits would be infinite in JavaScript.
  z.pipe(
    z.transform((text: string) => Math.max(-1, Math.min(portsMaxDays + 1, Number(text)))),
    z
      .number()
      .check(
        z.gte(0, { error: batchesWanted.noNegativeDays.text }),
        z.lte(portsMaxDays, { error: textOf(batchesWanted.fewerDays(portsMaxDays)) }),
      ),
  ),
);

const BatchService = z.enum(batchServiceCodes, { error: servicesWanted.noSuchService.text });

/** The requested services without repeats, in the order of the list. A single one arrives as text, several as an array. */
const ChosenServices = z.pipe(
  z.pipe(
    z.transform((given: string | string[] | undefined) => (given === undefined ? [] : [given].flat())),
    z.array(BatchService).check(z.minLength(1, { error: servicesRequiredMessage })),
  ),
  z.transform((chosen) => batchServiceCodes.filter((code) => chosen.includes(code))),
);

/** Order of a batch besides its file: fields of the form and query of the call. */
export const BatchOrder = z
  .object({ service: ChosenServices, email: emailAddress(), days: z.optional(Days) })
  .check(
    z.refine(({ service, days }) => !service.includes('ports') || days !== undefined, { path: ['days'], error: batchesWanted.days.text }),
  );
export type BatchOrder = z.output<typeof BatchOrder>;

const BatchId = z.uuid({ error: batchesWanted.noSuchBatch.text });

/**
 * Reply to an accepted batch. `mailWaits`: its mail goes outside the organisation, and its reader has to confirm first; absent in the repeated answer of an
 * older version.
 */
const AcceptedBatch = z.extend(Message, { id: BatchId, mailWaits: z.optional(z.boolean()) });

/** Answers a repeated call with an `Idempotency-Key` header like the first, without a second batch. */
export const submitBatch = upload('/api/batchquery/batch_query', {
  summary: 'Query every number of a file; an e-mail says when the result files are ready',
  refuses: ['not_entitled', 'quota_reached'],
  takesIdempotencyKey: true,
  furtherFiles: [
    { field: 'columns', about: 'CSV with one row per number, returned beside the answers in the joined file' },
    {
      field: 'rows',
      about:
        'CSV with a heading, instead of columns: the table of the numbers, returned row by row in the joined file. Its first column is the line of the file that answers the row, empty if none does; its second is a note',
    },
  ],
  access: signedIn(bits.test_and_diagnostics, bits.batch_query),
  operation: 'Query',
  query: BatchOrder,
  reply: AcceptedBatch,
});

export const batchStates = ['queued', 'running', 'done', 'partly', 'failed', 'cancelled'] as const;
export type BatchState = (typeof batchStates)[number];

/**
 * One service of a batch. `Records` counts the rows of the file, `failed` those that failed so far, `Date` is the time of acceptance (RFC 3339, UTC), `status`
 * the state of this service, `progress` a whole percentage. `mailWaits`: the mail about the batch waits until its reader outside the organisation confirms the
 * address. `name` is the uploaded file's name, `answered` counts the rows answered so far without failure.
 */
export const BatchResultRow = z.object({
  Date: z.string(),
  Service: BatchService,
  Records: z.int(),
  Filename: z.string(),
  email: z.string(),
  id: BatchId,
  status: z.enum(batchStates),
  progress: z.int(),
  failed: z.int(),
  mailWaits: z.boolean(),
  name: z.string(),
  answered: z.int(),
});
export type BatchResultRow = z.infer<typeof BatchResultRow>;

/** An `ETag` sent back as `If-None-Match` gets 304 while nothing has changed. */
export const batchResults = get('/api/batchquery/batch_results', {
  summary: 'Batches of the organisation with stored results, one row per service, newest first',
  isVersioned: true,
  access: signedIn(bits.test_and_diagnostics),
  query: z.object({ id: z.optional(BatchId), ...pageFields }),
  tool: {
    name: 'batch_status',
    about: 'Progress of the latest batches of the organisation, one row per service, newest first; or of one batch by its id',
    takes: z.pipe(
      z.strictObject({ id: z.optional(BatchId) }),
      z.transform((asked) => ({ ...asked, limit: '20' })),
    ),
  },
  reply: z.object({ message: z.array(BatchResultRow), next: z.nullable(z.string()) }),
});

/**
 * One batch as a whole. Times are RFC 3339 in UTC; `answered` counts rows, `secondsLeft` is an estimate, null if there is none. `ownRows` counts the rows of
 * the customer's table, which the joined file repeats; null if that file has one row per number. `reasons` counts the rows of a service by reason code.
 * `countries` and `operators` count numbers, most first. Operators' names come from the service `operatorsBy`; those after the first hundred are summed up.
 * `reasons`, `countries` and `operators` are null if an older version began the batch.
 */
export const BatchSummary = z.object({
  id: BatchId,
  name: z.string(),
  state: z.enum(batchStates),
  createdAt: z.string(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  startedBy: z.nullable(z.string()),
  email: z.string(),
  mailWaits: z.boolean(),
  days: z.nullable(z.int()),
  records: z.int(),
  rowsDone: z.int(),
  secondsLeft: z.nullable(z.int()),
  ownColumns: z.array(z.string()),
  ownRows: z.nullable(z.int()),
  services: z.array(
    z.object({
      service: BatchService,
      fileName: z.string(),
      failed: z.int(),
      reasons: z.nullable(z.array(z.object({ rc: z.int(), rows: z.int() }))),
    }),
  ),
  countries: z.nullable(z.array(z.object({ country: z.string(), numbers: z.int() }))),
  operators: z.nullable(z.array(z.object({ name: z.nullable(z.string()), numbers: z.int() }))),
  operatorsBy: z.nullable(BatchService),
  otherOperators: z.object({ operators: z.int(), numbers: z.int() }),
});
export type BatchSummary = z.infer<typeof BatchSummary>;

export const batchSummary = get('/api/batchquery/batch_summary', {
  summary: 'One batch: its progress, the outcome of its rows, and the countries and carriers of its numbers',
  refuses: ['not_found'],
  access: signedIn(bits.test_and_diagnostics),
  operation: 'Query',
  query: z.object({ id: BatchId }),
  reply: z.object({ message: BatchSummary }),
});

const Budget = z.object({ used: z.number(), max: z.int() });

/**
 * Usage of an organisation's limits: unfinished batches, batches sent on this UTC day, and stored megabytes. `pace` is the queries per second of recent
 * batches, for services answered from data and for those that query a network; null if no batch was long enough to measure.
 */
export const batchLimits = get('/api/batchquery/batch_limits', {
  summary: 'Batch limits of the organisation, and how much of them is used',
  access: signedIn(bits.test_and_diagnostics),
  operation: 'Query',
  reply: z.object({
    message: z.object({
      open: Budget,
      today: Budget,
      megabytes: Budget,
      pace: z.object({ fromData: z.nullable(z.number()), overNetworks: z.nullable(z.number()), networkServices: z.array(BatchService) }),
    }),
  }),
});

/** The stored file is separated by `;`. `rows=failed` leaves answered rows out. */
export const downloadBatchResult = download('/api/batchquery/batch_download', {
  summary: 'The result file of one service of a batch',
  access: signedIn(bits.test_and_diagnostics),
  query: z.object({
    file: z.string(),
    format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
    separator: z._default(z.enum([';', ',']), ';'),
    rows: z._default(z.enum(['all', 'failed']), 'all'),
  }),
});

/**
 * Columns: the customer's own, the number, the note if the customer sent a table, and each service's fields as `npq.cic`, with its reason code in words as
 * `npq.reason` and the sources as `npq.source`, `npq.dataVersion` and `npq.simulated`. `briefColumns` follow; with `first=verdict` they come after the number,
 * and your own columns after them. `found` leaves out numbers without that finding.
 */
export const downloadJoinedBatch = download('/api/batchquery/batch_joined', {
  summary: 'Results of all services of a finished batch in one file, with your own columns',
  refuses: ['conflict'],
  access: signedIn(bits.test_and_diagnostics),
  query: z.object({
    id: BatchId,
    format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
    first: z.optional(z.literal('verdict', { error: batchesWanted.firstColumns.text })),
    found: z.optional(Finding),
  }),
});

export const cancelBatch = post('/api/batchquery/batch_cancel', {
  summary: 'Stop a queued or running batch; answered queries still count, its files are deleted',
  refuses: ['not_found', 'conflict'],
  access: signedIn(bits.test_and_diagnostics, bits.batch_query),
  operation: 'Query',
  body: z.strictObject({ id: BatchId }),
  reply: Message,
});

/**
 * Without `found`: numbers whose query may succeed next time, with the services that failed. With `found`: the numbers with that finding, with all services of
 * the batch.
 */
export const rerunBatch = post('/api/batchquery/batch_rerun', {
  summary: 'Query the failed numbers of a finished batch again, with the services that failed and your own columns; or those of a finding',
  refuses: ['not_found', 'conflict', 'not_entitled', 'quota_reached'],
  takesIdempotencyKey: true,
  access: signedIn(bits.test_and_diagnostics, bits.batch_query),
  operation: 'Query',
  body: z.strictObject({ id: BatchId, found: z.optional(Finding) }),
  reply: AcceptedBatch,
});
